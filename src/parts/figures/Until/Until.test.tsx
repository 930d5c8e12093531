import { render } from '@testing-library/react';
import { world } from '@site/tests/unit/docusaurus/world';
import Until from './';

function textOn(today: string, then?: string): string {
  world.today = today;
  const { container } = render(
    <p>
      <Until day="2026-12-04" {...(then !== undefined && { then })}>
        The RBI meets on 4 December 2026.
      </Until>
    </p>,
  );
  container.querySelectorAll('[hidden]').forEach((part) => part.remove());
  return container.textContent;
}

test.each([
  ['2026-12-04', undefined, 'The RBI meets on 4 December 2026.'],
  ['2026-12-05', undefined, ''],
  ['2026-12-04', 'The RBI has met.', 'The RBI meets on 4 December 2026.'],
  ['2026-12-05', 'The RBI has met.', 'The RBI has met.'],
])('built on %s with %j, it reads "%s"', (today, then, text) => {
  expect(textOn(today, then)).toBe(text);
});

test('before its last day, the page holds both, for a copy that is opened later', () => {
  world.today = '2026-12-04';
  const { container } = render(
    <p>
      <Until day="2026-12-04" then="The RBI has met.">
        The RBI meets on 4 December 2026.
      </Until>
    </p>,
  );
  const [now, later] = container.querySelectorAll('[data-until="2026-12-04"]');
  expect(now).toHaveAttribute('data-ends');
  expect(later).not.toBeVisible();
});
