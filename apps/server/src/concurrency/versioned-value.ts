/**
 * A value derived from a version, such as the catalogue's, or the minute for one that may be that old. It is computed
 * when first requested, kept until the version changes, and shared by concurrent callers. A failure is not kept.
 */
export class VersionedValue<Value> {
  readonly #version: () => number;
  readonly #make: () => Promise<Value>;
  #kept: { readonly version: number; readonly value: Promise<Value> } | undefined;

  constructor(version: () => number, make: () => Promise<Value>) {
    this.#version = version;
    this.#make = make;
  }

  /** The value of the current version or a newer one, never of an older one. */
  async get(): Promise<Value> {
    const version = this.#version();
    if (this.#kept?.version === version) return this.#kept.value;
    const value = this.#make();
    this.#kept = { version, value };
    value.catch(() => {
      if (this.#kept?.value === value) this.#kept = undefined;
    });
    return value;
  }
}
