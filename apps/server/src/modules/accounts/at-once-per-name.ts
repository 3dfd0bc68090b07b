/** Said by {@link AtOncePerName} when as much as may be is under way already. */
export const enoughUnderWay = Symbol('Enough of that name is under way.');

/** Lets no more than so many pieces of work be under way for one name; further ones are turned away, not kept. */
export class AtOncePerName {
  readonly #atOnce: number;
  readonly #busy = new Map<string, number>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** The result of the work, or {@link enoughUnderWay} when it was not even begun. */
  async run<Result>(name: string, work: () => Promise<Result>): Promise<Result | typeof enoughUnderWay> {
    const before = this.#busy.get(name) ?? 0;
    if (before >= this.#atOnce) return enoughUnderWay;
    this.#busy.set(name, before + 1);
    try {
      return await work();
    } finally {
      const left = (this.#busy.get(name) ?? 1) - 1;
      if (left === 0) this.#busy.delete(name);
      else this.#busy.set(name, left);
    }
  }
}
