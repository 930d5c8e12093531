import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen, within } from '@testing-library/react';
import RoomRentChart from './';

const example = { limit: '₹5,000', days: '5', linked: '₹2,20,000', unlinked: '₹1,10,000', consumables: '₹30,000' };

const article = readFileSync(path.join(__dirname, '../../../blog/what-health-insurance-covers.mdx'), 'utf8');

/** The cells of the row of a room, after its name. */
function paidIn(room: string): (string | null)[] {
  const rows = [...document.querySelectorAll('tbody tr')];
  const row = rows.find(({ firstElementChild }) => firstElementChild?.textContent === room);
  return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
}

test('draws rooms below and above the limit, and has their numbers as a table', () => {
  render(<RoomRentChart caption="One stay, nine rooms" copay="10%" {...example} />);
  expect(screen.getByText('One stay, nine rooms')).toBeVisible();
  const chart = screen.getByRole('img', { name: /^Who pays what of a hospital bill/ });
  expect(
    within(chart)
      .getAllByText(/^₹/)
      .map(({ textContent }) => textContent),
  ).toEqual(['₹4.1 lakh', '₹2,000', '₹6,000', '₹10,000']);
  expect(paidIn('₹5,000')).toEqual(['₹3,85,000', '₹3,19,500', '₹65,500']);
  expect(paidIn('₹10,000')).toEqual(['₹4,10,000', '₹2,20,500', '₹1,89,500']);
});

test('the article on health insurance says what comes out of its example', () => {
  const [, props = ''] = /<RoomRentChart([^>]*)\/>/.exec(article) ?? [];
  const written = Object.fromEntries(
    [...props.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
  render(<RoomRentChart {...(written as unknown as Parameters<typeof RoomRentChart>[0])} />);
  const [billed, insurer, patient] = paidIn('₹8,000');
  expect(article).toContain(`The insurer pays ${insurer}.`);
  expect(article).toContain(`still pays ${patient} of a ${billed} bill`);
});

test('refuses what is no number', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => render(<RoomRentChart caption="A stay" copay="a tenth" {...example} />)).toThrow('copay: "a tenth"');
});
