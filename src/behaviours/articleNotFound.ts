/**
 * A static host answers every unknown address with the same 404 page. Under /blog/ a visitor was after an article, so the
 * page's second text is shown there. The status stays 404 and the page is noindex either way.
 */
export function showArticleNotFound(): void {
  const general = document.querySelector<HTMLElement>('[data-not-found="page"]');
  const article = document.querySelector<HTMLElement>('[data-not-found="article"]');
  if (!general || !article || !location.pathname.startsWith('/blog/')) return;
  general.hidden = true;
  article.hidden = false;
  document.title = document.title.replace('Page Not Found', 'Article Not Found');
}
