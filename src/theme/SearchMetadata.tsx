/** Renders nothing: the classic theme's tags are for crawlers such as Algolia's, which this site does not use. */
export default function SearchMetadata(): null {
  return null;
}
