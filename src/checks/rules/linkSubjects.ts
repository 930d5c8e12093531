import type { Fields } from '../model';
import { rowProblem } from '../rowProblem';
import type { Rule } from './rule';

/** What providers call a product in addresses, and the data files that have it. */
const subjects: readonly (readonly [inAddress: RegExp, inFile: RegExp])[] = [
  [/credit-?cards?\b/iu, /\/cards\/|\/credit-cards/u],
  [/home-?loan|housing-?loan/iu, /home-loans/u],
  [/(?:car|auto|vehicle)-?loan/iu, /car-loan|two-wheeler/u],
  [/gold-?loan/iu, /gold-loan/u],
  [/personal-?loan/iu, /personal-loans/u],
  [/(?:education|student)-?loan/iu, /education-loan/u],
  [/business-?loan/iu, /business-loans/u],
  [/against-?property/iu, /property/u],
  // Many banks have all rates of deposits on one page.
  [/fixed-?deposit|term-?deposit|savings?-?account/iu, /fixed-deposits|savings-accounts|tax-saving/u],
  [/health-?insurance/iu, /health/u],
  [/travel-?insurance/iu, /travel/u],
  [/(?:car|motor|bike)-?insurance/iu, /car|bike/u],
];

/** Links of rows to the provider's page about another product. */
export const linkSubjects: Rule = ({ data }, report) => {
  for (const file of data.filter(({ fields }) => fields['order'] !== undefined)) {
    for (const [index, row] of file.rows.entries()) {
      const of = subjectOf(row);
      if (of === undefined || of[1].test(file.path) || subjects.every(([, inFile]) => !inFile.test(file.path)))
        continue;
      const message = `this page of the provider is about another product, "${of[0].exec(String(row['link']))?.[0]}"; link to the one about this`;
      report(rowProblem(file, index, ['link'], message));
    }
  }
};

/** The product in the path of a row's link, if there is just one. */
function subjectOf({ link }: Fields): (typeof subjects)[number] | undefined {
  const path = typeof link === 'string' ? link.replace(/^https:\/\/[^/]*/u, '') : '';
  const found = subjects.filter(([inAddress]) => inAddress.test(path));
  return found.length === 1 ? found[0] : undefined;
}
