import * as fc from '@site/tests/unit/properties';
import { claims } from '@site/tests/unit/claims';
import { withoutMarks } from '../machines/fields/Marked';
import type { KnownDays } from '../content/offerTypes';
import { bankGroup } from './fixed-deposits/bankRows';
import { banks, rankBanks } from './fixed-deposits/banks';
import { defaults as deposit } from './fixed-deposits/inputs';
import { bestInsured, leadOf as depositLead } from './fixed-deposits/sentences';
import { accounts, defaults as saving } from './savings-accounts/accounts';
import { rankAccounts } from './savings-accounts/rank';
import { accountGroup } from './savings-accounts/rows';
import { bestInsured as bestBalance, leadOf as balanceLead } from './savings-accounts/sentences';

/** No bank is called the best next to one that was read on another day and pays more. The site's records, as if read on made-up days. */

const RUNS = { numRuns: 25 };

const days = fc.array(fc.constantFrom('2026-09-27', '2026-06-01', '2026-11-20'), { minLength: 60, maxLength: 60 });

/** The records as if each had been read on a day of its own. */
const readOn = <Known extends KnownDays>(records: readonly Known[], read: readonly string[]): readonly Known[] =>
  records.map((record, index) => {
    const day = read[index]!;
    return { ...record, day, readDay: day };
  });

const figures = { 'section-80ttb-limit': 50_000, 'loan-fee-gst': 18, 'income-tax-cess': 4 };

test('no deposit pays most beside one that was read on another day and pays more', () => {
  fc.assert(
    fc.property(days, fc.constantFrom('1', '3', '5'), fc.boolean(), (read, years, senior) => {
      const asked = { ...deposit, years, senior, figures };
      const records = readOn(banks.records, read);
      const ranking = rankBanks(asked, records);
      const rivals = ranking.unranked.flatMap(({ offers }) => offers.map(({ rate }) => rate));
      if (Math.max(...rivals) <= (ranking.byRate[0]?.rate ?? 0)) return;
      const { tag, ranked } = bankGroup(ranking, asked, 500_000);
      const lead = withoutMarks(depositLead(bestInsured(ranking, asked, 500_000), asked, 500_000));
      expect([tag, claims(lead), ranked.filter((row) => row.figures[2].isBest)]).toEqual([undefined, false, []]);
    }),
    RUNS,
  );
});

test('no savings account pays most beside one that was read on another day and pays more', () => {
  fc.assert(
    fc.property(days, fc.constantFrom(10_000, 100_000, 900_000), (read, balance) => {
      const asked = { ...saving, balance };
      const records = readOn(accounts.records, read);
      const ranking = rankAccounts(asked, figures, records);
      const rivals = ranking.unranked
        .filter(({ reason }) => reason.startsWith('Read on'))
        .flatMap(({ offers }) => offers);
      if (Math.max(...rivals.map(({ earned }) => earned)) <= (ranking.byEarned[0]?.earned ?? 0)) return;
      const { tag, ranked } = accountGroup(ranking, asked, 500_000);
      const lead = withoutMarks(balanceLead(bestBalance(asked, ranking, 500_000, figures), asked, 500_000));
      expect([tag, claims(lead), ranked.filter((row) => row.figures[2].isBest)]).toEqual([undefined, false, []]);
    }),
    RUNS,
  );
});
