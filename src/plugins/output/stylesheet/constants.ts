import { parse, type Container, type Declaration } from 'postcss';

/** A custom property that is read, with or without something to fall back on. */
const READ = /var\(\s*(--[\w-]+)/g;
const READ_ALONE = /var\(\s*(--[\w-]+)\s*\)/g;
/** One with a fallback. `light-dark()` becomes two of these, so such a token changes with the theme. */
const READ_WITH_FALLBACK = /var\(\s*--[\w-]+\s*,/;

const isCustom = ({ prop }: Declaration): boolean => prop.startsWith('--');

/** Whether a declaration holds for the whole page and always: in `:root`, outside of any condition. */
function isUnconditional({ parent }: Declaration): boolean {
  return (
    parent?.type === 'rule' && parent.parent?.type === 'root' && 'selector' in parent && parent.selector === ':root'
  );
}

/**
 * A value with its constants read out, to the last one. A minifier writes `var(--a)var(--b)4px`, and what is read out needs
 * spaces there.
 */
function readOut(value: string, constants: ReadonlyMap<string, string>): string {
  return value.replace(READ_ALONE, (whole, name: string, offset: number) => {
    const constant = constants.get(name);
    if (constant === undefined) return whole;
    const before = /[\w%)]$/.test(value.slice(0, offset)) ? ' ' : '';
    const after = /^(?!var\()[\w#.(-]/.test(value.slice(offset + whole.length)) ? ' ' : '';
    return before + readOut(constant, constants) + after;
  });
}

/** Takes out rules, and conditions around them, that hold nothing any more. A statement such as `@layer a;` holds none. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/**
 * Writes the tokens that never change, such as spaces and sizes of type, where they are used: the sheet gets shorter, and a
 * phone has hundreds of look-ups less to make before it can show a page. Tokens that depend on the theme, on a media query or
 * on where they stand are left as they are. A custom property that nothing reads is taken out.
 * @param css a whole stylesheet
 * @param isNamedElsewhere whether a page or a script names a custom property, which then stays
 * @returns the same styles
 */
export function inlineConstants(css: string, isNamedElsewhere: (name: string) => boolean): string {
  const sheet = parse(css);
  const declarations = new Map<string, Declaration[]>();
  sheet.walkDecls((declaration) => {
    if (!isCustom(declaration)) return;
    declarations.set(declaration.prop, [...(declarations.get(declaration.prop) ?? []), declaration]);
  });

  const constants = new Map<string, string>();
  for (const [name, [first, ...more]] of declarations) {
    const isSetOnce = first && more.length === 0 && isUnconditional(first) && !isNamedElsewhere(name);
    if (isSetOnce && !READ_WITH_FALLBACK.test(first.value)) constants.set(name, first.value);
  }

  const read = new Set<string>();
  sheet.walkDecls((declaration) => {
    if (constants.has(declaration.prop)) return;
    declaration.value = readOut(declaration.value, constants);
    for (const [, name = ''] of declaration.value.matchAll(READ)) read.add(name);
  });
  sheet.walkDecls((declaration) => {
    if (isCustom(declaration) && !read.has(declaration.prop) && !isNamedElsewhere(declaration.prop))
      declaration.remove();
  });
  removeEmpty(sheet);
  return sheet.toString();
}
