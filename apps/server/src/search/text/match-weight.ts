import type { Answering } from './clues.ts';
import { fieldBits } from './text-segment.ts';

/** Added to the weight of a whole word in a name, so that exact names can be told: not part of the score. */
const inNameFlag = 64;

/** What an exact name adds to a product's score: every word of the name was asked for, and nothing else. */
export const exactName = 8;

/**
 * By fieldBits: what a find is worth. A product's best find of a word counts: name, then suffix, article number and
 * GTIN, then attributes, then description. In each, the word itself is worth more than another form of it, that more
 * than a compound that ends with it, and that more than the beginning of a word or another part of a compound, which in
 * a description says nothing. A whole article number or GTIN is worth more than a word in a name: nobody types one for
 * anything else. The parts of a compound that are found apart are worth less than any name; the main one must be in the
 * name, the other one not in the description only.
 */
export const weightOf: Readonly<Record<Answering, Uint8Array>> = {
  whole: weights({ wholeNumber: 40, name: 34, suffix: 18, number: 18, attributes: 10, description: 6 }, inNameFlag),
  inflected: weights({ wholeNumber: 0, name: 33, suffix: 17, number: 0, attributes: 9, description: 5 }, 0),
  head: weights({ wholeNumber: 0, name: 32, suffix: 16, number: 0, attributes: 8, description: 4 }, 0),
  beginning: weights({ wholeNumber: 14, name: 30, suffix: 14, number: 14, attributes: 7, description: 3 }, 0),
  part: weights({ wholeNumber: 0, name: 30, suffix: 14, number: 0, attributes: 7, description: 0 }, 0),
  mainPart: weights({ wholeNumber: 0, name: 20, suffix: 0, number: 0, attributes: 0, description: 0 }, 0),
  otherPart: weights({ wholeNumber: 0, name: 20, suffix: 13, number: 0, attributes: 7, description: 0 }, 0),
};

const shortBeginning = weights({ wholeNumber: 14, name: 30, suffix: 14, number: 14, attributes: 7, description: 0 }, 0);

/**
 * What words that begin so are worth. One letter or two begin some word of every description, which says nothing: ei is
 * in "ein".
 */
export function ofBeginning(beginning: string): Uint8Array {
  return beginning.length < 3 ? shortBeginning : weightOf.beginning;
}

/** The part of a weight that counts for the score. */
export function scoreOf(weight: number): number {
  return weight & ~inNameFlag;
}

/** Whether the find is a whole word of the name. */
export function inNameAsWhole(weight: number): boolean {
  return weight >= inNameFlag;
}

function weights(worth: Readonly<Record<keyof typeof fieldBits, number>>, nameFlag: number): Uint8Array {
  const all = Object.values(fieldBits).reduce((sum, bit) => sum + bit, 0);
  return Uint8Array.from({ length: all + 1 }, (_, fields) => {
    const places = (Object.keys(fieldBits) as (keyof typeof fieldBits)[]).filter((name) => fields & fieldBits[name]);
    return Math.max(0, ...places.map((name) => worth[name])) + (fields & fieldBits.name ? nameFlag : 0);
  });
}
