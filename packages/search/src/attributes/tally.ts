import type { Documents } from '../documents/documents.ts';
import type { Slices } from '../structures/slices.ts';
import type { AttributeDictionary } from './attribute-dictionary.ts';

/** How often values occur among products, and the positions of their groups. Negative for removed products. */
export interface Tally {
  readonly values: Uint32Array;
  /** One count per value. */
  readonly counts: Int32Array | Uint32Array;
  readonly groups: Uint32Array;
  /** Per group: how many products list it, and the sum of its positions there. */
  readonly listed: Int32Array;
  readonly places: Float64Array;
}

/** The number of documents to count at a time. */
const inOneSlice = 4096;

/** Counts values, for one category after the other. */
export class TallyCounter {
  readonly #documents: Documents;
  readonly #groupOf: Uint32Array;
  readonly #counts: Int32Array;
  readonly #listed: Int32Array;
  readonly #places: Float64Array;
  readonly #isMetValue: Uint8Array;
  readonly #isMetGroup: Uint8Array;
  #values: number[] = [];
  #groups: number[] = [];

  constructor(documents: Documents, dictionary: AttributeDictionary) {
    const { values, groups } = dictionary.size;
    this.#documents = documents;
    this.#groupOf = Uint32Array.from({ length: values }, (_, value) => dictionary.groupOf(value));
    this.#counts = new Int32Array(values);
    this.#listed = new Int32Array(groups);
    this.#places = new Float64Array(groups);
    this.#isMetValue = new Uint8Array(values);
    this.#isMetGroup = new Uint8Array(groups);
  }

  /** Adds or subtracts the values of documents. */
  *count(documents: Uint32Array, by: 1 | -1): Slices<void> {
    for (let n = 0; n < documents.length; n++) {
      this.#countOne(documents[n] ?? 0, by);
      if (n % inOneSlice === inOneSlice - 1) yield;
    }
  }

  #countOne(document: number, by: 1 | -1): void {
    const { attributeStarts, attributeValues } = this.#documents;
    const [groupOf, end] = [this.#groupOf, attributeStarts[document + 1] ?? 0];
    let [place, before] = [-1, -1];
    for (let i = attributeStarts[document] ?? 0; i < end; i++) {
      const value = attributeValues[i] ?? 0;
      this.#addValue(value, by);
      const group = groupOf[value] ?? 0;
      if (group === before) continue; // a further value of the same group
      before = group;
      this.#addGroup(group, by, by * ++place);
    }
  }

  /** Adds an earlier count. */
  add({ values, counts, groups, listed, places }: Tally): void {
    for (let i = 0; i < values.length; i++) this.#addValue(values[i] ?? 0, counts[i] ?? 0);
    for (let i = 0; i < groups.length; i++) this.#addGroup(groups[i] ?? 0, listed[i] ?? 0, places[i] ?? 0);
  }

  /** The counts since the last call. */
  take(): Tally {
    const [values, groups] = [Uint32Array.from(this.#values), Uint32Array.from(this.#groups)];
    const tally = {
      values,
      groups,
      counts: Int32Array.from(values, (value) => this.#counts[value] ?? 0),
      listed: Int32Array.from(groups, (group) => this.#listed[group] ?? 0),
      places: Float64Array.from(groups, (group) => this.#places[group] ?? 0),
    };
    for (const value of values) this.#counts[value] = this.#isMetValue[value] = 0;
    for (const group of groups) this.#listed[group] = this.#places[group] = this.#isMetGroup[group] = 0;
    [this.#values, this.#groups] = [[], []];
    return tally;
  }

  #addValue(value: number, by: number): void {
    if (this.#isMetValue[value] === 0) {
      this.#isMetValue[value] = 1;
      this.#values.push(value);
    }
    this.#counts[value] = (this.#counts[value] ?? 0) + by;
  }

  #addGroup(group: number, listed: number, places: number): void {
    if (this.#isMetGroup[group] === 0) {
      this.#isMetGroup[group] = 1;
      this.#groups.push(group);
    }
    this.#listed[group] = (this.#listed[group] ?? 0) + listed;
    this.#places[group] = (this.#places[group] ?? 0) + places;
  }
}
