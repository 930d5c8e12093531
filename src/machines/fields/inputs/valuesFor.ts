import { hashFieldOf } from './hashFieldOf';
import type { Input, Inputs, Values } from './types';

/**
 * The defaults, overridden by inputs.
 *
 * @param whose the owner of the inputs, for the message: `the calculator "sip"`
 * @param inputs as in an address: "monthly=5000&years=10"
 * @throws {Error} when an input is unknown, or does not accept its value
 */
export function valuesFor<V extends Values>(
  whose: string,
  { inputs: known, defaults }: { readonly inputs: Inputs<V>; readonly defaults: V },
  inputs: string,
): V {
  const changed = [...new URLSearchParams(inputs)].map(([name, text]) => {
    const input: Input | undefined = known[name];
    const value = input && hashFieldOf(input).read(text);
    if (value === undefined)
      throw new Error(`${whose} cannot count with "${name}=${text}"; its fields are ${Object.keys(known).join(', ')}`);
    return [name, value] as const;
  });
  return { ...defaults, ...Object.fromEntries(changed) };
}
