import { isRecord } from '../../lib/isRecord';
import { listingKinds } from '../../content/schemas';
import { rowEdits } from '../edits/rowEdits';
import { haveNumbers, quotesOf } from '../edits/quotes';
import { renewedDocuments } from '../edits/sources';
import type { DataFile, Fields, Site } from '../model';
import { documentIdsIn, documentsOf, rowsOf } from '../records';
import type { Rule } from './rule';

/** Lists whose `checked` was renewed while most documents of their rows have the days that they had. */
export const editedChecks: Rule = (site, report) => {
  const { before, data } = site;
  if (!before) return;
  const isRenewed = renewedDocuments(site, before);
  const isOfList = ({ kind }: DataFile): boolean => kind !== undefined && Object.hasOwn(listingKinds, kind);
  for (const file of data.filter(isOfList)) {
    const earlier = before.data.find(({ path }) => path === file.path);
    if (!earlier || String(file.fields['checked']) <= String(earlier.fields['checked'])) continue;
    const documents = [...new Set(file.rows.flatMap((row) => documentsOfRow(row, file, site)))];
    const renewed = documents.filter(isRenewed).length;
    if (documents.length === 0 || renewed * 2 >= documents.length) continue;
    report({
      path: file.path,
      ...file.placeOf(['checked']),
      field: 'checked',
      found: file.foundAt(['checked']),
      message: `it speaks of every row, and ${documents.length - renewed} of its ${documents.length} documents were not read anew: write their "read:", or put back "${String(earlier.fields['checked'])}"`,
    });
  }
};

/** Figures whose last value was replaced, instead of a period with the new one below it. */
export const editedFigures: Rule = (site, report) => {
  for (const { kind, file, index, name, row, earlier } of rowEdits(site)) {
    if (kind !== 'figures') continue;
    const [now, then] = [periodsOf(row), periodsOf(earlier.row)];
    const at = now.length - 1;
    const [last, old] = [now[at], then[at]];
    if (!last || !old || then.length !== now.length || last['value'] === old['value'] || last['from'] !== old['from'])
      continue;
    const place = ['rows', index, 'periods', at, 'value'];
    const documents = documentsOf(row, file, ['periods', at, 'value']);
    if (row['practice'] !== undefined || haveNumbers(quotesOf(documents, site), String(last['value']))) continue;
    report({
      path: file.path,
      ...file.placeOf(place),
      entry: name,
      field: 'periods',
      found: `${JSON.stringify(last['value'])}, on the main branch ${JSON.stringify(old['value'])}`,
      message:
        'keep the value that held, with its "until:", and add this one as a period below it; for a slip that you correct, copy the words of its document to "quotes:" there',
      asks: { question: 'it takes the place of the value that held', value: JSON.stringify(last['value']) },
    });
  }
};

function periodsOf({ periods }: Fields): readonly Fields[] {
  return Array.isArray(periods) ? periods.filter(isRecord) : [];
}

/** The documents of a row, of its values, and of the record that it names. */
function documentsOfRow(row: Fields, file: DataFile, site: Site): readonly string[] {
  const named = (['funds', 'insurers', 'cards'] as const).flatMap((kind) => {
    const id = row[kind.slice(0, -1)];
    return id === undefined ? [] : (rowsOf(site, kind) ?? []).filter((record) => record['id'] === id);
  });
  const ids = documentIdsIn([row, named]);
  return ids.length > 0 ? ids : [file.fields['source'] ?? []].flat().map(String);
}
