import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { englishPath } from '../../../content/locale';
import { comparedListOf, listCatalogue } from '../../../content/listCatalogue';
import type { ListingFile } from '../../../content/schemas';
import { productList, productsOf } from '../../structuredData/list';
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
