/** Data files are validated when they are bundled, so what arrives has the type of its kind. */

declare module '@site/src/content/figures.yml' {
  import type { FiguresFile } from '@site/src/content/schemas';

  const figures: FiguresFile;
  export default figures;
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

declare module '*.yml' {
  import type { DataFile } from '@site/src/content/schemas';

  const data: DataFile;
  export default data;
}
