import type { RankedSubject } from '@site/src/search/rankSubjects';
import { mergeFindings } from './findings';
import type { Reference } from './importPagefind';

const reference = (id: string): Reference => ({ id, data: () => Promise.reject(new Error('not read here')) });
const ranked = (id: string, score: number, how: 'whole' | 'named' | 'some'): RankedSubject => ({
  subject: { kind: 'page', id, address: `/${id}`, title: id, text: '', names: [] },
  score,
  isWhole: how === 'whole',
  isNamed: how === 'named',
});

const ids = (...of: Parameters<typeof mergeFindings>): readonly (string | undefined)[] =>
  mergeFindings(...of).findings.map(({ subject, reference: found }) => subject?.id ?? found?.id);

test('what is about the question leads, each page once, and pages about some of it come before others', () => {
  const subjects = [ranked('a', 9, 'whole'), ranked('b', 5, 'some'), ranked('c', 3, 'named')];
  expect(ids(subjects, ['x', 'b', 'a'].map(reference), [])).toEqual(['a', 'c', 'b', 'x']);
});

test('what was found both ways has the text of the page', () => {
  const [first] = mergeFindings([ranked('a', 9, 'whole')], [reference('a')], []).findings;
  expect(first?.reference?.id).toBe('a');
});

test('only where nothing has all words comes what has most, without what is far from it', () => {
  const subjects = [ranked('a', 9, 'some'), ranked('b', 1, 'some')];
  expect(mergeFindings(subjects, [reference('x')], [reference('y')]).isPartial).toBe(false);
  expect(ids(subjects, [reference('x')], [reference('y')])).toEqual(['x']);
  expect(mergeFindings(subjects, [], [reference('y')]).isPartial).toBe(true);
  expect(ids(subjects, [], [reference('y')])).toEqual(['a', 'y']);
});

test('of nothing, nothing is most', () => {
  expect(mergeFindings([], [], [])).toEqual({ findings: [], isPartial: false });
});
