/*
 * Only in 404.html, which a static host serves at every unknown address. Under /blog/ the visitor was looking for an article, so the page shows
 * its second text.
 */
if (location.pathname.startsWith('/blog/')) {
  const [page, article] = document.querySelectorAll('[data-not-found]');
  page.hidden = true;
  article.hidden = false;
  document.title = document.title.replace('Page', 'Article');
}
