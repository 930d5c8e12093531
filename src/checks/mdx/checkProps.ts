import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import { didYouMean } from '../didYouMean';
import { unknownFigure } from '../../content/figures';
import { iconNames } from '../../content/icons';
import type { PropRule } from '../../content/schemas/mdxComponents';

/** What the checks of props need to know about the site and about the file. */
export interface PropContext {
  readonly figureIds: readonly string[];
  /** Names imported from the page's data file, with the kind of that file where it is known. */
  readonly dataKinds: ReadonlyMap<string, string | undefined>;
}

type Attribute = MdxJsxAttribute | MdxJsxExpressionAttribute;

/** The value of a prop in the few forms that content may use. */
type PropValue =
  | { readonly form: 'flag' }
  | { readonly form: 'text'; readonly text: string }
  | { readonly form: 'identifier'; readonly name: string }
  | { readonly form: 'code'; readonly code: string };

export function readValue({ value }: MdxJsxAttribute): PropValue {
  if (value === null || value === undefined) return { form: 'flag' };
  if (typeof value === 'string') return { form: 'text', text: value };
  const code = value.value.trim();
  const literal = /^(["'])((?:(?!\1)[^\\])*)\1$/.exec(code);
  if (literal) return { form: 'text', text: literal[2] ?? '' };
  if (/^\d+(?:\.\d+)?$/.test(code)) return { form: 'text', text: code };
  if (/^[A-Za-z_$][\w$]*$/.test(code)) return { form: 'identifier', name: code };
  return { form: 'code', code };
}

/** What is wrong with the value of a prop, or undefined. `found` is the value as it stands. */
export function valueFault(
  rule: PropRule,
  attribute: MdxJsxAttribute,
  context: PropContext,
): { readonly found: string; readonly message: string } | undefined {
  const value = readValue(attribute);
  if (value.form === 'code') {
    return {
      found: `{${value.code}}`,
      message: 'content computes nothing; write a text in quotes or an imported name',
    };
  }
  if (rule.type === 'data') {
    if (value.form !== 'identifier') return fault(value, 'write the imported name in braces, such as data={rows}');
    if (!context.dataKinds.has(value.name)) {
      return fault(value, `import it first: import ${value.name} from './name.yml', with the name of this page`);
    }
    const kind = context.dataKinds.get(value.name);
    if (kind === undefined || rule.kinds.some((allowed) => allowed === kind)) return undefined;
    return {
      found: `rows of kind "${kind}"`,
      message: `give it rows of ${list(rule.kinds)}, or use another component`,
    };
  }
  if (rule.type === 'flag') {
    return value.form === 'flag' ? undefined : fault(value, `write "${attribute.name}" alone, without a value`);
  }
  if (value.form !== 'text') return fault(value, `write a text in quotes, such as ${attribute.name}="…"`);
  return textFault(rule, value.text, context);
}

function textFault(rule: PropRule, text: string, { figureIds }: PropContext) {
  const found = JSON.stringify(text);
  switch (rule.type) {
    case 'icon':
      return iconNames.some((name) => name === text)
        ? undefined
        : {
            found,
            message: `write an icon of src/content/icons.ts; ${didYouMean(text, iconNames) || 'there is none of this name'}`,
          };
    case 'figure':
      return figureIds.includes(text) ? undefined : { found, message: unknownFigure(text, figureIds) };
    case 'oneOf':
      return rule.values.includes(text)
        ? undefined
        : { found, message: [`write ${list(rule.values)}`, didYouMean(text, rule.values)].filter(Boolean).join('; ') };
    case 'address':
      return /^(?:#[\w-]+|\/[\w/#-]*|https:\/\/\S+)$/.test(text) && !/.\/$/.test(text)
        ? undefined
        : { found, message: 'write "#an-id" on this page, or "/a-page" without a slash at the end' };
    default:
      return text.trim() === '' ? { found, message: 'write a text; it is read by visitors' } : undefined;
  }
}

function fault(value: PropValue, message: string) {
  const found = { flag: 'no value', text: '', identifier: '', code: '' }[value.form];
  if (value.form === 'text') return { found: JSON.stringify(value.text), message };
  if (value.form === 'identifier') return { found: `{${value.name}}`, message };
  return { found, message };
}

function list(values: readonly string[]): string {
  return values
    .map((value) => `"${value}"`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1');
}

export function isNamed(attribute: Attribute): attribute is MdxJsxAttribute {
  return attribute.type === 'mdxJsxAttribute';
}
