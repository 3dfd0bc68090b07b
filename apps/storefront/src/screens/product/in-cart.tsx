import type { ProductCard } from '../../catalogue/product-card.ts';
import { formatCount } from '../../format/format-price.ts';
import { checkoutAddress } from '../../page/address.ts';
import { productTexts } from '../../texts/product.de.ts';
import { useCartCount } from '../../visit/use-cart.ts';
import type { ProductData } from './load-product.ts';

/** The most products that are named beside the way to the order. */
const named = 3;

/**
 * After a product was put into the cart: the cart in one line, the way to the order, and what goes with the product.
 */
export function InCart({ data: { navigation, references, related } }: { data: ProductData }) {
  const count = useCartCount();
  const accessories = references.find(({ kind }) => kind === 'accessories')?.cards ?? related;
  if (count === 0) return null;
  return (
    <div className="in-cart">
      <p className="in-cart-way">
        <strong>{productTexts.inCart(formatCount(count))}</strong>
        <a className="button button-secondary" href={checkoutAddress(navigation.listAddress, 'order')}>
          {productTexts.checkout}
        </a>
      </p>
      {accessories.length > 0 && (
        <p className="in-cart-more">
          {productTexts.goesWith}
          {accessories.slice(0, named).map((card) => (
            <a key={card.id} href={card.href}>
              {nameOf(card)}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

function nameOf({ name, nameSuffix }: ProductCard): string {
  return nameSuffix === undefined ? name : `${name}, ${nameSuffix}`;
}
