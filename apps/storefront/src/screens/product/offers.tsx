import type { Product } from '@kontor/contract';
import { PriceNote } from '../../shop/price.tsx';
import type { PriceDeclaration } from '../../shop/shown-price.ts';
import { productTexts } from '../../texts/de/product.ts';
import { shopTexts } from '../../texts/de/shop.ts';
import { OfferRow } from './offer-row.tsx';

/** What the product can be bought as: one row per condition (SPEC §2). */
export function Offers({ product, declaration }: { product: Product; declaration: PriceDeclaration }) {
  if (product.conditions.length === 0) return <p className="price-none">{shopTexts.notForSale}</p>;
  return (
    <section className="offers" aria-label={productTexts.offers}>
      <ul>
        {product.conditions.map((condition, position) => (
          <li key={condition._id}>
            <OfferRow product={product} condition={condition} declaration={declaration} isFirst={position === 0} />
          </li>
        ))}
      </ul>
      <PriceNote declaration={declaration} />
      <noscript>
        <p>{productTexts.needsScripts}</p>
      </noscript>
    </section>
  );
}
