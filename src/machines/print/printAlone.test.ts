/** @jest-environment jsdom */
import { printAlone } from './printAlone';
import styles from './styles.module.css';
import { unfoldForPrint } from '../calculator/unfoldForPrint';
import tableStyles from '../calculator/Tables.module.css';

const rows = (count: number): string => `<table><tbody>${'<tr></tr>'.repeat(count)}</tbody></table>`;

const marked = (name = ''): string[] =>
  [...document.querySelectorAll('[id]')].filter((one) => one.classList.contains(name)).map(({ id }) => id);
const folded = (): string[] => [...document.querySelectorAll('details:not([open])')].map(({ id }) => id);

test('leaves out what stands beside a part, but the title and what is around the page, until it is printed', () => {
  document.body.innerHTML = `
    <header id="brand"></header>
    <main>
      <header id="hero"><h1>SIP calculator</h1></header>
      <div>
        <p id="before"></p>
        <div id="part"><details id="few">${rows(6)}</details><details id="many">${rows(7)}</details><details id="steps" open></details></div>
        <h2 id="after"></h2>
      </div>
      <section id="next"></section>
    </main>
    <footer id="disclaimer"></footer>`;
  const printed: Record<string, readonly string[]> = {};
  jest.spyOn(window, 'print').mockImplementation(() => {
    printed['out'] = marked(styles.notPrinted);
    printed['asFile'] = marked(tableStyles.asFile);
    printed['folded'] = folded();
  });

  const part = document.getElementById('part')!;
  printAlone(part, () => unfoldForPrint(part));
  expect(printed).toEqual({ out: ['before', 'after', 'next'], asFile: ['many'], folded: [] });
  window.dispatchEvent(new Event('afterprint'));
  expect(marked(styles.notPrinted)).toEqual([]);
  expect(marked(tableStyles.asFile)).toEqual([]);
  expect(folded()).toEqual(['few', 'many']);
});
