import type { OfficeOrder } from '@kontor/contract/office';

type Product = OfficeOrder['order']['items'][number]['product'];

/** The name of an article with what tells it from its variants, such as `Schlosserhammer Esche 500 g`. */
export function articleName({ name, nameSuffix }: Pick<Product, 'name' | 'nameSuffix'>): string {
  return [name, nameSuffix].filter(Boolean).join(' ');
}

/** Pieces of a line of an order: `2 × Schlosserhammer Esche 500 g`. */
export function piecesWords(
  { order }: OfficeOrder,
  { line, amount }: { readonly line: number; readonly amount: number },
): string {
  const item = order.items[line];
  return `${amount} × ${item === undefined ? '' : articleName(item.product)}`;
}
