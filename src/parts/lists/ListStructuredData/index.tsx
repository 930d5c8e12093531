import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { englishPath } from '@site/src/content/locale';
import { comparedListOf, listCatalogue } from '@site/src/content/listCatalogue';
import type { ListingFile } from '@site/src/content/schemas';
import { productList, productsOf } from '@site/src/parts/structuredData/list';
import StructuredData from '../../layout/StructuredData';

interface Props {
  readonly data: ListingFile;
}

/** Structured data of a list's financial products. Nothing for rows of other kinds. */
export default function ListStructuredData({ data }: Props): ReactNode {
  const id = comparedListOf(data.kind, englishPath(useLocation().pathname));
  const products = id ? productsOf(data, listCatalogue[id].title) : [];
  return products.length > 0 && <StructuredData data={productList(products)} />;
}
