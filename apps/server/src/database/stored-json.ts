import type { Static, TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';

/**
 * A row contains JSON that this version cannot read. The message has the column, the row and the place of the wrong
 * shape for the log, but never the value, which may be personal data.
 */
export class StoredJsonUnreadable extends Error {
  override name = 'StoredJsonUnreadable';
}

/** Reads a stored value. `row` identifies the row in an error: its id, or a number if the id is a secret. */
export type StoredJsonReader<Value> = (json: string, row?: string) => Value;

/**
 * Creates the reader of a column with JSON of one shape; `column` is for example `products.pictures`. Unknown fields
 * are kept, because a newer version may have added them.
 * @throws StoredJsonUnreadable for another shape, so that nothing incomplete is shown or sold.
 */
export function storedJson<Schema extends TSchema>(column: string, schema: Schema): StoredJsonReader<Static<Schema>> {
  let shape: Validator | undefined;
  return (json, row) => {
    shape ??= Compile(schema);
    const value = parsed(json, column, row);
    if (shape.Check(value)) return value as Static<Schema>;
    const [error] = shape.Errors(value);
    throw unreadable(column, row, `${error?.instancePath || 'it'} ${error?.message ?? 'has another shape'}`);
  };
}

function parsed(json: string, column: string, row: string | undefined): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw unreadable(column, row, 'it is no JSON');
  }
}

function unreadable(column: string, row: string | undefined, why: string): StoredJsonUnreadable {
  return new StoredJsonUnreadable(`${column}${row === undefined ? '' : ` of ${row}`} cannot be read: ${why}`);
}
