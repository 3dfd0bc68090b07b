import type { Product } from '@kontor/contract';
import type { ReactNode } from 'react';
import type { PriceDeclaration } from '../../format/shown-price.ts';
import { productTexts } from '../../texts/product.de.ts';
import { shopTexts } from '../../texts/shop.de.ts';
import { OfferRow } from './offer-row.tsx';

interface OffersProps {
  product: Product;
  declaration: PriceDeclaration;
  /** Called after one of them was put into the cart. */
  onAdded: () => void;
  children: ReactNode;
}

/**
 * One row per condition of the product (SPEC §2). Products that cannot be delivered (red) show prices, but no order
 * form. `children`: what is chosen and known before the amount, of such a product first of all that it cannot be
 * delivered. They stand between the only price and its amount, or above several prices.
 */
export function Offers(props: OffersProps) {
  const { product, declaration, children } = props;
  const [only, ...others] = product.conditions;
  if (only === undefined)
    return (
      <>
        {product.stockStatus !== 'red' && <p className="price-none">{shopTexts.notForSale}</p>}
        {children}
      </>
    );
  return (
    <>
      {others.length > 0 && children}
      <section
        className={`offers ${others.length > 0 ? 'offers-several' : 'offers-one'}`}
        aria-label={productTexts.offers}
        id={offersId}
      >
        <OfferRows product={product} declaration={declaration} onAdded={props.onAdded}>
          {others.length > 0 ? null : children}
        </OfferRows>
      </section>
    </>
  );
}

/** The id of the prices, to which the bar on phones leads. */
export const offersId = 'preise';

function OfferRows(props: OffersProps) {
  const { product, declaration, children } = props;
  const isForSale = product.stockStatus !== 'red';
  return (
    <>
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
              onAdded={props.onAdded}
            >
              {children}
            </OfferRow>
          </li>
        ))}
      </ul>
    </>
  );
}
