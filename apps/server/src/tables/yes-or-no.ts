import { foldCase } from '@kontor/domain';

const words: ReadonlyMap<string, boolean> = new Map([
  ...['ja', 'j', 'yes', 'y', 'true', 'wahr', '1', 'x', 'aktiv', 'active'].map((word) => [word, true] as const),
  ...['nein', 'n', 'no', 'false', 'falsch', '0', 'inaktiv', 'inactive'].map((word) => [word, false] as const),
]);

/** Reads a boolean, or a word for one; undefined if the value is missing, null if it is unknown. */
export function yesOrNo(value: unknown): boolean | undefined | null {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value === 'boolean') return value;
  return typeof value === 'string' ? (words.get(foldCase(value.trim())) ?? null) : null;
}
