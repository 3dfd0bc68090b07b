/** Where work waits: what stands in the line `first` goes before what stands in `usual`. */
export type Line = 'first' | 'usual';

/**
 * Lets no more than `atOnce` pieces of work run at a time; the others wait in line. Work that fails makes room like any other. While both lines wait they take
 * turns, so that neither keeps the other waiting for ever.
 */
export class Turns {
  readonly #atOnce: number;
  readonly #waiting: Readonly<Record<Line, (() => void)[]>> = { first: [], usual: [] };
  #busy = 0;
  #next: Line = 'first';

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Whether work would begin at once. */
  get isFree(): boolean {
    return this.#busy < this.#atOnce;
  }

  /** How many pieces wait in a line. */
  waiting(line: Line = 'usual'): number {
    return this.#waiting[line].length;
  }

  /** The result of the work, begun when it is its turn. */
  async take<Result>(work: () => Promise<Result>, line: Line = 'usual'): Promise<Result> {
    if (this.isFree) this.#busy += 1;
    else await new Promise<void>((resolve) => this.#waiting[line].push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#nextWaiting();
      if (next) next();
      else this.#busy -= 1;
    }
  }

  #nextWaiting(): (() => void) | undefined {
    const line = this.#waiting[this.#next].length > 0 ? this.#next : other[this.#next];
    this.#next = line === 'first' && this.#waiting.usual.length > 0 ? 'usual' : 'first';
    return this.#waiting[line].shift();
  }
}

const other: Readonly<Record<Line, Line>> = { first: 'usual', usual: 'first' };
