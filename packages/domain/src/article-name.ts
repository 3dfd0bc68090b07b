/** What distinguishes an article of a cart from others. */
export interface NamedArticle {
  readonly name: string;
  readonly nameSuffix: string | null;
  readonly unit: string;
}

/**
 * The name of an article of a cart in a sentence. If the cart has several of that name, the suffix follows, and the
 * unit if they differ in that alone.
 */
export function articleName(article: NamedArticle, cart: readonly NamedArticle[]): string {
  const { name, nameSuffix, unit } = article;
  const namesakes = cart.filter((other) => other.name === name);
  if (namesakes.length < 2) return name;
  const whole = [name, nameSuffix].filter(Boolean).join(' ');
  const isTold = namesakes.filter((other) => (other.nameSuffix ?? '') === (nameSuffix ?? '')).length < 2;
  return isTold ? whole : `${whole} (${unit})`;
}
