import { settleAddress } from '../islands/runtime/settleAddress';

/** Prints the page's address with the visitor's numbers, which are in its query and hash; the HTML has the path alone. */
export function startPrintedAddress(): void {
  const printed = document.querySelector('[data-printed-address]');
  const page = printed?.textContent ?? '';
  addEventListener('beforeprint', () => {
    if (!printed) return;
    settleAddress();
    printed.textContent = page + location.search + location.hash;
  });
}
