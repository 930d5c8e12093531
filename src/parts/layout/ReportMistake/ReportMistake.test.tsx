import { render, screen } from '@testing-library/react';
import { mailAddress } from '../../../content/reportLink';
import { site } from '../../../site';
import { carLoans } from '@site/tests/unit/listings';
import { world } from '@site/tests/unit/docusaurus/world';
import { SourceNote } from '../../lists/DataNote';
import WhoRunsIt from '../WhoRunsIt';
import WriteToUs from '../WriteToUs';
import ReportMistake from './';

const parts = (
  <>
    <ReportMistake />
    <WriteToUs />
    <WhoRunsIt />
    <SourceNote data={carLoans} />
  </>
);

const mails = (): string[] =>
  screen
    .queryAllByRole('link')
    .flatMap((link) => link.getAttribute('href') ?? [])
    .filter((href) => href.startsWith('mailto:'));

test('without an address no page speaks of writing to us, and without names the page says that there are none', () => {
  render(parts);
  expect(mails()).toEqual([]);
  expect(document.body).not.toHaveTextContent(/without an account|write to/i);
  expect(screen.getByRole('link', { name: /tell us on WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringContaining(world.chatPhone!),
  );
  expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument();
  expect(screen.getByText(/have not put their names here/)).toBeInTheDocument();
});

test('with neither an address nor a number the page says that an account of GitHub is needed', () => {
  const { chatPhone } = world;
  world.chatPhone = undefined;
  render(<ReportMistake />);
  expect(screen.getByText(/you need a GitHub account/)).toBeInTheDocument();
  expect(screen.queryByText(/WhatsApp/)).not.toBeInTheDocument();
  world.chatPhone = chatPhone;
});

test('with an address every place names it, a list with its page as the subject', () => {
  jest.replaceProperty(site, 'reportEmail', 'hello@money.example');
  jest.replaceProperty(site, 'people', [{ name: 'Asha Rao', does: 'edits the lists' }] as never);
  render(parts);
  expect(mails()).toHaveLength(3);
  expect(new Set(mails().map((href) => href.split('?')[0]))).toEqual(new Set(['mailto:hello@money.example']));
  expect(mailAddress('/home-loans')).toBe(
    `mailto:hello@money.example?subject=${encodeURIComponent('A mistake on /home-loans')}`,
  );
  expect(screen.getByText('Asha Rao')).toBeInTheDocument();
});
