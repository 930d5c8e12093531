import { healthPlans } from './insurance';

const plan = {
  ...{ name: 'A plan', sumInsured: '₹5 lakh', otherEntryAge: 'up to 65 years', roomRent: 'No limit', coPay: 'None' },
  ...{ preExistingWait: '3 years', listedWait: '2 years', refill: 'None', feature: 'One thing that it does' },
  ...{ link: 'https://example.in/', claimsPaid: '90%', complaints: '20', claimsYear: '2024-25', network: '11,400' },
};

const messages = (entryAge: string): readonly string[] =>
  (healthPlans.row.safeParse({ ...plan, entryAge }).error?.issues ?? [])
    .filter(({ path }) => path[0] === 'entryAge')
    .map(({ message }) => message);

test('a row with an age of another document says behind its own which one that is', () => {
  const remedy = 'name the other age behind it, as in "(up to 65 years in its prospectus of 2023)"';
  expect(messages('18 to 100 years (up to 65 years in its prospectus of 2023)')).toEqual([]);
  expect(messages('18 to 100 years')).toEqual([remedy]);
  expect(messages('18 to 100 years (at most 65 elsewhere)')).toEqual([remedy]);
});
