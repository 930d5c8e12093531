import type { SiteData } from '../../../src/parts/siteData';
import { world } from './world';

/** Throws like Docusaurus for a plugin that the site does not have. */
export function usePluginData(plugin: string): SiteData {
  if (plugin === 'paisa-disha-site-data') return world;
  throw new Error(`Docusaurus plugin global data not found for "${plugin}" plugin`);
}
