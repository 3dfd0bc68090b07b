import { shownNumber } from '@kontor/domain';
import type { Unit } from './measurement.ts';

/** Signs without a space before them. */
const isSign = /^[°"″'′]/;

/** A number with its unit, as written in values of attributes. Null if the text could not be read back. */
export function writtenMeasurement(number: number, { text }: Unit): string | null {
  if (!/^-?\d{1,15}(\.\d{1,6})?$/.test(String(number))) return null;
  const digits = shownNumber(number);
  return text === '' || isSign.test(text) ? digits + text : `${digits} ${text}`;
}
