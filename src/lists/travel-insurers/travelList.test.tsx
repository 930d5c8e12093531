import { fireEvent, render, screen } from '@testing-library/react';
import ListById from '../listById';
import * as words from './messages.en';
import { illnessLimits, insurers, conditions } from './insurers';
import * as ofTerms from '../terms/messages.en';

beforeEach(() => history.replaceState(null, '', '/insurance/travel'));

test('an illness is not shown as covered without its limit: in the answer, and on a row that is closed', () => {
  render(<ListById id="travel-insurers" figures={{}} />);
  const box = screen.getByLabelText(words.labelIllness, { exact: false });
  expect(box).not.toBeChecked();
  fireEvent.click(box);
  const limits = illnessLimits(insurers.filter((insurer) => conditions.illness.isMet(insurer))).trim();
  expect(limits).not.toBe('');
  expect(screen.getAllByText(limits, { exact: false })[0]).toBeInTheDocument();
  expect(screen.getByText(words.yourIllness({ rule: '10% of the cover, when life is in danger' }))).toBeInTheDocument();

  fireEvent.click(box);
  expect(screen.queryByText(limits, { exact: false })).not.toBeInTheDocument();
  expect(screen.queryByText(words.yourIllness({ rule: '' }).trim(), { exact: false })).not.toBeInTheDocument();
  expect(screen.getAllByText('365 days')[0]).toBeInTheDocument();
  const [, , rest = ''] = ofTerms.leadAll({ kind: 'insurers', all: String(insurers.length) }).split('**');
  expect(screen.getAllByText(rest, { exact: false })[0]).toBeInTheDocument();
});
