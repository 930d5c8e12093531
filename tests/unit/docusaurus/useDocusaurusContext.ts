import { world } from './world';

export default function useDocusaurusContext(): { readonly siteConfig: { readonly url: string } } {
  return { siteConfig: { url: world.siteUrl } };
}
