// @ts-check
/**
 * The part “peers” of the bench: the articles of the site in peers, side by side with ours. See README.md in the folder above.
 * Usage by itself: node tests/bench/peers/index.mjs [--quick]
 */
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { serveBuild } from '../../serve/serveBuild.mjs';
import { chromiumPath, launchChromium } from '../harness/browser.mjs';
import { describeMachine, loadAverage } from '../harness/machine.mjs';
import { toMarkdown } from '../harness/report.mjs';
import { build } from '../harness/build.mjs';
import { ARTICLE, editArticle } from './content.mjs';
import { weighFirstView } from '../harness/firstView.mjs';
import { starlightAsItComes } from './generators.mjs';
import { makeProjects } from './projects.mjs';
import { notesOnBuilds, notesOnViews } from './notes.mjs';
import { buildTable, compareBuilds, compareViews, viewTable } from './tables.mjs';
/** @import { Section } from '../harness/report.mjs' */
/** @import { Project } from './projects.mjs' */
/** @import { Result } from './tables.mjs' */

/**
 * @param {Project} project
 * @param {string} title of the article
 */
async function weighArticle({ generator, folder }, title) {
  const { server, url } = await serveBuild({ root: path.join(folder, generator.out), port: 0 });
  const browser = await launchChromium();
  try {
    return await weighFirstView(browser, `${url}/blog/${ARTICLE}`, title);
  } finally {
    await browser.close();
    server.close();
  }
}

/**
 * Takes one step in every project before the next step, so that a machine that grows slower treats all alike.
 * @template Value
 * @param {readonly Project[]} projects
 * @param {(project: Project) => Promise<Value>} step
 */
async function inTurn(projects, step) {
  const values = [];
  for (const project of projects) values.push(await step(project));
  return values;
}

/** @param {Project | undefined} project after a build */
async function countPages(project) {
  if (!project) return 0;
  const files = await readdir(path.join(project.folder, project.generator.out), { recursive: true });
  return files.filter((file) => file.endsWith('.html')).length;
}

/**
 * @param {number} count of articles
 * @param {(text: string) => void} say
 * @returns {Promise<{ results: Result[], otherPages: number }>} ours first, and how many pages ours has beyond the articles
 */
async function measureAll(count, say) {
  const { projects, title } = await makeProjects(count);
  try {
    const buildAll = (/** @type {string} */ how) =>
      inTurn(projects, (project) => {
        say(`${project.generator.name}: ${how} build of ${count} articles.`);
        return build(project);
      });
    const cold = await buildAll('cold');
    const warm = await buildAll('warm');
    const views = await inTurn(projects, (project) => weighArticle(project, title));
    for (const { generator, folder } of projects) {
      await editArticle(path.join(folder, generator.articles, ARTICLE + generator.extension));
    }
    const edited = await buildAll('edited');
    const results = projects.map(({ generator: { name } }, index) => {
      const [view, ...costs] = [views[index], cold[index], warm[index], edited[index]];
      const [coldCost, warmCost, editedCost] = costs;
      if (!view || !coldCost || !warmCost || !editedCost) throw new Error(`${name} was not measured.`);
      return { name, view, builds: { cold: coldCost, warm: warmCost, edited: editedCost } };
    });
    return { results, otherPages: (await countPages(projects[0])) - count };
  } finally {
    await Promise.all(projects.map(({ folder }) => rm(folder, { recursive: true, force: true })));
  }
}

/**
 * @param {readonly Result[]} results
 * @param {string} name
 */
function find(results, name) {
  const result = results.find((one) => one.name === name);
  if (!result) throw new Error(`${name} was not measured.`);
  return result;
}

/**
 * Measures builds and first views of the same articles in our site and in its peers.
 * @param {{ quick?: boolean, counts?: readonly number[], say?: (text: string) => void }} [options]
 * @returns {Promise<Section[]>}
 */
export async function measure({ quick = false, counts = quick ? [10, 100] : [10, 1000], say = console.error } = {}) {
  const sections = [];
  for (const count of counts) {
    const { results, otherPages } = await measureAll(count, say);
    const [ours, ...peers] = results;
    if (!ours) throw new Error('Our site was not measured.');
    const first = find(peers, starlightAsItComes.name);
    const others = peers.filter((peer) => peer !== first);
    sections.push({
      ...buildTable(count, ours, peers),
      notes: [...(await notesOnBuilds(otherPages)), ...others.map((peer) => compareBuilds(count, ours, peer))],
      summary: compareBuilds(count, ours, first),
    });
    sections.push({
      ...viewTable(count, ours, peers),
      notes: [...notesOnViews, ...others.map((peer) => compareViews(count, ours, peer))],
      summary: compareViews(count, ours, first),
    });
  }
  return sections;
}

if (process.argv[1] === import.meta.filename) {
  const before = loadAverage();
  const sections = await measure({ quick: process.argv.includes('--quick') });
  const run = {
    title: 'Peers',
    date: new Date().toISOString().slice(0, 10),
    command: ['node tests/bench/peers/index.mjs', ...process.argv.slice(2)].join(' '),
    circumstances: [
      `${describeMachine(chromiumPath())}.`,
      `Load average over a minute: ${before} at the start, ${loadAverage()} at the end.`,
    ],
  };
  console.log(toMarkdown(run, sections));
}
