import { printAlone } from './printAlone';
import styles from './styles.module.css';

test('leaves out what stands beside a part, but the title and what is around the page, until it is printed', () => {
  document.body.innerHTML = `
    <header id="brand"></header>
    <main>
      <header id="hero"><h1>SIP calculator</h1></header>
      <div>
        <p id="before"></p>
        <div id="part"><p id="answer"></p><details id="rows"><table></table></details><details id="steps"></details></div>
        <h2 id="after"></h2>
      </div>
      <section id="next"></section>
    </main>
    <footer id="disclaimer"></footer>`;
  const leftOut = (): string[] =>
    [...document.querySelectorAll('[id]')]
      .filter((one) => one.classList.contains(styles.notPrinted ?? ''))
      .map(({ id }) => id);
  let printed: string[] = [];
  jest.spyOn(window, 'print').mockImplementation(() => {
    printed = leftOut();
  });

  printAlone(document.getElementById('part')!);
  expect(printed).toEqual(['before', 'rows', 'after', 'next']);
  window.dispatchEvent(new Event('afterprint'));
  expect(leftOut()).toEqual([]);
});
