// @ts-check
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { copySite as copySiteTo, environmentOfCopy } from '../../src/build/siteCopy.mjs';

/** @returns {Promise<string>} a new folder with a copy of the site, whose packages are those of the repository */
export async function copySite() {
  const site = await mkdtemp(path.join(os.tmpdir(), 'articles-bench-'));
  await copySiteTo(process.cwd(), site);
  return site;
}

/**
 * @param {string} site
 * @param {readonly string[]} options of Docusaurus's build
 * @returns {Promise<string>} the folder of its build
 */
export async function buildCopy(site, options = []) {
  // Docusaurus alone: what is written into a copy for its size would not pass `npm run check`.
  const docusaurus = path.join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  // As `npm run build` does: much of what a build allocates is dropped at once.
  const flags = ['--env-file=build.env', '--max-semi-space-size=128'];
  await promisify(execFile)(process.execPath, [...flags, docusaurus, 'build', ...options], {
    cwd: site,
    env: environmentOfCopy(process.cwd()),
    maxBuffer: Infinity,
  });
  return path.join(site, 'build');
}

const subjects = [
  'first salary',
  'joint loan',
  'gold ring',
  'school fee',
  'new scooter',
  'rented flat',
  'old policy',
  'side income',
];
const questions = [
  'what it costs',
  'how to begin',
  'when to wait',
  'what to ask',
  'where it fails',
  'how to compare',
  'who gains by it',
];
const categories = ['Credit Cards', 'Loans', 'Mutual Funds', 'Insurance', 'Beginners', 'Investments'];
const icons = ['wallet', 'car', 'coins', 'umbrella', 'sprout', 'scale', 'target', 'calculator', 'key', 'bike'];

/**
 * @template Item
 * @param {readonly Item[]} list
 * @param {number} index
 */
function pick(list, index) {
  return /** @type {Item} */ (list[index % list.length]);
}

/** @param {number} amount */
const rupees = (amount) => `₹${amount.toLocaleString('en-IN')}`;

/**
 * @param {number} number
 * @param {string} body text of an article, without front matter
 */
function article(number, body) {
  const subject = pick(subjects, number);
  const question = pick(questions, number);
  const day = new Date(Date.UTC(2010, 0, 1 + (number % 5000))).toISOString().slice(0, 10);
  return `---
title: 'Guide ${number} to a ${subject}, ${question}'
slug: guide-${number}
excerpt: 'Guide ${number} works out for a ${subject} ${question}, with one example in rupees and the three questions that a reader asks first.'
category: ${pick(categories, number)}
icon: ${pick(icons, number)}
drawing:
  number: ${rupees(number + 1)} more
  caption: What a ${subject} costs in the example below, by ${question}.
  bars: { First offer: '${rupees(number + 1)}', Second offer: '${rupees(2 * number + 3)}' }
author: Paisa Disha Editorial Desk
date: ${day}
reviewed: 2025-06-30
tags:
  - ${subject}
  - ${question}
  - guide ${number}
---
${body}`;
}

/**
 * Writes articles into a copy of the site until it has a number of them. Their texts are those of the real articles in turn.
 * @param {string} site
 * @param {number} count
 * @returns {Promise<string[]>} the files that were added
 */
export async function addArticles(site, count) {
  const blog = path.join(site, 'blog');
  const names = (await readdir(blog)).filter((name) => name.endsWith('.mdx') && !name.startsWith('_'));
  const sources = await Promise.all(names.map((name) => readFile(path.join(blog, name), 'utf8')));
  const bodies = sources.map((source) => source.replace(/^---\n.*?\n---\n/s, ''));
  const added = Array.from({ length: count - names.length }, (_, index) => path.join(blog, `guide-${index + 1}.mdx`));
  for (const [index, file] of added.entries()) await writeFile(file, article(index + 1, pick(bodies, index + 1)));
  return added;
}
