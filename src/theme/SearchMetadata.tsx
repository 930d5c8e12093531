/** Nothing: the classic theme's tags are for search services that crawl Docusaurus sites, and none is used here. */
export default function SearchMetadata(): null {
  return null;
}
