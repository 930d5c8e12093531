import { parse, parseDocument } from 'yaml';
import type { Site } from '../../checks/model';
import type { SourceFinding } from '../finding';
import type { Change } from './change';
import { yamlText, type Texts } from './documentRows';
import { cardOf, changedCard, isOnCard } from './rateCard';

/** What became of the rate card of a bank and of its row in the list of fixed deposits. */
interface DraftedCard {
  readonly why?: string;
  /** What is written for them besides what was read, or is to be written: file, line and words. */
  readonly lines: readonly string[];
  /** A finding as the list has it now. */
  readonly asWritten: (finding: SourceFinding) => SourceFinding;
}

const UNTOUCHED: DraftedCard = { lines: [], asWritten: (finding) => finding };

/** Makes the rate card of one bank and its row of the list agree: new rates of either, and the highest rate with the tenures that pay it. */
export function draftCard({ data }: Pick<Site, 'data'>, drafted: Texts, changes: readonly Change[]): DraftedCard {
  const ofList = changes.filter(({ kind, value }) => kind === 'fd-rates' && isOnCard(value.field));
  const [first = changes.find(({ kind }) => kind === 'deposit-slabs')] = ofList;
  const cards = data.find(({ kind }) => kind === 'deposit-slabs');
  if (!first || !cards) return UNTOUCHED;
  const { subject } = first.value;
  const { file, path: at } = first.value.citing ?? first.value;
  const cardsFile = parseDocument(drafted.get(cards.path) ?? '');
  const before = cardOf(parse(cards.text), subject);
  const found = cardOf(cardsFile.toJS(), subject);
  if (!found || !before) return { ...UNTOUCHED, why: `${cards.path} has no rate card of ${first.value.row}` };
  const list = parseDocument(drafted.get(file) ?? '');
  const highestAt = [...at.slice(0, 2), 'highestRate'];
  const highest = String(parseDocument(data.find(({ path }) => path === file)?.text ?? '').getIn(highestAt));
  const rates = ofList.map(({ value, finding }) => ({ value, now: finding.now ?? '' }));
  const changed = changedCard(before.card, found.card, highest, rates);
  if (!changed) return { ...UNTOUCHED, why: `no line of ${subject} in ${cards.path} was read or is for it` };
  for (const { group, tenure, now } of changed.lines) cardsFile.setIn(['rows', found.index, group, tenure], now);
  list.setIn(highestAt, changed.highest);
  drafted.set(cards.path, yamlText(cardsFile));
  drafted.set(file, yamlText(list));
  const isHighestFound = ofList.some(({ value }) => value.field === 'highestRate');
  return {
    lines: [
      ...changed.lines.map(({ tenure, now }) => `${cards.path} (${subject}): "${tenure}: ${now}"`),
      ...(changed.highest === highest || isHighestFound
        ? []
        : [`${file} (${subject}): "highestRate: ${changed.highest}"`]),
    ],
    asWritten: (finding) => (finding.field === 'highestRate' ? { ...finding, now: changed.highest } : finding),
  };
}
