/** Styles of the suggestions below the header's field. Loaded with them, so that they cost no page anything. */
export const SUGGESTION_STYLES = `
[data-suggestions] {
  position: absolute; inset: calc(100% + var(--space-2)) 0 auto; max-block-size: calc(100dvh - var(--header-height));
  overflow: auto; overscroll-behavior: contain; padding: var(--space-2); background: var(--color-surface);
  border: 1px solid var(--color-line); border-radius: var(--radius-md); box-shadow: var(--shadow-2); }
[data-suggestions] p { margin: 0; padding: var(--space-2) var(--space-3); color: var(--color-ink-soft); font-size: var(--text-md); }
[data-suggestions] a {
  display: flex; flex-wrap: wrap; gap: 0 var(--space-3); align-items: center; justify-content: space-between;
  min-block-size: 48px; padding: var(--space-1) var(--space-3); border-radius: var(--radius-sm);
  color: var(--color-ink); line-height: var(--leading-snug); text-decoration: none; }
[data-suggestions] a:is(:hover, [aria-selected='true']) { background: var(--color-accent-tint); color: var(--color-accent-strong); }
[data-suggestions] a[aria-selected='true'] { outline: 2px solid currentcolor; outline-offset: -2px; }
[data-suggestions] a:last-child { font-weight: 600; }
[data-suggestions] a:not(:only-child):last-child { border-block-start: 1px solid var(--color-line); border-radius: 0; }
[data-suggestions] small { color: var(--color-ink-soft); font-size: var(--text-sm); }
[data-suggestions] + button {
  position: absolute; inset: 0 0 auto auto; inline-size: var(--touch); block-size: var(--touch); background: none; border: 0;
  color: var(--color-ink); font-size: var(--text-xl); line-height: 1; }
form:not(:focus-within) > [data-suggestions] + button { display: none; }
@media (width < 80em) {
  [data-suggestions] { inset-inline: calc(var(--space-2) - var(--gutter)); }
  form:focus-within > input:has(+ [data-suggestions]) { padding-inline-end: var(--touch); } }
@media (width >= 80em) {
  [data-suggestions] { inset-inline-start: auto; inline-size: 28rem; }
  [data-suggestions] + button { display: none; } }
`;
