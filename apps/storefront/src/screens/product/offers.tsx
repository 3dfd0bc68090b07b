import type { Product } from '@kontor/contract';
import type { PriceDeclaration } from '../../format/shown-price.ts';
import { productTexts } from '../../texts/product.de.ts';
import { shopTexts } from '../../texts/shop.de.ts';
import { OfferRow } from './offer-row.tsx';

/**
 * One row per condition of the product (SPEC §2). Products that cannot be delivered (red) show prices, but no order
 * form.
 */
export function Offers({ product, declaration }: { product: Product; declaration: PriceDeclaration }) {
  if (product.conditions.length === 0) return <p className="price-none">{shopTexts.notForSale}</p>;
  const isForSale = product.stockStatus !== 'red';
  return (
    <section
      className={`offers ${product.conditions.length > 1 ? 'offers-several' : ''}`.trim()}
      aria-label={productTexts.offers}
    >
      {!isForSale && <p className="offers-closed">{shopTexts.notForSale}</p>}
      {isForSale && (
        <noscript>
          <p className="offers-closed">{productTexts.needsScripts}</p>
        </noscript>
      )}
      <ul>
        {product.conditions.map((condition, position) => (
          <li key={condition._id}>
            <OfferRow
              product={product}
              condition={condition}
              declaration={declaration}
              isFirst={position === 0}
              isForSale={isForSale}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
