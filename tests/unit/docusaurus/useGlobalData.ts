import { world } from './world';

/** Throws like Docusaurus for a plugin that the site does not have. */
export function usePluginData(plugin: string): unknown {
  if (plugin === 'paisa-disha-articles') return { articles: world.articles };
  if (plugin === 'paisa-disha-environment') return { chatPhone: world.chatPhone };
  throw new Error(`Docusaurus plugin global data not found for "${plugin}" plugin`);
}
