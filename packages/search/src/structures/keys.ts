/** An ascending, immutable list of different keys. */
export interface Keys<Key> {
  readonly length: number;
  /** The key at an index. */
  at(place: number): Key;
  /** The arrays that store the keys, by name. */
  readonly arrays: Readonly<Record<string, Uint8Array | Uint32Array | Float64Array>>;
  /** Begins a new list that consists of parts of this one and further keys. */
  writer(): KeysWriter<Key>;
}

/** Writes a list of keys from beginning to end. */
export interface KeysWriter<Key> {
  /** The number of keys written. */
  readonly length: number;
  /** Copies keys of the previous list, from an index (inclusive) to another (exclusive). */
  copy(from: number, to: number): void;
  push(key: Key): void;
  finish(): Keys<Key>;
}
