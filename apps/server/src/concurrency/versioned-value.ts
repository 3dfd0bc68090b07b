/**
 * One value that follows from the catalogue's version: made when first asked for, kept until the version moves, and
 * shared by all who ask meanwhile. A failure is not kept.
 */
export class VersionedValue<Value> {
  readonly #version: () => number;
  readonly #make: () => Promise<Value>;
  #kept: { readonly version: number; readonly value: Promise<Value> } | undefined;

  constructor(version: () => number, make: () => Promise<Value>) {
    this.#version = version;
    this.#make = make;
  }

  /** The value of the current version or of a newer one, never of an older. */
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
