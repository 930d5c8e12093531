import { settleAddress } from '../islands/runtime/settleAddress';

/** Takes the query and the visitor's numbers along to the page in another language. */
export function startOtherLanguage(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[hreflang][lang]');
  const carry = ({ currentTarget }: Event): void => {
    settleAddress();
    const { search, hash } = location;
    Object.assign(currentTarget as HTMLAnchorElement, { search, hash });
  };
  for (const link of links) link.addEventListener('click', carry);
}
