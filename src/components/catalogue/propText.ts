import { orList } from '@site/src/lib/orList';
import type { PropRule } from '@site/src/content/schemas/componentRule';

/** What to write for a prop, as the page of components says it. The checks of src/checks/rules hold content to the same. */
export function whatToWrite(rule: PropRule): string {
  switch (rule.type) {
    case 'text':
      return 'a text in quotes';
    case 'flag':
      return 'the name alone, without a value';
    case 'icon':
      return 'the name of an icon';
    case 'figure':
      return 'an id of src/content/figures.yml';
    case 'address':
      return 'a page such as "/home-loans", or "#an-id" on this page';
    case 'oneOf':
      return orList(rule.values.map((value) => `"${value}"`));
    case 'data':
      return `the imported name in braces; rows of ${orList(rule.kinds)}`;
  }
}
