/** The parts of an article's name in a cart. */
export interface NamedArticle {
  readonly name: string;
  readonly nameSuffix: string | null;
  readonly unit: string;
}

/**
 * The name of an article for a sentence about a cart. If the cart has several articles of that name, the suffix is
 * added, and the unit if they differ only in that.
 */
export function articleName(article: NamedArticle, cart: readonly NamedArticle[]): string {
  const { name, nameSuffix, unit } = article;
  const namesakes = cart.filter((other) => other.name === name);
  if (namesakes.length < 2) return name;
  const whole = [name, nameSuffix].filter(Boolean).join(' ');
  const isTold = namesakes.filter((other) => (other.nameSuffix ?? '') === (nameSuffix ?? '')).length < 2;
  return isTold ? whole : `${whole} (${unit})`;
}
