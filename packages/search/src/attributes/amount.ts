import { typedNumber } from '@kontor/domain';
import { measureOf } from '../words/quantities.ts';

/** A unit as values write it. */
export interface Unit {
  /** As it is written behind the number; empty where values are bare numbers. */
  readonly text: string;
  /** What it measures: units of one quantity can be compared. A unit that is not known measures itself. */
  readonly quantity: string;
  /** How many of the quantity's smallest unit it is. */
  readonly factor: number;
}

/** A value that is a number with its unit, such as 40 mm. */
export interface Amount {
  readonly number: number;
  readonly unit: Unit;
}

/** A number, then nothing, or one word that begins like a unit: mm, %, °C, "/min". */
const numberWithUnit = /^([-−]?\d[\d.,]*)\s*(\/?[\p{L}°%"″'Ω][^\d\s]*[23²³]?)?$/u;

/** Reads values of attributes; each unit is one object, however many values have it. */
export class AmountReader {
  readonly #units = new Map<string, Unit>();

  /** The amount that a value is; null where it is none. */
  read(value: string): Amount | null {
    const [, digits = '', text = ''] = numberWithUnit.exec(value.trim()) ?? [];
    const number = digits === '' ? null : typedNumber(digits);
    return number === null ? null : { number, unit: this.unit(text) };
  }

  /** A unit by its text. */
  unit(text: string): Unit {
    const known = this.#units.get(text);
    if (known !== undefined) return known;
    const key = text.toLowerCase().replace(/\.$/, '').replace('²', '2').replace('³', '3');
    const [quantity, factor] = measureOf(key) ?? [`unit ${key}`, 1];
    const unit = { text, quantity, factor };
    this.#units.set(text, unit);
    return unit;
  }
}

/** An amount in another unit of its quantity; NaN where there is none, or it measures something else. */
export function numberIn(amount: Amount | null, unit: Unit): number {
  if (amount === null || amount.unit.quantity !== unit.quantity) return Number.NaN;
  if (amount.unit.factor === unit.factor) return amount.number;
  return Number(((amount.number * amount.unit.factor) / unit.factor).toPrecision(12));
}
