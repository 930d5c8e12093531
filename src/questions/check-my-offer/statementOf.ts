import { feeNames, type Fee, type Statement } from './statement';
import { NOT_ON_PAPER, type OfferValues } from './values';

const known = (value: number | null): number | undefined => value ?? undefined;

const chosen = <Option extends string>(value: Option | typeof NOT_ON_PAPER): Option | undefined =>
  value === NOT_ON_PAPER ? undefined : value;

function feesOf(values: OfferValues): readonly Fee[] {
  const every = {
    processing: 'once',
    insurance: values.insuranceEvery,
    valuation: 'once',
    otherToLender: values.otherToLenderEvery,
    otherToOthers: values.otherToOthersEvery,
  } as const;
  return feeNames.flatMap((name): readonly Fee[] => {
    const rupees = values[name];
    return rupees === null ? [] : [{ name, rupees, every: every[name] }];
  });
}

/** A charge in percent says that there is one, or none, where the choice beside it says nothing. */
function prepaymentOf({ prepayment, prepaymentPercent }: OfferValues): Statement['prepayment'] {
  if (prepaymentPercent !== null) return prepaymentPercent > 0 ? 'charge' : 'nil';
  return chosen(prepayment);
}

/** What the visitor entered, as a statement to check. @param values with an amount and a term, as `conflictsOf` demands */
export function statementOf(values: OfferValues): Statement {
  return {
    paper: values.paper,
    loan: values.loan,
    amount: values.amount ?? 0,
    months: values.months ?? 0,
    instalments: known(values.instalments),
    instalment: known(values.instalment),
    rate: known(values.rate),
    kind: chosen(values.kind),
    benchmark: known(values.benchmark),
    spread: known(values.spread),
    isPaidInStages: values.disbursal === 'stages',
    paidOut: known(values.paidOut),
    fees: feesOf(values),
    gst: chosen(values.gst),
    apr: known(values.apr),
    prepayment: prepaymentOf(values),
    prepaymentPercent: known(values.prepaymentPercent),
    penalty: chosen(values.penalty),
    switching: chosen(values.switching),
  };
}
