import { usePluginData } from '@docusaurus/useGlobalData';
import type { SiteData, SITE_DATA_PLUGIN } from '@site/src/build/siteData';

const PLUGIN: typeof SITE_DATA_PLUGIN = 'paisa-disha-site-data';

/** @returns what the build knows about the rest of the site; see src/build/siteData */
export function useSiteData(): SiteData {
  return usePluginData(PLUGIN) as SiteData;
}
