/** Lets no more than `atOnce` pieces of work run at a time; the others wait in line. Work that fails makes room like any other. */
export class Turns {
  readonly #atOnce: number;
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Whether work would begin at once. */
  get isFree(): boolean {
    return this.#busy < this.#atOnce;
  }

  /** How many pieces wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** The result of the work, begun when it is its turn. */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isFree) this.#busy += 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy -= 1;
    }
  }
}
