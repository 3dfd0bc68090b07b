import { typedNumber } from '@kontor/domain';

/** A range whose ends are included; a missing end is open. */
export interface NumberRange {
  readonly min?: number;
  readonly max?: number;
}

/** A range without ends, which excludes nothing. */
export const emptyRange: NumberRange = {};

/** Whether a range has no end. */
export function isOpen({ min, max }: NumberRange): boolean {
  return min === undefined && max === undefined;
}

/** What may be typed around a number: €, mm, "49,-". */
const besideNumber = /^[€\s]+|,[-–—]+\s*€?\s*$|\s*[\p{L}€%°"″'Ω²³/]+\s*$/gu;

/** The number typed into a field, with or without a unit; undefined if it is empty or not a number. */
export function typedEnd(text: string | undefined): number | undefined {
  return typedNumber((text ?? '').replace(besideNumber, '')) ?? undefined;
}

/**
 * The range between two ends, as typed or from an address. An end that is not a number counts as open. Reversed ends
 * are swapped: typing 50 and 10 means 10 to 50. An end on or beyond its limit counts as open.
 */
export function rangeBetween(
  from: string | undefined,
  to: string | undefined,
  { lowest = -Infinity, highest = Infinity }: { lowest?: number; highest?: number } = {},
): NumberRange {
  const [first, second] = [typedEnd(from), typedEnd(to)];
  const isUpsideDown = first !== undefined && second !== undefined && first > second;
  const [min, max] = isUpsideDown ? [second, first] : [first, second];
  return {
    ...(min !== undefined && min > lowest && { min: Math.min(min, highest) }),
    ...(max !== undefined && max < highest && { max: Math.max(max, lowest) }),
  };
}
