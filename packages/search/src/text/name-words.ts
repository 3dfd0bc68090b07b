import { stemOf } from '../german/stem.ts';
import { isWord } from '../german/vocabulary.ts';
import { chunksOf } from '../words/chunks.ts';
import { headTermsOfChunk, termsOfChunk } from '../words/document-terms.ts';
import { chunksOfHead } from '../words/name-head.ts';
import { quantityAt } from '../words/quantities.ts';

/** A word of a name. */
export interface NameWord {
  /** The terms that find it, and those of them that say what the thing is. */
  readonly terms: readonly string[];
  readonly heads: readonly string[];
  /** The heads that are words, and their stems in the same order. */
  readonly naming: readonly string[];
  readonly stems: readonly string[];
}

/** A name, split into words. */
export interface NameWords {
  readonly words: readonly NameWord[];
  /** The number of words that say what the product is. */
  readonly head: number;
  /** The name without its numbers. All sizes of one thing share it. */
  readonly thing: string;
}

/** The number of names to remember, and of words. The best hits of most searches are the same products. */
const mostRemembered = 20_000;

/** Splits names and remembers the result. One search compares hundreds of names, which consist of far fewer words. */
export class NameCutter {
  readonly #names = new Map<string, NameWords>();
  readonly #words = new Map<string, NameWord>();

  wordsOf(name: string): NameWords {
    return remembered(this.#names, name, () => {
      const chunks = chunksOf(name);
      const words = chunks.map((chunk) => remembered(this.#words, chunk, () => nameWord(chunk)));
      return { words, head: chunksOfHead(name), thing: thingOf(chunks) };
    });
  }
}

function remembered<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= mostRemembered) known.clear();
  const value = make();
  known.set(key, value);
  return value;
}

function nameWord(chunk: string): NameWord {
  const heads = headTermsOfChunk(chunk);
  const naming = heads.filter(isWord);
  return { terms: termsOfChunk(chunk), heads, naming, stems: naming.map(stemOf) };
}

function thingOf(chunks: readonly string[]): string {
  const said: string[] = [];
  for (let place = 0; place < chunks.length; ) {
    const quantity = quantityAt(chunks, place);
    const chunk = chunks[place] ?? '';
    if (quantity === null && !/\d/.test(chunk)) said.push(chunk);
    place += quantity?.chunks ?? 1;
  }
  return said.join(' ');
}
