import * as fc from '@site/tests/unit/properties';
import { homeLoan, rules } from '@site/tests/unit/homeLoans';
import type { HomeLoan } from '../../content/offerTypes';
import { loanColumns, type LoanInputs } from '../loans/loan';
import { rankHomeLoans, type HomeLoanRanking } from './rank';
import * as words from './messages.en';
import * as shared from '../loans/messages.en';
import * as ofLists from '../../machines/list/messages.en';

const inputs: LoanInputs = { amount: 5_000_000, tenureMonths: 240 };

function rank(rows: readonly HomeLoan[], more: Partial<LoanInputs> = {}): HomeLoanRanking {
  return rankHomeLoans(rows, { ...inputs, ...more }, rules);
}

function names(answers: HomeLoanRanking['ranked']): string[] {
  return answers.map(({ row }) => row.provider.name);
}

describe('what one row comes to', () => {
  it('shows EMI, APR with fee and GST, total and distance to the least', () => {
    const { ranked } = rank([
      homeLoan('First', { rates: [['from 7.10%']], fee: '0.35%, ₹3,500 to ₹30,000' }),
      homeLoan('Second', { rates: [['7.15% - 9.35%']], fee: '0.50%, at most ₹15,000' }),
    ]);
    expect(ranked[0]).toMatchObject({
      rate: 7.1,
      emi: 39_066,
      feeText: '₹20,650',
      total: 39_066 * 240 + 20_650,
      aboveLeast: 0,
    });
    expect(ranked[0]?.apr).toBeCloseTo(7.1537, 4);
    expect(ranked[1]).toMatchObject({ emi: 39_216, feeText: '₹17,700', aboveLeast: 33_050 });
  });

  it.each([
    ['up to 2%', 'at most ₹1,18,000', 0],
    ['up to 0.50%, at least ₹3,000', 'at most ₹29,500', 3540],
    ['from 0.50%', 'from ₹29,500', 29_500],
    ['₹1,500 to ₹5,000', '₹1,770 to ₹5,900', 1770],
    ['Not found', 'Not found', 0],
    ['₹5,000 up to ₹10 lakh', 'Not found', 0],
  ])('counts of the fee "%s" in the total what is certain, and says so', (fee, text, least) => {
    const [answer] = rank([homeLoan('First', { rates: [['7.10%']], fee })]).ranked;
    expect(answer).toMatchObject({ feeText: text, total: 39_066 * 240 + least });
    expect(answer?.apr).toBeUndefined();
  });

  it('counts nothing where the lender charges nothing', () => {
    const [answer] = rank([homeLoan('First', { rates: [['7.10%']], fee: 'Nil' })]).ranked;
    expect(answer).toMatchObject({ feeText: 'Nil' });
    expect(answer?.apr).toBeCloseTo(7.1, 8);
  });
});

describe('which published rate applies', () => {
  const byScore = homeLoan('By Score', {
    rates: [
      ['from 7.10%', 'score at least 800, salaried'],
      ['from 7.60%', 'score 750 to 799, salaried'],
    ],
  });
  const bySize = homeLoan('By Size', {
    rates: [
      ['from 7.20%', 'loan above ₹30 lakh'],
      ['from 8.20%', 'loan up to ₹30 lakh'],
    ],
  });

  it.each([
    [{}, 7.1, 'score 800 or more, salaried'],
    [{ score: 820 }, 7.1, 'score 800 or more, salaried'],
    [{ score: 760 }, 7.6, 'score 750 to 799, salaried'],
  ])('%j gets %d%%', (more, rate, whoGetsIt) => {
    expect(rank([byScore], more).ranked[0]).toMatchObject({ rate, whoGetsIt });
  });

  it('is not ranked for a score that has no published rate', () => {
    const { ranked, unranked } = rank([byScore, bySize], { score: 700 });
    expect(names(ranked)).toEqual(['By Size']);
    expect(unranked).toMatchObject([{ reason: shared.reasonScore, answers: [{ row: { id: 'by-score' } }] }]);
  });

  it('depends on the size of the loan', () => {
    expect(rank([bySize], { amount: 3_000_000 }).ranked[0]).toMatchObject({ rate: 8.2 });
    expect(rank([bySize], { amount: 3_000_001 }).ranked[0]).toMatchObject({ rate: 7.2 });
  });

  it.each([
    ['salary account', { salaryBank: 'first' }],
    ['woman first owner', { womanFirstOwner: true }],
  ])('uses %s where a lender publishes its rates by it', (trait, told) => {
    const first = homeLoan('First', { rates: [['7.10%', trait], ['7.15%']] });
    expect(rank([first]).ranked[0]).toMatchObject({ rate: 7.15 });
    expect(rank([first], told).ranked[0]).toMatchObject({ rate: 7.1 });
    expect(rank([first], told).notes).toEqual([]);
  });

  it('says where what a visitor told changes nothing', () => {
    const { notes } = rank([bySize], { salaryBank: 'by-size', womanFirstOwner: true, score: 700 });
    expect(notes).toEqual([
      `${shared.scoreNotPublished} ${shared.scoreStartingRates}`,
      words.noSalaryRate({ bank: 'By Size' }),
      words.noWomanRate,
    ]);
  });
});

