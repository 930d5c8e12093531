import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config.mjs';

/** The whole matrix of faults, as `run.ts` deals it out. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: 'matrix.spec.ts',
  outputDir: '../../test-results/faults-run',
  timeout: 300_000,
  // A case says for which screen it is.
  projects: shared.projects?.map((project) => ({ ...project, grep: new RegExp(`\\b${project.name}: `) })),
});
