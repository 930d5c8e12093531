/*
 * Only in 404.html, which a static host serves at every unknown address. Under /blog/ the visitor was looking for an article, so the page shows
 * its second text.
 */
if (location.pathname.startsWith('/blog/')) {
  document.querySelectorAll('[data-not-found]').forEach((text) => {
    text.hidden = !text.hidden;
  });
  document.title = document.title.replace('Page', 'Article');
}
