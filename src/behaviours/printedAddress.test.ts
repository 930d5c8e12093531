/** @jest-environment jsdom */
import { startPrintedAddress } from './printedAddress';

test('a printed page names the address with the numbers of the visitor, those just typed among them', () => {
  document.body.innerHTML = '<p data-printed-address>https://www.paisadisha.in/home-loans</p>';
  startPrintedAddress();
  addEventListener('settleaddress', () => history.replaceState(null, '', '#amount=3000000'));
  dispatchEvent(new Event('beforeprint'));
  expect(document.body).toHaveTextContent('https://www.paisadisha.in/home-loans#amount=3000000');
  history.replaceState(null, '', '?q=gold');
  dispatchEvent(new Event('beforeprint'));
  expect(document.body).toHaveTextContent('https://www.paisadisha.in/home-loans?q=gold#amount=3000000');
});
