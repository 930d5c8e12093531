import { world } from './world';

export function useLocation(): { readonly pathname: string; readonly search: string; readonly hash: string } {
  return { pathname: world.pathname, search: '', hash: '' };
}
