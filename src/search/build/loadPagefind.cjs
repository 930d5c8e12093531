// @ts-check
/** Pagefind is an ES module, which what compiles the configuration would `require`; this file it leaves as it is. */
module.exports.loadPagefind = () => import('pagefind');
