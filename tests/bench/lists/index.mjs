// @ts-check
/** The part “lists” of the bench: what lists that answer for a visitor's numbers cost with 60 lenders and 500 cards, and a calculator with 360 rows. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { serveBuild } from '../../serve/serveBuild.mjs';
import { copySite } from '../../support/copySite.mjs';
import { launchChromium } from '../harness/browser.mjs';
import { build } from '../harness/build.mjs';
import { weighFirstView } from '../harness/firstView.mjs';
import { median } from '../harness/statistics.mjs';
import { ours } from '../peers/generators.mjs';
import { addCards } from './addCards.mjs';
import { addLenders } from './addLenders.mjs';
import { changeTheList, dragTheSlider, filterTheCards } from './visit.mjs';
/** @import { Browser } from '@playwright/test' */
/** @import { Options } from '../harness/options.mjs' */
/** @import { Section } from '../harness/report.mjs' */

const ROWS = 60;
const PAGE = { path: '/home-loans', title: 'Home loan interest rates' };
const CARDS = 500;
const CARD_PAGE = { path: '/credit-cards', title: 'Credit cards' };

/**
 * @param {Browser} browser
 * @param {string} root a finished build
 * @param {number} repetitions
 */
async function measureSite(browser, root, repetitions) {
  const { server, url } = await serveBuild({ root, port: 0 });
  try {
    const view = await weighFirstView(browser, url + PAGE.path, PAGE.title);
    const cardView = await weighFirstView(browser, url + CARD_PAGE.path, CARD_PAGE.title);
    const changes = [];
    const filters = [];
    const drags = [];
    for (let turn = 0; turn < repetitions; turn += 1) {
      changes.push(await changeTheList(browser, url + PAGE.path));
      filters.push(await filterTheCards(browser, url + CARD_PAGE.path));
      drags.push(await dragTheSlider(browser, `${url}${PAGE.path}#emi-calculator&years=30`));
    }
    return {
      lenders: { view, changes },
      cards: { view: cardView, changes: filters },
      drags,
    };
  } finally {
    server.close();
  }
}

/** @typedef {Awaited<ReturnType<typeof measureSite>>} Measured */

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

/** @param {readonly number[]} values */
const milliseconds = (values) => `${Math.round(median(values))} ms`;

/** @typedef {Measured['lenders']} MeasuredList */

/**
 * @param {string} title
 * @param {string} noun what the rows are
 * @param {readonly string[]} notes
 * @param {readonly { name: string, list: MeasuredList }[]} sites
 * @returns {Section}
 */
function tableOf(title, noun, notes, sites) {
  const last = sites.at(-1);
  const slowest = last ? milliseconds(last.list.changes.map(({ slowestMs }) => slowestMs)) : '';
  return {
    title,
    notes,
    head: ['list', 'first view', 'its HTML', 'fetched on touch', 'first answer', 'slowest change'],
    rows: sites.map(({ name, list: { view, changes } }) => [
      name,
      kilobytes(Object.values(view.bytes).reduce((sum, one) => sum + one, 0)),
      kilobytes(view.bytes.HTML),
      kilobytes(median(changes.map(({ scriptBytes }) => scriptBytes))),
      milliseconds(changes.map(({ firstMs }) => firstMs)),
      milliseconds(changes.map(({ slowestMs }) => slowestMs)),
    ]),
    summary: `The slowest change of the list of ${noun} (${last?.name}) is painted after ${slowest} on a processor slowed 4 times.`,
  };
}

/**
 * @param {readonly { name: string, measured: Measured }[]} sites
 * @returns {Section[]}
 */
function tables(sites) {
  return [
    tableOf(
      'The list of home loans',
      'home loans',
      [
        'On a phone whose processor is 4 times slower than this machine; medians. Limit: a change is painted within 100 ms (Event Timing, from the key to the next paint, in steps of 8 ms; the slowest of ten keys and two orders).',
        'The first answer counts from the finger on the field until the sentence is that of the visitor’s amount, with all that is fetched for it from a server on this machine.',
      ],
      sites.map(({ name, measured }) => ({ name, list: measured.lenders })),
    ),
    tableOf(
      'The list of credit cards',
      'credit cards',
      ['The same for four keys, five filters and one order of the list of cards.'],
      sites.map(({ name, measured }) => ({ name, list: measured.cards })),
    ),
    {
      title: 'A drag of the slider, the schedule of 360 months open',
      notes: [
        'Frames of a drag of 40 steps over the amount of a loan of 30 years. Limit: no frame takes 50 ms or more.',
      ],
      head: ['site', 'frames', 'median', 'longest', 'of 50 ms or more'],
      rows: sites.map(({ name, measured: { drags } }) => [
        name,
        String(Math.round(median(drags.map(({ frames }) => frames.length)))),
        milliseconds(drags.map(({ frames }) => median(frames))),
        milliseconds(drags.map(({ frames }) => Math.max(...frames))),
        String(median(drags.map(({ frames }) => frames.filter((ms) => ms >= 50).length))),
      ]),
    },
  ];
}

/**
 * What a change costs on the lists as they are, and with copies of their rows.
 * @param {Options} options
 * @returns {Promise<readonly Section[]>}
 */
export async function measure({ quick, repetitions, site, say }) {
  const browser = await launchChromium();
  const copy = await copySite();
  try {
    const asItIs = { name: 'as it is', measured: await measureSite(browser, await site(), repetitions) };
    say('The lists as they are: measured.');
    if (quick) return tables([asItIs]);
    await Promise.all([addLenders(copy, ROWS), addCards(copy, CARDS)]);
    await build({ generator: ours, folder: copy });
    const grown = await measureSite(browser, path.join(copy, ours.out), repetitions);
    const name = `${ROWS} lenders, ${CARDS} cards`;
    say(`The lists with ${name}: measured.`);
    return tables([asItIs, { name, measured: grown }]);
  } finally {
    await browser.close();
    await rm(copy, { recursive: true, force: true });
  }
}
