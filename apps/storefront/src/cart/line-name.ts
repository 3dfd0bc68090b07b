import { articleName } from '@kontor/domain';
import { shopTexts } from '../texts/shop.de.ts';
import type { CartLine } from './cart.ts';

/** The name of a line, distinct from the others of its cart. */
export function lineName(line: CartLine, items: readonly CartLine[]): string {
  return articleName(named(line), items.map(named));
}

function named({ product, condition }: CartLine) {
  return { name: product.name, nameSuffix: product.nameSuffix ?? null, unit: condition.unit ?? shopTexts.unit };
}
