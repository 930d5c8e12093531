import { orList } from '@site/src/lib/orList';
import { whatToWrite } from './propText';
import { vocabulary } from '@site/src/content/schemas/mdxComponents';

test.each([
  ['Hero', 'title', 'a text in quotes'],
  ['Hero', 'icon', 'the name of an icon'],
  ['ButtonLink', 'quiet', 'the name alone, without a value'],
  ['HubTile', 'color', '"blue", "green" or "orange"'],
  ['CardList', 'data', 'the imported name in braces; rows of card-listings'],
  ['Figure', 'id', 'an id of src/content/figures.yml'],
  ['HubTile', 'to', 'a page such as "/home-loans", or "#an-id" on this page'],
])('<%s %s>: %s', (component, prop, expected) => {
  const { required, optional } = vocabulary[component]!;
  expect(whatToWrite({ ...required, ...optional }[prop]!)).toBe(expected);
});

test.each([
  [['Faq'], 'Faq'],
  [['Benefits', 'KeyTerms'], 'Benefits or KeyTerms'],
  [['Benefits', 'PlanTypes', 'KeyTerms'], 'Benefits, PlanTypes or KeyTerms'],
])('%j is read as "%s"', (words, expected) => {
  expect(orList(words)).toBe(expected);
});
