interface Period {
  readonly value: string;
  /** Year-month-day, as `until` and `checked`. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly source?: Readonly<Partial<Record<'document' | 'unproved', string | undefined>>> | undefined;
}

interface Figure {
  readonly id: string;
  readonly label: string;
  /** The last one holds now. */
  readonly periods: readonly Period[];
  readonly practice?: string | undefined;
  readonly checked?: string | undefined;
  readonly note?: string | undefined;
}

/** src/content/figures.yml. */
interface Registry {
  readonly rows: readonly Figure[];
}

/**
 * Turns the body of an article into Markdown that any generator takes, with the same words: a figure becomes its value, a
 * note and a rule that has changed become quotations, a question and a checklist get a heading, and what only arranges
 * others is dropped.
 * @param body text of an article, without front matter
 * @param registry the figures that it quotes
 * @throws when something of MDX is left, such as a component that is not known here, or when a figure is unknown
 */
export function plainMarkdown(body: string, registry: Registry): string {
  const plain = body
    .replace(/<Figure id="([\w-]+)"(?: on="([\d-]+)")? \/>/g, (_tag, id: string, on?: string) =>
      valueOf(registry, id, on),
    )
    .replace(/<Until day="[\d-]+"[^>]*>(.*?)<\/Until>/g, '$1')
    .replace(/^<RuleChange id="([\w-]+)" \/>$/gm, (_tag, id: string) => quotation(ruleChange(registry, id)))
    .replace(/^<(Note|Caution) title="([^"]*)">\n(.*?)\n<\/\1>$/gms, (_tag, _name, title: string, text: string) =>
      quotation(`**${title}**\n\n${text.trim()}`),
    )
    .replace(/^<Checklist title="([^"]*)"[^>]*>$/gm, (_tag, title: string) => `### ${title}`)
    .replace(
      /^ *<Question title="([^"]*)">\n(.*?)\n *<\/Question>$/gms,
      (_tag, title: string, text: string) => `### ${title}\n\n${text.replace(/^ +/gm, '')}\n`,
    )
    .replace(/^<\/?(?:Steps|Columns|Faq|Checklist)>$/gm, '')
    .replace(/\n{3,}/g, '\n\n');
  const left = /<\/?[a-z][^>]*>|[{}]/i.exec(plain);
  if (left) throw new Error(`"${left[0]}" is not plain Markdown: say in plainMarkdown.ts what it becomes.`);
  return plain;
}

function quotation(text: string): string {
  return text.replace(/^/gm, '> ').replace(/^> $/gm, '>');
}

function figureOf({ rows }: Registry, id: string): { readonly figure: Figure; readonly now: Period } {
  const figure = rows.find((row) => row.id === id);
  const now = figure?.periods.at(-1);
  if (!figure || !now) throw new Error(`There is no figure "${id}".`);
  return { figure, now };
}

/** The value that a figure has, or had on a day. */
function valueOf(registry: Registry, id: string, on: string | undefined): string {
  const { figure, now } = figureOf(registry, id);
  if (on === undefined) return now.value;
  return (figure.periods.find(({ from = '', until = on }) => from <= on && on <= until) ?? now).value;
}

function formatDay(iso: string): string {
  return new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

function span({ from, until }: Period): string {
  if (from && until) return `${formatDay(from)} to ${formatDay(until)}`;
  if (until) return `until ${formatDay(until)}`;
  return from ? `since ${formatDay(from)}` : 'now';
}

function ruleChange(registry: Registry, id: string): string {
  const { figure, now } = figureOf(registry, id);
  const periods = figure.periods.map((period) => `- ${span(period)}: ${period.value}`);
  return [
    `**The rule has changed: ${figure.label}**`,
    periods.join('\n'),
    ...(figure.note ? [figure.note] : []),
    `Source: ${now.source?.document ?? now.source?.unproved ?? figure.practice ?? ''}.${figure.checked ? ` Checked ${formatDay(figure.checked)}.` : ''}`,
  ].join('\n\n');
}
