import { addressed, type Site } from '../../checks/model';
import { redirectsOf } from '../../checks/records';
import type { Addressed } from '../nearestPage';

/** The pages of the site, each with its own, old and guessed addresses. */
export function addressesOf(site: Site): readonly Addressed[] {
  const redirects = redirectsOf(site);
  return addressed(site)
    .filter(({ isDraft }) => !isDraft)
    .map(({ url, title }) => ({
      title,
      address: url,
      also: redirects.filter(({ to }) => to.split('#')[0] === url).map(({ from }) => from),
    }));
}