describe('the order', () => {
  it('is the rate in steps of 0.05 points, then the fee, known ones first, then the name', () => {
    const rows = [
      homeLoan('Zebra', { rates: [['7.15%']], fee: '₹5,000' }),
      homeLoan('Unknown', { rates: [['7.15%']], fee: 'Not found' }),
      homeLoan('Ceiling', { rates: [['7.15%']], fee: 'up to 1%' }),
      homeLoan('Aardvark', { rates: [['7.15%']], fee: '₹5,000' }),
      homeLoan('Dear', { rates: [['7.17%']], fee: '₹4,000' }),
      homeLoan('Low', { rates: [['7.10%']], fee: 'up to 3%' }),
      homeLoan('High', { rates: [['7.20%']] }),
    ];
    expect(names(rank(rows).ranked)).toEqual(['Low', 'Dear', 'Aardvark', 'Zebra', 'Ceiling', 'Unknown', 'High']);
    expect(names(rankHomeLoans(rows, inputs, rules, 'name').ranked)[0]).toBe('Aardvark');
    expect(names(rankHomeLoans(rows, inputs, rules, 'fee').ranked)[0]).toBe('High');
    expect(names(rankHomeLoans(rows, inputs, rules, 'apr').ranked).slice(-3)).toEqual(['Ceiling', 'Low', 'Unknown']);
  });

  const row = fc
    .record({
      rate: fc.integer({ min: 700, max: 740 }),
      fee: fc.constantFrom('Nil', '₹5,000', '0.50%', 'up to 1%', 'Not found', 'from 0.50%'),
      follows: fc.constantFrom('repo rate' as const, 'own rate' as const, 'not found' as const),
      document: fc.constantFrom('in-august' as const, 'in-september' as const, 'in-october' as const),
    })
    .map(({ rate, ...given }) => ({ ...given, rates: [[`${(rate / 100).toFixed(2)}%`]] as const }));
  const lists = fc
    .array(row, { minLength: 1, maxLength: 12 })
    .map((rows) => rows.map((given, index) => homeLoan(`Lender ${String.fromCodePoint(65 + index)}`, given)));

  it('does not depend on how the rows stand in the file, and loses none', () => {
    const shuffled = lists.chain((rows) =>
      fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length })),
    );
    fc.assert(
      fc.property(
        shuffled,
        fc.constantFrom(...loanColumns),
        fc.boolean(),
        ([rows, others], column, passOnRepoChange) => {
          const [a, b] = [rows, others].map((some) =>
            rankHomeLoans(some, { ...inputs, passOnRepoChange }, rules, column),
          );
          expect(b).toEqual(a);
          const everywhere = [...(a?.ranked ?? []), ...(a?.unranked ?? []).flatMap(({ answers }) => answers)];
          expect(names(everywhere).sort()).toEqual(rows.map(({ provider }) => provider.name).sort());
        },
      ),
    );
  });

  it('never puts a step above a lower one, and a higher rate costs more', () => {
    fc.assert(
      fc.property(lists, (rows) => {
        const { ranked } = rank(rows);
        for (const [index, { rate = NaN, emi = NaN }] of ranked.entries()) {
          const next = ranked[index + 1];
          if (!next?.rate || !next.emi) continue;
          expect(Math.floor(next.rate * 20 + 1e-6)).toBeGreaterThanOrEqual(Math.floor(rate * 20 + 1e-6));
          if (next.rate > rate) expect(next.emi).toBeGreaterThanOrEqual(emi);
        }
      }),
    );
  });
});

