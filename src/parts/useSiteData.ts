import { usePluginData } from '@docusaurus/useGlobalData';
import { SITE_DATA_PLUGIN, type SiteData } from './siteData';

/** @returns what the build knows about the rest of the site; see src/build/siteData */
export function useSiteData(): SiteData {
  return usePluginData(SITE_DATA_PLUGIN) as SiteData;
}
