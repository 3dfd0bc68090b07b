import type { Unit } from './amount.ts';

/** Signs that stand right behind a number. */
const isSign = /^[°"″'′]/;

/** A number with its unit as values of attributes are written; null where that could not be read again. */
export function writtenAmount(number: number, { text }: Unit): string | null {
  const digits = String(number).replace('.', ',');
  if (!/^-?\d{1,15}(,\d{1,6})?$/.test(digits)) return null;
  return text === '' || isSign.test(text) ? digits + text : `${digits} ${text}`;
}
