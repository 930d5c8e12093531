import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { compiled, compiling, pageIsShown } from './pageIsShown';

interface Hook {
  tap(name: string, callback: () => void): void;
}

interface Compiler {
  readonly hooks: Readonly<Record<'watchRun' | 'done' | 'failed', Hook>>;
}

const NAME = 'paisa-disha-preview';

/** Notes when the preview has compiled a change, and keeps it from doing what nobody needs; see README.md in this folder. */
export default function previewPlugin(): Plugin {
  // A build of several languages compiles several times, and must not take one for the preview.
  if (process.env.NODE_ENV === 'production') return { name: NAME };
  return {
    name: NAME,
    configureWebpack: () => ({
      devServer: { client: { progress: false } },
      // Nobody edits a package. Docusaurus watches its own, for those who work on it.
      watchOptions: { ignored: /node_modules/ },
      plugins: [
        {
          apply({ hooks }: Compiler) {
            hooks.watchRun.tap(NAME, compiling);
            hooks.done.tap(NAME, compiled);
            hooks.failed.tap(NAME, compiled);
          },
        },
      ],
    }),
  };
}

/** A plugin as its package exports it. What its options are is between it and docusaurus.config.ts. */
interface PluginPackage<Content, Options> {
  readonly default: (context: LoadContext, options: Options) => Promise<Plugin<Content>>;
  readonly validateOptions: unknown;
}

/**
 * The same plugin, but that it reads its content anew only when the page that was changed can be seen.
 * @param plugin what the plugin's package exports
 * @returns what docusaurus.config.ts names as the plugin
 */
export function afterThePage<Content, Options>({
  default: create,
  validateOptions,
}: PluginPackage<Content, Options>): PluginModule {
  async function createPatient(context: LoadContext, options: unknown): Promise<Plugin<Content>> {
    const plugin = await create(context, options as Options);
    return {
      ...plugin,
      async loadContent() {
        await pageIsShown();
        return (await plugin.loadContent?.()) as Content;
      },
    };
  }
  // What the content is, the plugin alone knows.
  return Object.assign(createPatient, { validateOptions }) as unknown as PluginModule;
}
