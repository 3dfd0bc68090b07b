import { compareNaturally, naturalKey } from '../structures/natural-order.ts';
import type { Slices } from '../structures/slices.ts';
import { sortInSlices } from '../structures/sort-in-slices.ts';
import { type Measurement, MeasurementReader } from './measurement.ts';

/**
 * Numbers for attribute groups and their values. A number is never reused, so the previous state of the index can go on
 * reading the dictionary while a newer state is built. It uses maps, not objects, so a group may be called
 * "constructor".
 */
export class AttributeDictionary {
  readonly #groups = new Map<string, { readonly number: number; readonly values: Map<string, number> }>();
  readonly #groupNames: string[] = [];
  readonly #values: {
    readonly text: string;
    readonly group: number;
    readonly measurement: Measurement | null;
    rank: number;
  }[] = [];
  readonly #measurements = new MeasurementReader();
  readonly #unsorted = new Set<string>();

  /** How many groups and values have a number. */
  get size(): { readonly groups: number; readonly values: number } {
    return { groups: this.#groupNames.length, values: this.#values.length };
  }

  /** The number of a value. A value gets a number when it is first added. */
  add(name: string, value: string): number {
    const group = this.#groups.get(name.normalize('NFC')) ?? this.#addGroup(name.normalize('NFC'));
    const text = value.normalize('NFC');
    const known = group.values.get(text);
    if (known !== undefined) return known;
    const number =
      this.#values.push({ text, group: group.number, measurement: this.#measurements.read(text), rank: 0 }) - 1;
    group.values.set(text, number);
    this.#unsorted.add(this.groupName(group.number));
    return number;
  }

  /** The number of a value, or null if it has none. */
  find(name: string, value: string): number | null {
    return this.#groups.get(name.normalize('NFC'))?.values.get(value.normalize('NFC')) ?? null;
  }

  groupOf(value: number): number {
    return this.#values[value]?.group ?? 0;
  }

  groupName(group: number): string {
    return this.#groupNames[group] ?? '';
  }

  text(value: number): string {
    return this.#values[value]?.text ?? '';
  }

  /** The number and unit in a value. Null if it contains none. */
  measurement(value: number): Measurement | null {
    return this.#values[value]?.measurement ?? null;
  }

  /** The position of a value in its group, in natural order. Valid after sort(). */
  rank(value: number): number {
    return this.#values[value]?.rank ?? 0;
  }

  /** Sorts the groups with new values. */
  *sort(): Slices<void> {
    for (const name of this.#unsorted) {
      const numbers = [...(this.#groups.get(name)?.values.values() ?? [])];
      const keys = numbers.map((number) => ({ number, key: naturalKey(this.text(number)) }));
      const sorted = yield* sortInSlices(keys, (a, b) => compareNaturally(a.key, b.key));
      for (const [rank, { number }] of sorted.entries()) {
        const value = this.#values[number];
        if (value !== undefined) value.rank = rank;
      }
      this.#unsorted.delete(name);
    }
  }

  #addGroup(name: string) {
    const group = { number: this.#groupNames.push(name) - 1, values: new Map<string, number>() };
    this.#groups.set(name, group);
    return group;
  }
}
