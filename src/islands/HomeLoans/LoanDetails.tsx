import type { ReactNode } from 'react';
import { calculateEmi } from '../../lib/finance/emi';
import { formatDay } from '../../lib/format/dates';
import { formatRupees } from '../../lib/format/rupees';
import { rupeesInShort } from '../../lib/format/rupeesInShort';
import type { HomeLoanList, LoanAnswer, LoanInputs, SourceDocument } from '../../lib/offers/types';
import { format, isUnknown } from '../../lib/quantities/quantity';
import styles from './LoanDetails.module.css';
import { rateRangeText, rateText } from './rowTexts';

interface Props {
  readonly answer: LoanAnswer;
  readonly list: HomeLoanList;
  readonly inputs: LoanInputs;
}

type Fact = readonly [name: string, value: ReactNode];

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a borrower should know of this row, in the order in which it matters. */
function factsOf({ answer, inputs }: Props): readonly Fact[] {
  const { row, rate, tier, whoGetsIt, emi, unknowns } = answer;
  const facts: Fact[] = [];
  if (rate !== undefined && tier) {
    const raised = { principal: inputs.amount, annualRatePercent: rate + 1, tenureMonths: inputs.tenureMonths };
    const interest = (emi ?? 0) * inputs.tenureMonths - inputs.amount;
    facts.push([
      `Who gets ${rateText(tier.rate.least ?? rate)}`,
      upperFirst(whoGetsIt ?? 'the lender names no condition'),
    ]);
    if (row.averageRate) facts.push(['Average rate charged', rateRangeText(row.averageRate.value)]);
    facts.push(['If rates rise by 1 point', `${formatRupees(calculateEmi(raised).emi)} a month`]);
    facts.push([`Interest over ${inputs.tenureMonths / 12} years`, rupeesInShort(interest)]);
  }
  facts.push(['Fee before GST', format(row.processingFee.value)]);
  facts.push(['For a lower rate later', format(row.conversionFee.value)]);
  if (!isUnknown(row.prepayment.value)) facts.push(['Paying early', format(row.prepayment.value)]);
  facts.push(['Follows', typeof row.benchmark.value === 'string' ? row.benchmark.value : row.follows]);
  if (row.benefit) facts.push(['What stands out', row.benefit]);
  if (unknowns.length > 0) facts.push(['What is not known', unknowns.join(' ')]);
  return facts;
}

function datesOf({ published, effective, read }: SourceDocument): string {
  return [
    published ? `published ${formatDay(published)}` : 'day of publication not known',
    ...(effective ? [`in force from ${formatDay(effective)}`] : []),
    `read ${formatDay(read)}`,
  ].join(', ');
}

function documentsOf({ answer: { row, tier }, list }: Props): readonly SourceDocument[] {
  const ids = [tier?.document, row.processingFee.document, row.conversionFee.document, row.averageRate?.document];
  return [...new Set(ids)].flatMap((id) => (id === undefined ? [] : (list.documents[id] ?? [])));
}

/** What opens below a row. It is in the HTML for every row, and shown by the row's `<details>` without any script. */
export default function LoanDetails(props: Props): ReactNode {
  return (
    <dl className={styles.details}>
      {factsOf(props).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>Source</dt>
        {documentsOf(props).map((document) => (
          <dd key={document.id}>
            <a href={document.address} target="_blank" rel="noopener noreferrer" data-island-plain>
              {document.publisher}
              <span className="visuallyHidden"> (opens in a new tab)</span>
            </a>
            , {datesOf(document)}
            {document.through && `, through ${document.through}`}
          </dd>
        ))}
      </div>
    </dl>
  );
}
