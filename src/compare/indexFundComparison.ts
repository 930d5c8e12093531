import documents from '@site/src/content/documents.yml';
import { NOT_FOUND } from '../lib/quantities/unknown';
import { fundId, indexFundFacts } from '../lists/funds/rows';
import { indexFundDocuments, indexFunds, type Fund } from '../lists/funds/indexFunds';
import { costOf, TIE_POINTS } from '../lists/funds/rank';
import type { ComparedRow, Comparison } from '../machines/compare/comparison';
import { fundFace } from '../machines/compare/face';
import { comparedDocuments } from './comparedDocuments';
import * as ofFunds from '../lists/funds/messages.en';
import * as words from './messages.en';

const fields = [...new Set(indexFunds.flatMap((fund) => indexFundFacts(fund).map(([name]) => name)))];

function rowOf(fund: Fund): ComparedRow {
  const facts = new Map(indexFundFacts(fund));
  return {
    id: fundId(fund),
    name: fund.name,
    ...fundFace(fund.name),
    link: fund.record?.link ?? fund.tracked?.link,
    values: fields.map((field) => [facts.get(field) ?? NOT_FOUND].flat().join(' ')),
    number: costOf(fund, true),
    documents: indexFundDocuments(fund),
  };
}

/** All index funds, those that ended least behind their index first: what their list says of each, from its record and from its tracking difference. */
export function indexFundComparison(): Comparison {
  const rows = indexFunds.map(rowOf);
  return {
    fields,
    order: { field: 0, best: 'lowest', isRate: false, tiePoints: TIE_POINTS },
    notes: [words.indexDecides({ gap: ofFunds.gapMeaning }), words.indexUnknown],
    rows,
    documents: comparedDocuments(rows, documents),
  };
}
