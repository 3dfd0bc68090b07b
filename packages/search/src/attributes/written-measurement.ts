import type { Unit } from './measurement.ts';

/** Signs without a space before them. */
const isSign = /^[°"″'′]/;

/** A number with its unit, as written in values of attributes. Null if the text could not be read back. */
export function writtenMeasurement(number: number, { text }: Unit): string | null {
  const digits = String(number).replace('.', ',');
  if (!/^-?\d{1,15}(,\d{1,6})?$/.test(digits)) return null;
  return text === '' || isSign.test(text) ? digits + text : `${digits} ${text}`;
}
