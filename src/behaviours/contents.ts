const LINKS = '[data-contents] a';

/** Marks the current section in the contents of a page: the last whose heading has passed the upper third, at the top of the page the first. */
export function startContents(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(LINKS)];
  const headings = links.flatMap(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))) ?? []);
  if (headings.length === 0) return;

  function mark(): void {
    const passed = headings.filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
    const current = passed.at(-1) ?? headings[0];
    links.forEach((link) => {
      if (current && decodeURIComponent(link.hash) === `#${current.id}`) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
  }

  // Called only when a heading passes the line, not on every scroll. Whatever is above the line counts as in sight, or a jump from the end of the page
  // to its top, which takes every heading past the whole window, would be missed.
  const observer = new IntersectionObserver(mark, { rootMargin: '1000000px 0px -66.7% 0px' });
  headings.forEach((heading) => observer.observe(heading));
}
