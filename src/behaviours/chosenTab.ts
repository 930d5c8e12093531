import { formatHash, parseHash } from '../machines/fields/hooks/hash';

/** Name of the tab in the address. Permanent, as links may have it. */
const ASK = 'ask';

/** Tabs whose panel, behind their label, is shown by CSS. A panel may hold tabs itself. */
const TABS = 'input[data-css-shows]';

const panelOf = (tab: Element): Element | null | undefined => tab.nextElementSibling?.nextElementSibling;

/**
 * Keeps in the address's hash which tab a visitor chose, beside the numbers that islands keep there, and shows it again after a reload or a return
 * without the back/forward cache.
 */
export function startKeepingTab(): void {
  const tabs = [...document.querySelectorAll<HTMLInputElement>(TABS)];
  if (tabs.length === 0) return;
  const asked = parseHash(location.hash).numbers.get(ASK);
  // A tab that holds others has the value of the first of them.
  const tab = tabs.filter(({ value }) => value === asked).at(-1);
  for (const one of tabs) if (tab && (one === tab || panelOf(one)?.contains(tab))) one.checked = true;

  const keep = ({ target }: Event): void => {
    const chosen = tabs.find((one) => one === target);
    if (!chosen) return;
    const { value } = panelOf(chosen)?.querySelector<HTMLInputElement>(`${TABS}:checked`) ?? chosen;
    const { anchor, numbers } = parseHash(location.hash);
    if (value === tabs[0]?.value) numbers.delete(ASK);
    else numbers.set(ASK, value);
    const { pathname, search } = location;
    history.replaceState(history.state, '', pathname + search + formatHash({ anchor, numbers }));
  };
  addEventListener('change', keep);
}
