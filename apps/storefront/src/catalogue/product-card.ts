import { type Product, productAddress } from '@kontor/contract';
import { listPrice, type PriceDeclaration, type ShownPrice } from '../format/shown-price.ts';

/** What a card shows of a product: a list carries no more than that for each of its fifty. */
export interface ProductCard {
  readonly id: string;
  readonly href: string;
  readonly name: string;
  readonly nameSuffix: string | undefined;
  /** File id of the first picture. */
  readonly picture: string | undefined;
  readonly price: ShownPrice | null;
  readonly energy: Product['energy'];
  readonly stockStatus: Product['stockStatus'];
  readonly stockStatusText: string;
}

/** The card of a product as seen from a category. */
export function productCard(product: Product, listAddress: string, declaration: PriceDeclaration): ProductCard {
  return {
    id: product._id,
    href: productAddress(listAddress, product._id),
    name: product.name,
    nameSuffix: product.nameSuffix,
    picture: product.files[0]?.content,
    price: listPrice(product.conditions, declaration),
    energy: product.energy,
    stockStatus: product.stockStatus,
    stockStatusText: product.stockStatusText,
  };
}
