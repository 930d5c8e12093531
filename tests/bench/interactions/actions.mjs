// @ts-check

/**
 * One tap and what it changes.
 * @typedef {object} Step
 * @property {string} target a selector
 * @property {number} [index] which of the elements it finds; the first if left out
 * @property {number} [at] where along its width it is tapped, from 0 to 1; the middle if left out
 * @property {string} changes a selector of what looks different afterwards
 * @property {number} [changesIndex] which of the elements that finds; the first if left out
 */

/**
 * Something a visitor does, for the first time and then once more. Of several taps the slowest counts.
 * @typedef {object} Action
 * @property {string} name
 * @property {string} address where it is done, with a fragment that brings it onto the screen
 * @property {boolean} needsCode whether script has to arrive before it can be answered
 * @property {readonly Step[]} first
 * @property {readonly Step[]} again
 */

/**
 * @param {string} details a selector of several `<details>`
 * @param {number} index which of them
 * @returns {Step}
 */
function open(details, index) {
  return { target: `${details} > summary`, index, changes: details, changesIndex: index };
}

const submenus = '#site-nav details';
const questions = 'h2#questions-people-ask ~ * details';
const slider = {
  target: '[data-island="Calculator"] [type="range"]',
  changes: '[data-island="Calculator"] [data-result-card] dd',
};
const filter = {
  target: '[data-island="ArticleFilter"] nav[aria-label="Categories"] a',
  changes: '[data-island="ArticleFilter"] [role="status"]',
};
const rows = '#offers li > details';
const apply = { target: '[data-notice="apply-now"]', changes: '[data-notices]' };

/** @type {readonly Action[]} */
export const actions = [
  {
    name: 'open a sub-menu (Menu, then Loans)',
    address: '/gold-loan',
    needsCode: false,
    first: [{ target: '[popovertarget="site-nav"]', changes: '#site-nav' }, open(submenus, 0)],
    again: [open(submenus, 1)],
  },
  {
    name: 'open an FAQ',
    address: '/gold-loan#questions-people-ask',
    needsCode: false,
    first: [open(questions, 0)],
    again: [open(questions, 1)],
  },
  {
    name: 'move the EMI slider',
    address: '/home-loans#emi-calculator',
    needsCode: true,
    first: [{ ...slider, at: 0.8 }],
    again: [{ ...slider, at: 0.3 }],
  },
  {
    name: 'filter the blog',
    address: '/blog',
    needsCode: true,
    first: [{ ...filter, index: 2 }],
    again: [{ ...filter, index: 1 }],
  },
  {
    name: 'press Apply Now',
    address: '/home-loans#offers',
    needsCode: true,
    first: [open(rows, 0), apply],
    again: [open(rows, 1), { ...apply, index: 1 }],
  },
];
