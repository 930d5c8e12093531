import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeMessages } from '../../checks/messages/files';
import { formatProblem } from '../../checks/problem';
import { todayInIndia } from '../../content/today';

/** Lets pages and components import `.yml` data files, which are validated, and the preview follow message files; see README.md in this folder. */
export default function contentPlugin({ siteDir, i18n }: LoadContext): Plugin {
  return {
    name: 'paisa-content',
    getPathsToWatch: () => [`${siteDir}/src/**/*.ftl`],
    // oxlint-disable-next-line typescript/require-await -- Docusaurus awaits this hook
    async loadContent() {
      const problems = writeMessages(siteDir, i18n.currentLocale);
      if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
    },
    configureWebpack: (_config, isServer) => ({
      devServer: { client: { overlay: { runtimeErrors: isNoBuildFailure } } },
      module: {
        rules: [
          {
            test: /\.ya?ml$/,
            include: ['docs', 'blog', 'src/content'].map((folder) => path.join(siteDir, folder)),
            type: 'javascript/auto',
            use: [
              {
                loader: path.join(siteDir, 'src/build/content/dataLoader.cjs'),
                // Parts of the bundler's cache key: what a file says depends on the day (src/content/onDay.ts) and the language.
                options: `day=${todayInIndia()}&locale=${i18n.currentLocale}`,
              },
            ],
          },
          ...(process.env.NODE_ENV === 'development' && !isServer
            ? [
                {
                  // Docusaurus compiles what no rule for /\.mdx$/ includes, such as a text of the blog in a language without one.
                  test: (file: string) => file.endsWith('.mdx'),
                  include: ['docs', 'blog'].map((folder) => path.join(siteDir, folder)),
                  enforce: 'pre' as const,
                  use: [path.join(siteDir, 'src/build/content/pageLoader.cjs')],
                },
              ]
            : []),
        ],
      },
    }),
  };
}

/**
 * Filters the runtime errors in the overlay of `npm start`. A page that imports a broken file throws the error that the compiler has already
 * reported, and that second message would remain after a correction. Sent to the browser as source, so it must be self-contained.
 */
function isNoBuildFailure(error: Error): boolean {
  return !/Module (?:build|parse) failed/.test(error.message);
}
