import { typedNumber } from '@kontor/domain';
import { measureOf } from '../words/quantities.ts';

/** A unit as written in values. */
export interface Unit {
  /** The text behind the number. Empty if values are bare numbers. */
  readonly text: string;
  /** The measured quantity. Units of one quantity can be compared. An unknown unit has a quantity of its own. */
  readonly quantity: string;
  /** The unit's size in the quantity's smallest unit. */
  readonly factor: number;
}

/** A value that is a number with its unit, such as 40 mm. */
export interface Measurement {
  readonly number: number;
  readonly unit: Unit;
}

/** A number, alone or with one word that begins like a unit: mm, %, °C, "/min". */
const numberWithUnit = /^([-−]?\d[\d.,]*)\s*(\/?[\p{L}°%"″'Ω][^\d\s]*[23²³]?)?$/u;

/** Reads values of attributes. All values with one unit share one object. */
export class MeasurementReader {
  readonly #units = new Map<string, Unit>();

  /** The measurement in a value. Null if it contains none. */
  read(value: string): Measurement | null {
    const [, digits = '', text = ''] = numberWithUnit.exec(value.trim()) ?? [];
    const number = digits === '' ? null : typedNumber(digits);
    return number === null ? null : { number, unit: this.unit(text) };
  }

  /** The unit with this text. */
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

/** A measurement in another unit of its quantity. NaN without a measurement, or if it measures something else. */
export function numberIn(measurement: Measurement | null, unit: Unit): number {
  if (measurement === null || measurement.unit.quantity !== unit.quantity) return Number.NaN;
  if (measurement.unit.factor === unit.factor) return measurement.number;
  return Number(((measurement.number * measurement.unit.factor) / unit.factor).toPrecision(12));
}
