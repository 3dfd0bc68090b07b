import pg from 'pg';

const { builtins } = pg.types;

/**
 * Converts values from PostgreSQL to the types that SQLite returns: integers and sums as numbers, bytes as Uint8Array.
 */
export function columnValues(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(builtins.INT8, exactNumber);
  types.setTypeParser(builtins.NUMERIC, exactNumber);
  const buffer: (text: string) => Buffer = pg.types.getTypeParser(builtins.BYTEA);
  types.setTypeParser(builtins.BYTEA, (text: string) => {
    const { buffer: bytes, byteOffset, length } = buffer(text);
    return new Uint8Array(bytes, byteOffset, length);
  });
  return types;
}

/**
 * @throws RangeError for an integer that a number cannot represent exactly, because a wrong amount must not pass
 * unnoticed.
 */
function exactNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) && !text.includes('.')) {
    throw new RangeError(`${text} is too large to be represented as a JavaScript number.`);
  }
  return number;
}
