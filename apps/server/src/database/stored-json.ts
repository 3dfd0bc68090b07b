import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/**
 * Makes the reader of a column that holds JSON of one shape. What is stored is written by this shop alone: the reader
 * throws where it has another shape, so that no half of it is shown or sold.
 */
export function storedJson<Schema extends TSchema>(schema: Schema): (json: string) => Static<Schema> {
  const shape = Compile(schema);
  return (json) => {
    const value: unknown = JSON.parse(json);
    if (!shape.Check(value)) throw new TypeError(`Stored JSON has another shape: ${json.slice(0, 200)}`);
    return value as Static<Schema>;
  };
}
