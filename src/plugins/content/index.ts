import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { keepVerdicts } from './assertValidMdx';

/** Lets pages and components import `.yml` data files. Each is validated on the way; see README.md in this folder. */
export default function contentPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'paisa-content',
    allContentLoaded: keepVerdicts,
    configureWebpack: () => ({
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
