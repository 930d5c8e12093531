/**
 * A static host serves the same 404 page at every unknown address. Under /blog/ the visitor was looking for an article, so the
 * page shows its second text. The status is 404 and the page noindex either way.
 */
export function showArticleNotFound(): void {
  const general = document.querySelector<HTMLElement>('[data-not-found="page"]');
  const article = document.querySelector<HTMLElement>('[data-not-found="article"]');
  if (!general || !article || !location.pathname.startsWith('/blog/')) return;
  general.hidden = true;
  article.hidden = false;
  document.title = document.title.replace('Page Not Found', 'Article Not Found');
}
