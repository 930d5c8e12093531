import manifest from '../../package.json';

test('the packages that the site is commissioned with are among its own', () => {
  const own = { ...manifest.dependencies, ...manifest.devDependencies };
  expect(Object.keys(own)).toEqual(
    expect.arrayContaining([
      ...['@docusaurus/core', '@docusaurus/preset-classic', '@docusaurus/plugin-client-redirects', '@mdx-js/react'],
      ...['react', 'react-dom', 'clsx', 'prism-react-renderer', 'jest', '@testing-library/react'],
    ]),
  );
});
