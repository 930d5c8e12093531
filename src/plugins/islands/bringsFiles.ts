const PICTURE = /!\[|<(?:img|picture|source|video|audio)\b/;
const LINK_TO_A_FILE = /(?:\]\(|^\[[^\]]+\]:)\s*<?(?![a-z][a-z\d+.-]*:|#)[^\s)>]*\.(?!mdx?\b)[a-z\d]+/im;

/**
 * Whether the text of a page may bring a file of its own along, a picture or a download. Docusaurus's client build writes
 * such files out while it compiles the page. In doubt the answer is yes, which costs time and nothing else.
 */
export function bringsFiles(mdx: string): boolean {
  return PICTURE.test(mdx) || LINK_TO_A_FILE.test(mdx);
}
