import { lastRepoChange, pointsSince } from '../../content/reads';
import type { LoanRules } from '../loans/loan';
import { loanInputsOf, refinanceOptions, type RefinanceOption, type RefinanceTerms } from '../loans/refinance';
import { loanRules } from '../loans/rules';
import { scoreNote } from '../loans/scores';
import { repoMoved } from '../loans/sentences';
import type { HomeLoanRecords } from '../../content/homeLoans';
import * as words from './messages.en';

/** A note if the repo rate has moved since these rates were read; else empty. */
function repoNotes({ repoRate }: LoanRules, options: readonly RefinanceOption[]): readonly string[] {
  const change = lastRepoChange(repoRate);
  const isBefore = options.some(({ tier }) => pointsSince(repoRate, tier.day) !== 0);
  return change && isBefore ? [words.refinanceRepo({ repoMoved: repoMoved(change) })] : [];
}

/** Refinancing terms of home loans: rates by score, and fees for a lower rate at the same lender. */
export function refinanceOf(from: Pick<HomeLoanRecords, 'rows' | 'documents'>): RefinanceTerms {
  const { rows: lenders, documents: known } = from;
  return {
    lenders,
    known,
    // The list's default loan after five years of EMIs, rounded to the lakh
    owed: [4_400_000, 100_000, 50_000_000, 100_000],
    rateNow: [8.5, 5, 20, 0.05],
    left: [15, 1, 30, 1],
    asksScore: true,
    answer: (inputs, figures) => {
      const rules = loanRules(figures);
      const answer = refinanceOptions(lenders, inputs, rules);
      const note = scoreNote(lenders, answer.others, loanInputsOf(inputs));
      return {
        ...answer,
        note: [...(note === '' ? [] : [note]), words.refinanceNotCounted, ...repoNotes(rules, answer.others)].join(' '),
      };
    },
  };
}
