/** Data files are validated when they are bundled, so they have the type of their kind. */

declare module '@site/src/content/figures.yml' {
  import type { FiguresFile } from '@site/src/content/schemas';

  const figures: FiguresFile;
  export default figures;
}

declare module '@site/src/content/glossary.yml' {
  import type { GlossaryFile } from '@site/src/content/schemas';

  const glossary: GlossaryFile;
  export default glossary;
}

declare module '@site/src/content/home-products.yml' {
  import type { HomeProductsFile } from '@site/src/content/schemas';

  const products: HomeProductsFile;
  export default products;
}

declare module '@site/src/content/navigation.yml' {
  import type { NavigationFile } from '@site/src/content/schemas';

  const navigation: NavigationFile;
  export default navigation;
}

declare module '@site/src/content/providers.yml' {
  import type { ProvidersFile } from '@site/src/content/schemas';

  const providers: ProvidersFile;
  export default providers;
}

declare module '@site/src/content/documents.yml' {
  import type { DocumentsFile } from '@site/src/content/schemas';

  const documents: DocumentsFile;
  export default documents;
}

declare module '@site/src/content/deposit-slabs.yml' {
  import type { DepositCardsFile } from '@site/src/content/joinDepositCards';

  const cards: DepositCardsFile;
  export default cards;
}

declare module '@site/src/content/cards/*.yml' {
  import type { CardsFile } from '@site/src/content/schemas';

  const cards: CardsFile;
  export default cards;
}

declare module '*.yml?comparison' {
  import type { Comparison } from '@site/src/machines/compare/comparison';

  const comparison: Comparison;
  export default comparison;
}

declare module '*.yml' {
  import type { DataFile } from '@site/src/content/schemas';

  const data: DataFile;
  export default data;
}
