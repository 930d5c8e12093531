/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { site } from '../site';
import { editAddress, reportAddress } from './reportLink';

/** The part of an issue form that an address can fill in. */
interface Form {
  readonly title: string;
  readonly body: readonly { readonly type: string; readonly id?: string }[];
}

const address = new URL(reportAddress({ page: '/home-loans', list: { kind: 'home-loans', asOf: '2025-06' } }));
const { title, template, ...answers } = Object.fromEntries(address.searchParams);
const form = parse(
  readFileSync(path.resolve(__dirname, '../../.github/ISSUE_TEMPLATE', template ?? 'no template'), 'utf8'),
) as Form;

test('leads to the form on the project’s page', () => {
  expect(address.origin + address.pathname).toBe(`${site.repositoryUrl}/issues/new`);
});

test('every answer it gives belongs to a field of the form that takes a text', () => {
  const fields = form.body.filter(({ type }) => type === 'input' || type === 'textarea').map(({ id }) => id);
  expect(answers).toEqual({ page: '/home-loans', table: expect.stringMatching(/home-loans.*2025-06/u) as string });
  expect(fields).toEqual(expect.arrayContaining(Object.keys(answers)));
});

test('the title begins as that of an empty form', () => {
  expect(form.title).not.toBe('');
  expect(title).toBe(`${form.title}/home-loans`);
});

test('a page is edited in its file', () => {
  expect(editAddress('@site/docs/credit-cards/index.mdx')).toBe(
    `${site.repositoryUrl}/edit/main/docs/credit-cards/index.mdx`,
  );
});
