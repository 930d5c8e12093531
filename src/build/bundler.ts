import type { CurrentBundler, Plugin } from '@docusaurus/types';

/** The bundler's types as Docusaurus exports them: webpack's, which are right for the part of Rspack that is used here. */

export type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

export type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number];
