import { parseDocument } from 'yaml';
import type { Site } from '../../checks/model';
import type { Finding } from '../finding';
import type { Change } from './change';
import { yamlText, type Texts } from './documentRows';
import { cardOf, changedCard, isOnCard } from './rateCard';

/** What became of the rate card behind rows of the list of fixed deposits. */
interface DraftedCard {
  readonly why?: string;
  /** What is written for them besides their own fields, or is to be written: file, line and words. */
  readonly lines: readonly string[];
  /** A finding as the list has it now. */
  readonly asWritten: (finding: Finding) => Finding;
}

const SENIORS_UNREAD = 'its rate for seniors was not read: look at it';

const UNTOUCHED: DraftedCard = { lines: [], asWritten: (finding) => finding };

/** Takes the rates of one bank over in its rate card, and gives its row the highest rate of that card with the tenures that pay it. */
export function draftCard({ data }: Pick<Site, 'data'>, drafted: Texts, changes: readonly Change[]): DraftedCard {
  const rates = changes.filter(({ kind, value }) => kind === 'fd-rates' && isOnCard(value.field));
  const cards = data.find(({ kind }) => kind === 'deposit-slabs')?.path;
  const [first] = rates;
  if (!first || cards === undefined) return UNTOUCHED;
  const { file, subject, path: at, row } = first.value;
  const cardsFile = parseDocument(drafted.get(cards) ?? '');
  const found = cardOf(cardsFile.toJS(), subject);
  if (!found) return { ...UNTOUCHED, why: `${cards} has no rate card of ${row}` };
  const list = parseDocument(drafted.get(file) ?? '');
  const ofRow = at.slice(0, 2);
  const before = parseDocument(data.find(({ path }) => path === file)?.text ?? '').getIn([...ofRow, 'highestRate']);
  const changed = changedCard(
    found.card,
    String(before),
    rates.map(({ value, finding }) => ({ value, now: finding.now ?? '', seniorsNow: finding.seniorsNow })),
  );
  if (!changed) return { ...UNTOUCHED, why: `${cards} has no line of ${row} for it` };
  for (const { group, tenure, now } of changed.lines) cardsFile.setIn(['rows', found.index, group, tenure], now);
  list.setIn([...ofRow, 'highestRate'], changed.highest);
  drafted.set(cards, yamlText(cardsFile));
  drafted.set(file, yamlText(list));
  const isHighestFound = rates.some(({ value }) => value.field === 'highestRate');
  return {
    lines: [
      ...changed.lines.map(
        ({ tenure, now, areSeniorsUnread }) =>
          `${cards} (${subject}): "${tenure}: ${now}"${areSeniorsUnread ? `; ${SENIORS_UNREAD}` : ''}`,
      ),
      ...(changed.highest === before || isHighestFound
        ? []
        : [`${file} (${subject}): "highestRate: ${changed.highest}"`]),
    ],
    asWritten: (finding) => (finding.field === 'highestRate' ? { ...finding, now: changed.highest } : finding),
  };
}