describe('which rows are ranked together', () => {
  const september = homeLoan('September', { rates: [['7.20%']], follows: 'repo rate' });
  const own = homeLoan('Own Rate', { rates: [['7.30%']] });
  const unclear = homeLoan('Unclear', { rates: [['7.10%']], follows: 'not found' });
  const october = homeLoan('October', { rates: [['7.25%']], follows: 'repo rate', document: 'in-october' });
  const august = homeLoan('August', { rates: [['7.00%']], document: 'in-august' });

  const repoMoved = shared.repoMoved({ moved: 'up', points: '0.25', day: '7 October 2026' });

  it('leaves out a rate that was read after the repo rate moved, or too long before, and says why', () => {
    const { ranked, unranked, notes, canPassOn } = rank([september, own, unclear, october, august]);
    expect(names(ranked)).toEqual(['Unclear', 'September', 'Own Rate']);
    expect(unranked.map(({ reason, answers }) => [reason, ...names(answers)])).toEqual([
      [ofLists.readAfterMove({ day: '10 October 2026', moved: 'up', movedOn: '7 October 2026' }), 'October'],
      [ofLists.readApart({ day: '1 August 2026' }), 'August'],
    ]);
    expect(notes).toEqual([words.repoNotPassedOn({ repoMoved, count: 1, all: 3, moved: 'up' })]);
    expect(canPassOn).toBe(true);
  });

  it('passes the change on to those that follow it, as an estimate, and to no other', () => {
    const { ranked, unranked, notes } = rank([september, own, unclear, october], { passOnRepoChange: true });
    expect(ranked.map(({ row, rate, passedOn }) => [row.provider.name, rate, passedOn])).toEqual([
      ['October', 7.25, undefined],
      ['Own Rate', 7.3, undefined],
      ['September', 7.45, 0.25],
    ]);
    expect(unranked.map(({ answers }) => names(answers))).toEqual([['Unclear']]);
    expect(notes).toContain(words.repoPassedOn({ repoMoved, count: 1 }));
  });

  it('says of an estimate what was added to the published rate, and not that it is from before the change', () => {
    const published = (rows: HomeLoan[]) => rank(rows, { passOnRepoChange: true }).lead;
    const added = words.monthWithChange({ month: 'September 2026', moved: 'up', points: '0.25' });
    expect(published([september, homeLoan('High', { rates: [['9%']] })])).toContain(`(${added})`);
    expect(published([homeLoan('Own', { rates: [['7.10%']] }), september])).toContain('(September 2026).');
  });

  it('asks for today’s rate, or adds to it, at the same lenders: not at one that has published a new rate since', () => {
    const rows = [october, homeLoan('Before', { rates: [['7.40%']], follows: 'repo rate' }), own];
    expect(rank(rows).notes).toContain(words.repoNotPassedOn({ repoMoved, count: 1, all: 2, moved: 'up' }));
    expect(rank(rows, { passOnRepoChange: true }).notes).toContain(words.repoPassedOn({ repoMoved, count: 1 }));
  });
});

test('whatever the days and rates, nothing that is called lowest is beaten by a reading of the same side of a move', () => {
  const reading = fc.record({
    rate: fc.integer({ min: 700, max: 900 }),
    isAfter: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(reading, { minLength: 1, maxLength: 8 }), (given) => {
      const rows = given.map(({ rate, isAfter }, index) =>
        homeLoan(`Lender ${index}`, {
          rates: [[`${(rate / 100).toFixed(2)}%`]],
          follows: 'repo rate',
          document: isAfter ? 'in-october' : 'in-september',
        }),
      );
      const { ranked } = rankHomeLoans(rows, inputs, rules);
      const side = ranked[0]?.tier?.document;
      const known = rows
        .flatMap(({ rates }) => rates)
        .filter(({ document }) => document === side)
        .map(({ rate }) => rate.least ?? Infinity);
      expect(Math.min(...ranked.map(({ rate = Infinity }) => rate))).toBe(Math.min(...known));
      expect(new Set(ranked.map(({ tier }) => tier?.document)).size).toBe(1);
    }),
  );
});
