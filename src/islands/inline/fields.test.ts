/** @jest-environment jsdom */
import { runLoader } from '@site/tests/unit/inlineScripts';

const field = (name: string, text: string, slider: string, chip: string): string => `
  <div data-field>
    <button type="button" data-step="-1"></button>
    <input id="${name}" name="${name}" inputmode="decimal" value="${text}" />
    <button id="${name}-more" type="button" data-step="1"></button>
    <input id="${name}-slider" type="range" ${slider} />
    <button id="${name}-chip" type="button" value="${chip}"></button>
  </div>`;

const PAGE = `
  <div data-island="SipCalculator" data-island-status="waiting" data-island-address="monthly rate every senior">
    ${field('monthly', '₹10,000', 'min="500" max="1000000" step="500" value="10000"', '₹25,000')}
    ${field('rate', '8.5%', 'min="5" max="15" step="0.05" value="8.5"', '9%')}
    <select id="every" name="every"><option value="year" selected></option><option value="month"></option></select>
    <input id="senior" name="senior" type="checkbox" />
    <input id="row" name="sip" value="a" type="checkbox" />
    <a id="other" href="/calculators/goal" data-carry="rate every senior" data-island-plain></a>
    <a id="along" href="/cards/fuel" data-carry="monthly rate" data-along="fuel=8000&rate=7"></a>
  </div>
  <div data-island="ArticleFilter" data-island-status="waiting" data-island-address="q">
    <form><input id="words" type="search" name="q" /></form>
    <a id="loans" href="/blog?category=Loans" data-carry="q"></a>
  </div>`;

let listening: AbortController;
const find = (id: string): HTMLInputElement => document.querySelector<HTMLInputElement>(`#${id}`)!;

function happens(id: string, type: string): void {
  find(id).dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
}

function enters(id: string, text: string): void {
  find(id).value = text;
  happens(id, 'input');
}

/** The address of a link once it is touched. */
function addressOf(id: string): string {
  find(id).addEventListener('click', (event) => event.preventDefault());
  happens(id, 'pointerdown');
  happens(id, 'click');
  return find(id).getAttribute('href')!.replace(location.origin, '');
}

beforeEach(() => {
  history.replaceState(null, '', '/');
  listening = new AbortController();
  runLoader(PAGE, listening.signal);
});
afterEach(() => listening.abort());

test('the first focus selects a number, and a second tap does not', () => {
  find('monthly').focus();
  expect([find('monthly').selectionStart, find('monthly').selectionEnd]).toEqual([0, 7]);
  find('monthly').setSelectionRange(3, 3);
  happens('monthly', 'click');
  expect(find('monthly').selectionStart).toBe(3);
});

test.each<[string, () => void, string, string]>([
  ['a chip', () => happens('monthly-chip', 'click'), 'monthly', '₹25,000'],
  ['a step', () => happens('monthly-more', 'click'), 'monthly', '₹10,500'],
  ['a step of a rate', () => happens('rate-more', 'click'), 'rate', '8.55%'],
  ['a slider', () => enters('monthly-slider', '150000'), 'monthly', '₹1,50,000'],
  [
    'a step after a number was typed',
    () => {
      enters('monthly', '₹2,00,000');
      happens('monthly-more', 'click');
    },
    'monthly',
    '₹2,00,500',
  ],
  [
    'a step after words were typed, which only the island reads',
    () => {
      enters('monthly', '3 thousand');
      happens('monthly-more', 'click');
    },
    'monthly',
    '3 thousand',
  ],
])('%s shows in its field', (_what, act, name, text) => {
  act();
  expect(find(name)).toHaveValue(text);
});

describe('a link carries', () => {
  test('nothing that was not entered', () => {
    happens('rate', 'focusin');
    expect(addressOf('other')).toBe('/calculators/goal');
  });

  test('what was entered and it names, as numbers or as it was written', () => {
    enters('monthly', '3 lakh');
    enters('rate', '9.25%');
    enters('every', 'month');
    find('senior').checked = true;
    happens('senior', 'input');
    find('row').checked = true;
    happens('row', 'input');
    expect(addressOf('other')).toBe('/calculators/goal#rate=9.25&every=month&senior=1');
    expect(addressOf('along')).toBe('/cards/fuel#fuel=8000&rate=9.25&monthly=3lakh');
  });

  test('what stands in the address, and what was entered last', () => {
    history.replaceState(null, '', '/#faq&rate=7.5&monthly=400');
    expect(addressOf('other')).toBe('/calculators/goal#rate=7.5');
    enters('rate', '9%');
    enters('rate', '10%');
    expect(addressOf('other')).toBe('/calculators/goal#rate=10');
  });

  test('the words of a search', () => {
    enters('words', 'gold loan');
    expect(addressOf('loans')).toBe('/blog?category=Loans&q=gold+loan');
    enters('words', '');
    expect(addressOf('loans')).toBe('/blog?category=Loans');
  });
});

test('the address says what was entered before it is shared', () => {
  history.replaceState(null, '', '/calculators/sip#faq&rate=7.5');
  dispatchEvent(new Event('settleaddress'));
  expect(location.hash).toBe('#faq&rate=7.5');
  enters('monthly', '₹44,000');
  dispatchEvent(new Event('settleaddress'));
  expect(location.hash).toBe('#faq&rate=7.5&monthly=44000');
});
