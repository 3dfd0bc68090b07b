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

/** Kinds that are not faults of the data, but that the operator should know. */
const hints: ReadonlySet<SymptomKind> = new Set(['older-version', 'mail-refused', 'job-overdue', 'left-over']);

/** A kind of symptom with the number of its occurrences and the first examples. */
export interface Symptom {
  readonly kind: SymptomKind;
  readonly isHint: boolean;
  readonly count: number;
  readonly examples: readonly string[];
}

/** The number of examples kept for each kind. */
const examplesKept = 10;

/** Collects the symptoms of an examination. */
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
