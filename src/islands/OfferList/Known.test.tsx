import { render, screen } from '@testing-library/react';
import registry from '@site/src/content/figures.yml';
import { figureValues } from '../../content/figureValues';
import { lists } from '../../lists';
import Machine from './Machine';
import { rowsOf, type OfferRow } from './rows';

const UNKNOWN = /^Not (?:found|known)$/;

/** The values of a row that nobody found. */
const unknownIn = ({ figures, fold, facts }: OfferRow): readonly string[] =>
  [...figures.map(({ text }) => text), fold.text, ...facts.flatMap(([, value]) => value)].filter((text) =>
    UNKNOWN.test(text),
  );

beforeEach(() => history.replaceState(null, '', '/'));

test.each(Object.values(lists))('$id: each unknown value is a dash, and a dash is explained once', (list) => {
  const figures = figureValues(registry, list.figures);
  list.show((definition) => {
    const { groups } = definition.answer(definition.defaults, figures);
    render(<Machine definition={definition} figures={figures} />);
    const unknown = groups.flatMap((group) => rowsOf(group).flatMap(unknownIn));
    expect(screen.queryAllByRole('img', { name: /^not (?:found|known)$/, hidden: true })).toHaveLength(unknown.length);
    expect(screen.queryAllByText(UNKNOWN)).toEqual([]);
    const withDash = groups.filter((group) => rowsOf(group).some((row) => unknownIn(row).length > 0));
    expect(screen.queryAllByText(/^A dash \(—\) stands for/)).toHaveLength(withDash.length);
  });
});

test('a total that leaves out a fee says so in its own cell', () => {
  for (const id of ['personal-loans', 'car-loans', 'business-loans', 'education-loans', 'property-loans'] as const) {
    lists[id].show((definition) => {
      const { groups } = definition.answer(definition.defaults, figureValues(registry, lists[id].figures));
      const sums = groups[0].ranked.filter(({ fold }) => UNKNOWN.test(fold.text) || fold.text.startsWith('at most'));
      expect(sums.length).toBeGreaterThan(0);
      for (const { figures } of sums) expect(figures[2].small?.join(' ')).toMatch(/\+ fee|with fee$/);
    });
  }
});
