import { load, type Cheerio, type CheerioAPI } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import { isTag, isText } from 'domhandler';
import { clean } from './clean';
import { createCollector, sentencesOf, type Collector, type Extract } from './passage';

/** What a visitor does not read, and what is the same on each page of a site. */
const NOISE = [
  ...[
    'script',
    'style',
    'noscript',
    'template',
    'svg',
    'iframe',
    'object',
    'nav',
    'footer',
    'select',
    'button',
    'input',
    'textarea',
  ],
  ...[
    '[hidden]',
    '[aria-hidden="true"]',
    '[role="navigation"]',
    '[role="alertdialog"]',
    '[style*="display:none"]',
    '[style*="display: none"]',
  ],
  ...[
    '[class*="cookie"]',
    '[id*="cookie"]',
    '[class*="breadcrumb"]',
    '[class*="advert"]',
    '[id*="advert"]',
    '[class~="ad"]',
    '[class~="ads"]',
  ],
].join(',');

const HEADING = /^h[1-6]$/u;
const BLOCKS = new Set(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** Reads a page: its main text in lines, and its tables with their headings. */
export function extractHtml(html: string): Extract {
  const $ = load(html);
  const scripts = $('script').length;
  const hasPasswordField = $('input[type="password"]').length > 0;
  const title = clean($('title').first().text());
  const body = $('body');
  // A tag that is no noise itself, such as <body class="cookie-banner-open">, stays.
  body.find(NOISE).not('main, article, table').remove();
  const collector = createCollector(title);
  walk($, body, collector);
  const { passages } = collector;
  return {
    title,
    passages,
    text: passages.map(({ text }) => text).join('\n'),
    signs: { hasPasswordField, scripts },
  };
}

function walk($: CheerioAPI, parent: Cheerio<Element>, collector: Collector): void {
  let inline = '';
  const flush = (): void => {
    for (const text of inline.split('\n')) for (const sentence of sentencesOf(text)) collector.line(sentence);
    inline = '';
  };
  const visit = (node: AnyNode): void => {
    if (isText(node)) inline += node.data.replaceAll(/\s+/gu, ' ');
    if (!isTag(node)) return;
    const element = $(node);
    if (node.name === 'br') inline += '\n';
    else if (HEADING.test(node.name)) {
      flush();
      collector.heading(Number(node.name.slice(1)), element.text());
    } else if (node.name === 'table' && isDataTable($, element)) {
      flush();
      addTable($, element, collector);
    } else if (node.name === 'dt') {
      flush();
      const definition = element.nextAll('dd').first();
      collector.line(definition.text(), clean(element.text()));
    } else if (node.name === 'dd') {
      flush();
    } else if (BLOCKS.has(node.name)) {
      flush();
      node.children.forEach(visit);
      flush();
    } else {
      node.children.forEach(visit);
    }
  };
  parent.contents().each((_, node) => visit(node));
  flush();
}

/** A table around other tables only arranges the page. */
function isDataTable($: CheerioAPI, table: Cheerio<Element>): boolean {
  return table.find('table').length === 0 && table.find('tr').length > 0;
}

const MOST_SPAN = 60;

function addTable($: CheerioAPI, table: Cheerio<Element>, collector: Collector): void {
  const grid: (string[] | undefined)[] = [];
  let headerRows = 0;
  let isInHeader = true;
  table.find('tr').each((rowIndex, row) => {
    const cells = $(row).children('td, th');
    if (isInHeader && cells.length > 0 && cells.filter('td').length === 0) headerRows = rowIndex + 1;
    else isInHeader = false;
    let column = 0;
    cells.each((_, cell) => {
      const own = (grid[rowIndex] ??= []);
      while (own[column] !== undefined) column += 1;
      const [width, height] = [spanOf($(cell).attr('colspan')), spanOf($(cell).attr('rowspan'))];
      for (let down = 0; down < height; down += 1) {
        const target = (grid[rowIndex + down] ??= []);
        for (let right = 0; right < width; right += 1) target[column + right] ??= cellText($, cell);
      }
      column += width;
    });
  });
  const width = Math.max(0, ...grid.map((row) => row?.length ?? 0));
  const rows = Array.from(grid, (row) => Array.from({ length: width }, (_, column) => row?.[column] ?? ''));
  collector.table(rows, headerRows, clean(table.children('caption').text()));
}

function spanOf(text: string | undefined): number {
  return Math.min(MOST_SPAN, Math.max(1, Number.parseInt(text ?? '1', 10) || 1));
}

function cellText($: CheerioAPI, cell: Element): string {
  if (cell.children.every(isText)) return clean(cell.children.map((node) => (isText(node) ? node.data : '')).join(''));
  const copy = $(cell).clone();
  // Marks of footnotes would read as digits: 7.25 with a small 1.
  copy.find('sup').remove();
  copy.find('br, p, div, li').after(' ');
  return clean(copy.text());
}
