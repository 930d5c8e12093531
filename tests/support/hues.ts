/** The hue of each category by which the list of articles can be filtered. */
export const hues: Readonly<Record<string, string>> = {
  'Credit Cards': 'purple',
  Loans: 'green',
  Insurance: 'red',
  'Mutual Funds': 'emerald',
  Beginners: 'blue',
};
