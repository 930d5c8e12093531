/** @jest-environment jsdom */
import { startOtherLanguage } from './otherLanguage';

test('the page in another language has the query and the numbers of the visitor, those just typed among them', () => {
  document.body.innerHTML = '<a href="/hi/home-loans" hreflang="hi" lang="hi">हिन्दी</a><a href="/about">About</a>';
  const [other, about] = document.querySelectorAll('a');
  document.addEventListener('click', (event) => event.preventDefault());
  startOtherLanguage();
  history.replaceState(null, '', '?bank=public');
  addEventListener('settleaddress', () => history.replaceState(null, '', '?bank=public#amount=3000000'));
  other?.click();
  about?.click();
  expect(other).toHaveAttribute('href', expect.stringMatching(/\/hi\/home-loans\?bank=public#amount=3000000$/u));
  expect(about).toHaveAttribute('href', '/about');
});
