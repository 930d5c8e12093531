import { isShown, type Environment } from './isShown';

const build = { NODE_ENV: 'production' };
const netlify = { ...build, NETLIFY: 'true' };

test.each<[string, boolean, Environment]>([
  ['docusaurus start', true, { NODE_ENV: 'development' }],
  ['docusaurus start without it', false, { NODE_ENV: 'development', COMPONENTS_PAGE: 'no' }],
  ['a build', false, build],
  ['a build, with the variable empty', false, { ...build, COMPONENTS_PAGE: '' }],
  ['a build that asks for it', true, { ...build, COMPONENTS_PAGE: 'yes' }],
  ['a preview on Netlify', true, { ...netlify, CONTEXT: 'deploy-preview' }],
  ['a preview on Netlify without it', false, { ...netlify, CONTEXT: 'deploy-preview', COMPONENTS_PAGE: 'no' }],
  ['a branch on Netlify', false, { ...netlify, CONTEXT: 'branch-deploy' }],
  ['production on Netlify', false, { ...netlify, CONTEXT: 'production' }],
  [
    'production on Netlify, asked for all contexts',
    false,
    { ...netlify, CONTEXT: 'production', COMPONENTS_PAGE: 'yes' },
  ],
  ['a variable of another tool that is called CONTEXT', false, { ...build, CONTEXT: 'deploy-preview' }],
  ['a preview on Vercel', true, { ...build, VERCEL_ENV: 'preview' }],
  ['production on Vercel', false, { ...build, VERCEL_ENV: 'production' }],
  [
    'production on Vercel, asked for all environments',
    false,
    { ...build, VERCEL_ENV: 'production', COMPONENTS_PAGE: 'yes' },
  ],
])('%s: %p', (_case, expected, environment) => {
  expect(isShown(environment)).toBe(expected);
});

test.each(['true', '1', 'Yes', 'on'])('refuses %p and says what to write', (wish) => {
  expect(() => isShown({ ...build, COMPONENTS_PAGE: wish })).toThrow(`COMPONENTS_PAGE is "${wish}"; write yes or no.`);
});
