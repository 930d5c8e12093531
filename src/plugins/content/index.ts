import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Lets pages and components import `.yml` data files. Each is validated on the way; see README.md in this folder. */
export default function contentPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'paisa-content',
    configureWebpack: () => ({
      devServer: { client: { overlay: { runtimeErrors: isNoBuildFailure } } },
      module: {
        rules: [
          {
            test: /\.ya?ml$/,
            include: ['docs', 'blog', 'src/content'].map((folder) => path.join(siteDir, folder)),
            type: 'javascript/auto',
            use: [{ loader: path.join(siteDir, 'src/plugins/content/dataLoader.cjs') }],
          },
        ],
      },
    }),
  };
}

/**
 * Which errors of a page `npm start` lays over it. A page that ran into a broken file throws what the compiler has said
 * already, and that second message would stay after the file is corrected. Sent to the browser as text, so it stands alone.
 */
function isNoBuildFailure(error: Error): boolean {
  return !/Module (?:build|parse) failed/.test(error.message);
}
