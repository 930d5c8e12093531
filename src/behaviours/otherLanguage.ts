/** Takes the query and the visitor's numbers along to the page in another language. */
export function startOtherLanguage(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[hreflang][lang]');
  const carry = ({ currentTarget }: Event): void => {
    // Pending values are not in the address yet. As `settleAddress` of src/machines, which is no part of this chunk.
    dispatchEvent(new Event('settleaddress'));
    const { search, hash } = location;
    Object.assign(currentTarget as HTMLAnchorElement, { search, hash });
  };
  for (const link of links) link.addEventListener('click', carry);
}
