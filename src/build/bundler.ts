import type { CurrentBundler, Plugin } from '@docusaurus/types';

/** The bundler's types as exported by Docusaurus: webpack's, which fit the part of Rspack used here. */

export type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

export type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number];
