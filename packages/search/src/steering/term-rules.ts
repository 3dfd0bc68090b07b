import { keysOfPhrase } from './phrases.ts';
import type { TermRule } from './search-steering.ts';

/** The products that the operator's rules name for search texts. */
export class TermRules {
  readonly #fillers: ReadonlySet<string>;
  readonly #byKey = new Map<string, readonly string[]>();

  /**
   * `fillers`: the stop words, German folding. If several rules match a text, the products of the first rule come
   * first.
   */
  constructor(rules: readonly TermRule[], fillers: ReadonlySet<string>) {
    this.#fillers = fillers;
    for (const { phrases, productIds } of rules) {
      for (const key of new Set(phrases.flatMap((phrase) => keysOfPhrase(phrase, fillers)))) {
        this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), ...productIds]);
      }
    }
  }

  /** The ids of the products that the rules name for a text, in any form of its words. */
  of(searchText: string): readonly string[] {
    if (this.#byKey.size === 0) return [];
    return [...new Set(keysOfPhrase(searchText, this.#fillers).flatMap((key) => this.#byKey.get(key) ?? []))];
  }
}
