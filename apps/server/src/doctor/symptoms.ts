/** The kinds of faults that an examination looks for. */
export type SymptomKind =
  | 'no-shop'
  | 'damaged-pages'
  | 'broken-references'
  | 'newer-version'
  | 'older-version'
  | 'order-unreadable'
  | 'order-differs'
  | 'order-sums'
  | 'order-without-text'
  | 'order-without-document'
  | 'number-missing'
  | 'number-uncounted'
  | 'file-missing'
  | 'file-changed'
  | 'job-given-up'
  | 'mail-refused'
  | 'job-overdue'
  | 'open-to-others'
  | 'of-another-user'
  | 'left-over'
  | 'disk-nearly-full';

/** Kinds that are no fault of the data, and that the operator should know of. */
const hints: ReadonlySet<SymptomKind> = new Set(['older-version', 'mail-refused', 'job-overdue', 'left-over']);

/** A kind of symptom: how often it was found, and the first places. */
export interface Symptom {
  readonly kind: SymptomKind;
  readonly isHint: boolean;
  readonly count: number;
  readonly examples: readonly string[];
}

/** How many places are kept of each kind. */
const examplesKept = 10;

/** What an examination has found so far. */
export class Symptoms {
  readonly #seen = new Map<SymptomKind, { count: number; examples: string[] }>();

  note(kind: SymptomKind, example: string): void {
    const seen = this.#seen.get(kind) ?? { count: 0, examples: [] };
    this.#seen.set(kind, seen);
    seen.count += 1;
    if (seen.examples.length < examplesKept) seen.examples.push(example);
  }

  get all(): Symptom[] {
    return [...this.#seen].map(([kind, { count, examples }]) => ({ kind, isHint: hints.has(kind), count, examples }));
  }
}
