/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { temporaryFolder } from '@site/tests/unit/temporaryFolder';
import { componentNames } from '../../content/schemas/mdxComponents';
import componentsPreview, { previewFiles } from './';

const folder = temporaryFolder();

test('only the preview has the page: a build has neither its plugin nor its files', () => {
  for (const environment of ['production', 'test', undefined]) {
    expect(componentsPreview(folder.path, environment)).toEqual([]);
    expect(readdirSync(folder.path)).toEqual([]);
  }
  expect(componentsPreview(folder.path, 'development')).toHaveLength(1);
  expect(readdirSync(folder.at('.docusaurus/components')).sort()).toEqual([...previewFiles().keys()].sort());
});

test('the page names every component and imports each example, with its rows from anywhere', () => {
  const files = previewFiles();
  const page = files.get('index.mdx');
  for (const name of componentNames) expect(page).toContain(`\n### ${name} {#component-${name}}\n`);
  for (const file of files.keys()) if (file !== 'index.mdx') expect(page).toContain(`from './${file}';`);
  expect(files.get('_DataTable.mdx')).toMatch(/^import \w+ from '@site\/docs\/insurance\/[\w-]+\.yml'$/m);
});
