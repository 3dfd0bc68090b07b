import type { Slices } from '../structures/slices.ts';

/** If more than this share of a map has changed, the map is copied, because looking in two maps takes longer. */
const largestLayer = 8;

/** The number of entries to copy at a time. */
const inOneSlice = 8192;

/** A large immutable map. A map with a few changes shares its unchanged entries with the previous map. */
export class LayeredMap<Key, Value> {
  readonly #below: ReadonlyMap<Key, Value>;
  /** The changes. Undefined marks a removed entry. */
  readonly #above: ReadonlyMap<Key, Value | undefined>;

  constructor(below: ReadonlyMap<Key, Value>, above: ReadonlyMap<Key, Value | undefined> = new Map()) {
    this.#below = below;
    this.#above = above;
  }

  get(key: Key): Value | undefined {
    return this.#above.get(key) ?? (this.#above.has(key) ? undefined : this.#below.get(key));
  }

  has(key: Key): boolean {
    return this.get(key) !== undefined;
  }

  /** The map with these entries in place of its own. Undefined removes an entry. */
  *with(changes: ReadonlyMap<Key, Value | undefined>): Slices<LayeredMap<Key, Value>> {
    const above = new Map([...this.#above, ...changes]);
    if (above.size * largestLayer <= this.#below.size) return new LayeredMap(this.#below, above);
    const copy = new Map<Key, Value>();
    let copied = 0;
    for (const [key, value] of this.#below) {
      if (!above.has(key)) copy.set(key, value);
      if (++copied % inOneSlice === 0) yield;
    }
    for (const [key, value] of above) if (value !== undefined) copy.set(key, value);
    return new LayeredMap(copy);
  }
}
