import { screen } from '@testing-library/react';
import type * as React from 'react';
import type { ReactNode } from 'react';
import type * as ReactServer from 'react-dom/server';
import type * as AsIsland from './asIsland';

type LabelledProps = { readonly label: string; readonly hint?: string };

/** Loads the module afresh, as a build or `docusaurus start` does, and renders two islands with it. */
function html(environment: 'production' | 'development'): string {
  const before = process.env.NODE_ENV;
  let result = '';
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: environment });
  jest.isolateModules(() => {
    /* oxlint-disable typescript/no-require-imports -- each environment needs modules of its own */
    const { useId } = require('react') as typeof React;
    const { renderToString } = require('react-dom/server') as typeof ReactServer;
    const { asIsland } = require('./asIsland') as typeof AsIsland;
    /* oxlint-enable typescript/no-require-imports */
    function Labelled({ label }: LabelledProps): ReactNode {
      const id = useId();
      return (
        <>
          <label htmlFor={id}>{label}</label>
          <input id={id} />
        </>
      );
    }
    const Island = asIsland('Calculator', Labelled, {
      onTouch: true,
      address: ['category', 'q'],
      imports: ({ label }) => ['lists/one', `lists/${label}`],
    });
    const Near = asIsland('Calculator', Labelled);
    result = renderToString(
      <>
        <Island label="First" />
        <Near label={'"Second" <b>'} hint={undefined} />
      </>,
    );
  });
  jest.restoreAllMocks();
  expect(process.env.NODE_ENV).toBe(before);
  return result;
}

function islands(environment: 'production' | 'development'): readonly HTMLElement[] {
  document.body.innerHTML = html(environment);
  return [...document.querySelectorAll<HTMLElement>('[data-island]')];
}

test('in production an island says what makes it hydrate, where it stands, and with which props', () => {
  const [first, second] = islands('production');
  expect(first).toHaveAttribute('data-island', 'Calculator');
  expect(first).toHaveAttribute('data-island-status', 'waiting');
  expect(first).toHaveAttribute('data-island-when', 'touched');
  expect(first).toHaveAttribute('data-island-address', 'category q');
  expect(first).toHaveAttribute('data-island-imports', 'lists/one lists/First');
  expect(JSON.parse(first!.dataset.islandProps!)).toEqual({ label: 'First' });

  expect(second).not.toHaveAttribute('data-island-imports');
  expect(second).not.toHaveAttribute('data-island-when');
  expect(second).not.toHaveAttribute('data-island-address');
  expect(JSON.parse(second!.dataset.islandProps!)).toEqual({ label: '"Second" <b>' });
});

test('its HTML is there, and its ids carry a prefix of its own', () => {
  const [first, second] = islands('production');
  const ids = [screen.getByLabelText('First').id, screen.getByLabelText('"Second" <b>').id];
  expect(ids[0]).toContain(first!.dataset.islandId);
  expect(ids[1]).toContain(second!.dataset.islandId);
  expect(first!.dataset.islandId).not.toBe(second!.dataset.islandId);
  expect(new Set(ids).size).toBe(2);
});

test('under `docusaurus start` it is an ordinary component', () => {
  expect(islands('development')).toEqual([]);
  expect(screen.getByLabelText('First')).toBeInTheDocument();
});

test('what an island cannot do without fails the build, not the visit', async () => {
  const { asIsland } = await import('./asIsland');
  const Island = asIsland('Calculator', () => {
    throw new Error('no Docusaurus context');
  });
  const { renderToString } = await import('react-dom/server');
  expect(() => renderToString(<Island />)).toThrow('no Docusaurus context');
});
