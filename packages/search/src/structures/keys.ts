/** An ascending list of different keys, never changed once made. */
export interface Keys<Key> {
  readonly length: number;
  /** The key at a place of the list. */
  at(place: number): Key;
  /** What the keys are kept in, by name. */
  readonly arrays: Readonly<Record<string, Uint8Array | Uint32Array | Float64Array>>;
  /** Begins a list that is made of parts of this one, and of further keys. */
  writer(): KeysWriter<Key>;
}

/** Writes a list of keys from its beginning to its end. */
export interface KeysWriter<Key> {
  /** How many keys are written. */
  readonly length: number;
  /** Writes what stands in the list before, from a place (inclusive) to another (exclusive). */
  copy(from: number, to: number): void;
  push(key: Key): void;
  finish(): Keys<Key>;
}
