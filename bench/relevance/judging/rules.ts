import type { JudgedProduct, Rule } from './judged.ts';

/** By the name of the product. */
export const named =
  (pattern: RegExp): Rule =>
  ({ name }) =>
    pattern.test(name);

/** By the size or variant that follows the name. */
export const sized =
  (pattern: RegExp): Rule =>
  ({ nameSuffix }) =>
    pattern.test(nameSuffix);

/** By the names of the categories above it and its own. */
export const within =
  (pattern: RegExp): Rule =>
  ({ category }) =>
    pattern.test(category);

export const having =
  (attribute: string, pattern: RegExp): Rule =>
  ({ attributes }) =>
    pattern.test(attributes[attribute] ?? '');

export const coded =
  (pattern: RegExp): Rule =>
  ({ articleNumber, gtin }) =>
    pattern.test(articleNumber) || pattern.test(gtin);

export const both =
  (...rules: readonly Rule[]): Rule =>
  (product) =>
    rules.every((rule) => rule(product));

export const either =
  (...rules: readonly Rule[]): Rule =>
  (product) =>
    rules.some((rule) => rule(product));

export const except =
  (rule: Rule, ...without: readonly Rule[]): Rule =>
  (product) =>
    rule(product) && !without.some((other) => other(product));

/**
 * Matches products of a category with certain words. All are case-insensitive patterns: the first is for the path of
 * the category, the others are for name, suffix and attributes (`Name: value`). A pattern that begins with `!` must not
 * match. `\b` knows umlauts.
 */
export function is(category: string, ...words: readonly string[]): Rule {
  const inside = pattern(category);
  const wanted = words.filter((word) => !word.startsWith('!')).map(pattern);
  const unwanted = words.filter((word) => word.startsWith('!')).map((word) => pattern(word.slice(1)));
  return (product) => {
    if (!inside.test(product.category)) return false;
    const facts = factsOf(product);
    return wanted.every((word) => word.test(facts)) && !unwanted.some((word) => word.test(facts));
  };
}

function factsOf({ name, nameSuffix, attributes }: JudgedProduct): string {
  return [`${name} ${nameSuffix}`, ...Object.entries(attributes).map((entry) => entry.join(': '))].join('\n');
}

function pattern(source: string): RegExp {
  const edge = '(?:(?<![\\p{L}\\d])(?=[\\p{L}\\d])|(?<=[\\p{L}\\d])(?![\\p{L}\\d]))';
  return new RegExp(source.replaceAll('\\b', edge), 'imu');
}
