import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

// The header and the footer lead to every page, so no page shows a sidebar. Docusaurus wants to know of one all the same.
const sidebars: SidebarsConfig = {};

export default sidebars;
