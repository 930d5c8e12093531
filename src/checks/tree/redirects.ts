import * as z from 'zod';
import type { Place } from '../problem';
import type { YamlSource } from '../parse/yaml';
import { readYaml } from '../parse/yaml';

export const REDIRECTS_PATH = 'src/content/redirects.yml';

/** A redirect that can be read; what is wrong with one that cannot is said by the schema of its file. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly fromPlace: Place;
  readonly toPlace: Place;
}

const readable = z.object({ from: z.string(), to: z.string() });
const file = z.object({ rows: z.array(z.unknown()) });

export function redirectsIn(text: string): Redirect[] {
  const source: YamlSource = readYaml(text);
  const rows = file.safeParse(source.data).data?.rows ?? [];
  return rows.flatMap((row, index) => {
    const { data } = readable.safeParse(row);
    if (!data) return [];
    const placeOf = (field: string) => source.placeOf(['rows', index, field]);
    return [{ ...data, fromPlace: placeOf('from'), toPlace: placeOf('to') }];
  });
}
