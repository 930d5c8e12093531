import { hashFieldOf } from './hashFieldOf';
import type { Input, Inputs, Values } from './types';

/**
 * The defaults, with the inputs that differ.
 *
 * @param whose whose inputs they are, for the message: `the calculator "sip"`
 * @param inputs as in an address: "monthly=5000&years=10"
 * @throws {Error} when there is no such input, or it cannot have that value
 */
export function valuesFor<Own extends Values>(
  whose: string,
  { inputs: known, defaults }: { readonly inputs: Inputs<Own>; readonly defaults: Own },
  inputs: string,
): Own {
  const changed = [...new URLSearchParams(inputs)].map(([name, text]) => {
    const input: Input | undefined = known[name];
    const value = input && hashFieldOf(input).read(text);
    if (value === undefined) throw new Error(`${whose} cannot count with "${name}=${text}"`);
    return [name, value] as const;
  });
  return { ...defaults, ...Object.fromEntries(changed) };
}
