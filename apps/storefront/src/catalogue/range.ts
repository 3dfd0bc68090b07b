import { typedNumber } from '@kontor/domain';

/** Two ends, both included; an end that is missing is open. */
export interface NumberRange {
  readonly min?: number;
  readonly max?: number;
}

/** A range that leaves nothing out. */
export const emptyRange: NumberRange = {};

/** Whether a range has no end. */
export function isOpen({ min, max }: NumberRange): boolean {
  return min === undefined && max === undefined;
}

/** What stands around a number that is typed: €, mm, "49,-". */
const besideNumber = /^[€\s]+|,[-–—]+\s*€?\s*$|\s*[\p{L}€%°"″'Ω²³/]+\s*$/gu;

/** The number of a field, whose unit may be typed too; undefined where it is empty or none. */
export function typedEnd(text: string | undefined): number | undefined {
  return typedNumber((text ?? '').replace(besideNumber, '')) ?? undefined;
}

/**
 * The range between two ends as they are typed or stand in an address; what is no number counts as open. Upside down it
 * is turned round: who types 50 and 10 means what lies between. Ends on or beyond the limits leave nothing out.
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
