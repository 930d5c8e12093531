/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { componentNames } from '../../content/schemas/mdxComponents';
import componentsPreview, { previewFiles } from './';

test('only the preview has the page: a build has neither its plugin nor its files', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'site-'));
  try {
    for (const environment of ['production', 'test', undefined]) {
      expect(componentsPreview(site, environment)).toEqual([]);
      expect(readdirSync(site)).toEqual([]);
    }
    expect(componentsPreview(site, 'development')).toHaveLength(1);
    expect(readdirSync(path.join(site, '.docusaurus/components')).sort()).toEqual([...previewFiles().keys()].sort());
  } finally {
    rmSync(site, { recursive: true });
  }
});

test('the page names every component and imports each example, with its rows from anywhere', () => {
  const files = previewFiles();
  const page = files.get('index.mdx');
  for (const name of componentNames) expect(page).toContain(`\n### ${name} {#component-${name}}\n`);
  for (const file of files.keys()) if (file !== 'index.mdx') expect(page).toContain(`from './${file}';`);
  expect(files.get('_DataTable.mdx')).toMatch(/^import \w+ from '@site\/docs\/insurance\/[\w-]+\.yml'$/m);
});
