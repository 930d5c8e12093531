import { isRecord } from '../../lib/isRecord';
import { formatNumber } from '../../lib/format/rupees';
import { amountsIn, farMove, type Amount } from '../edits/amounts';
import { haveNumbers, isNamed, isOwnPage, namesOfRow, quotesOf } from '../edits/quotes';
import { renewedDocuments } from '../edits/sources';
import { valueEdits, type ValueEdit } from '../edits/valueEdits';
import { fieldText, valueAt } from '../validate';
import type { Problem } from '../problem';
import type { Rule } from './rule';

/** The yearly cost of a fund moves by less than other percentages. */
const MOST_POINTS_OF_FIELD: Readonly<Record<string, number>> = { expenseRatio: 0.25, behind: 0.5 };

/**
 * Values that this branch has edited: moved by more than values usually move, exchanged with another of the same row, or new while their document is
 * old. A quote of the new number answers each of these, if it names the row or is of the provider's
 * own page.
 */
export const questionedEdits: Rule = (site, report) => {
  if (!site.before) return;
  const isRenewed = renewedDocuments(site, site.before);
  const isOld = ({ documents, earlierDocuments }: ValueEdit): boolean =>
    documents.length > 0 && documents.every((id) => earlierDocuments.includes(id) && !isRenewed(id));
  const edits = valueEdits(site).filter(
    ({ kind }) => kind !== 'figures' && kind !== 'documents' && kind !== 'providers',
  );
  for (const edit of edits) {
    const question =
      exchanged(edit, edits) ??
      moved(edit) ??
      (isOld(edit) && !isCompleted(edit) ? 'is new, and its document is not' : undefined);
    if (question === undefined) continue;
    const names = namesOfRow(edit.row, edit.kind, site);
    const proofs = quotesOf(edit.documents, site).filter(
      ({ document, words }) => isOwnPage(document, names, site) || isNamed(words, names, site),
    );
    if (haveNumbers(proofs, edit.now)) continue;
    const { file, index, path } = edit;
    const place = ['rows', index, ...path];
    report({
      path: file.path,
      ...file.placeOf(place),
      entry: edit.name,
      field: fieldText(place),
      found: `${JSON.stringify(edit.now)}, on the main branch ${JSON.stringify(edit.earlier)}`,
      message: `it ${question}: ${remedyFor(edit, names)}`,
      asks: { question: `it ${question}`, value: JSON.stringify(edit.now) },
    });
  }
};

/** Reports each question about edited values once: fields of a row with the same edit share one line. */
export const editedValues: Rule = (site, report) => {
  const asked = new Map<string, Problem>();
  questionedEdits(site, (problem) => {
    const key = [problem.path, problem.entry, problem.found, problem.message].join(' ');
    const { field, ...first } = asked.get(key) ?? { ...problem, field: undefined };
    asked.set(key, { ...first, field: [field, problem.field].filter(Boolean).join(', ') });
  });
  asked.forEach((problem) => report(problem));
};

/** Whether a value still has each number that it had: more of the same document was written down. */
function isCompleted({ now, earlier }: ValueEdit): boolean {
  const numbers = new Set(amountsIn(now).map(({ number }) => number));
  return amountsIn(earlier).every(({ number }) => numbers.has(number));
}

function remedyFor({ documents }: ValueEdit, [name = '']: readonly string[]): string {
  const [id] = documents;
  if (id === undefined) return 'correct it, or name the document that says so';
  return `correct it, or name the document that says so; if "${id}" does, copy its words with the number and the name "${name}" to "quotes:" there`;
}

/** Two values of a row, each of which now has the other's earlier value. */
function exchanged(edit: ValueEdit, edits: readonly ValueEdit[]): string | undefined {
  const other = edits.find(
    ({ file, index, now, earlier }) =>
      file === edit.file && index === edit.index && now === edit.earlier && earlier === edit.now,
  );
  return other && `has changed places with ${fieldText(other.path)}`;
}

function moved(edit: ValueEdit): string | undefined {
  const [now, earlier] = [amountsIn(edit.now), amountsIn(edit.earlier)];
  if (now.length === earlier.length) {
    return now.flatMap((amount, at) => moveOf(edit, amount, earlier[at] ?? amount) ?? [])[0];
  }
  return isCompleted(edit) ? undefined : now[0] && earlier[0] && moveOf(edit, now[0], earlier[0]);
}

function moveOf({ meta, path, row }: ValueEdit, now: Amount, earlier: Amount): string | undefined {
  if (meta.quantity === 'return') return isOtherSign(now, earlier) ? 'has only changed its sign' : undefined;
  // Statistics of another year may be anywhere.
  const group = valueAt(row, path.slice(0, -1));
  const isOfYear = isRecord(group) && group['year'] !== undefined;
  const move = farMove(now, earlier, isOfYear ? Infinity : MOST_POINTS_OF_FIELD[String(path.at(-1))]);
  if (!move) return undefined;
  if ('points' in move) return `moved by ${formatNumber(move.points, 2)} ${move.points === 1 ? 'point' : 'points'}`;
  return move.isUp ? `is ${formatNumber(move.times, 1)} times as much` : `is 1/${formatNumber(move.times, 1)} of it`;
}

const isOtherSign = (now: Amount, earlier: Amount): boolean => now.number !== 0 && now.number === -earlier.number;
