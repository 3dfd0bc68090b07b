import { fieldBits } from './text-segment.ts';

/** Added to the weight of a whole word in a name, so that exact names can be told: not part of the score. */
const inNameFlag = 64;

/** What an exact name adds to a product's score: every word of the name was asked for, and nothing else. */
export const exactName = 8;

/**
 * By fieldBits: what a find is worth. A product's best find of a word counts: name, then suffix, article number and GTIN, then attributes, then
 * description. A whole word is worth a little more than the beginning of one, and a whole article number or GTIN more than a
 * word in a name: nobody types one for anything else.
 */
export const weightOf = {
  whole: weights({ wholeNumber: 20, name: 17, suffixOrNumber: 9, attributes: 5, description: 3 }, inNameFlag),
  beginning: weights({ wholeNumber: 8, name: 16, suffixOrNumber: 8, attributes: 4, description: 2 }, 0),
} as const;

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
