/*
 * Only in the head of 404.html, which a static host serves at every unknown address: under /blog/ the page shows its second text. It runs before
 * the first paint, so nothing moves.
 */
if (location.pathname.startsWith('/blog/')) {
  document.documentElement.dataset.missing = 'article';
  document.title = document.title.replace('Page', 'Article');
}
