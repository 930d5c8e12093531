import { world } from './world';

/** Throws like Docusaurus for a plugin that the site does not have. */
export function usePluginData(plugin: string): unknown {
  if (plugin === 'paisa-disha-articles') return { articles: world.articles };
  if (plugin === 'paisa-disha-environment') return { chatPhone: world.chatPhone };
  if (plugin === 'paisa-disha-quotations') return { quotations: world.quotations };
  if (plugin === 'paisa-disha-changes') return { changeLog: world.changeLog };
  throw new Error(`Docusaurus plugin global data not found for "${plugin}" plugin`);
}
