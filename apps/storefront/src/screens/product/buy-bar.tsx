import type { Product } from '@kontor/contract';
import { NormPrice, PricePer } from '../../catalogue/price.tsx';
import { formatPrice } from '../../format/format-price.ts';
import { listPrice, type PriceDeclaration } from '../../format/shown-price.ts';
import { productTexts } from '../../texts/product.de.ts';
import { shopTexts } from '../../texts/shop.de.ts';
import { offersId } from './offers.tsx';
import { useOutOfSight } from './use-out-of-sight.ts';

/**
 * On phones: price and button at the lower edge while the button of the page is out of sight. It is another handle of
 * that button for fingers, so keyboards and screen readers do not meet it.
 */
export function BuyBar({ product, declaration }: { product: Product; declaration: PriceDeclaration }) {
  const price = listPrice(product.conditions, declaration);
  const isShown = useOutOfSight(`#${offersId} .offer-order`);
  if (price === null || !isShown) return null;
  const isOnly = product.conditions.length === 1;
  const press = () => {
    const offers = document.getElementById(offersId);
    if (isOnly) offers?.querySelector<HTMLFormElement>('.offer-order')?.requestSubmit();
    else offers?.scrollIntoView({ block: 'center' });
  };
  return (
    <div className="buy-bar" aria-hidden="true">
      <p>
        <span className="price-amount">
          {price.from && `${shopTexts.from} `}
          {formatPrice(price.amount)}
        </span>
        <PricePer per={price.per} />
        {price.unit !== undefined && <span className="price-per">{` ${shopTexts.inUnit(price.unit)}`}</span>}
        <NormPrice norm={price.norm} />
      </p>
      <button type="button" className="button button-primary" tabIndex={-1} onClick={press}>
        {isOnly ? productTexts.add : productTexts.chooseUnit}
      </button>
    </div>
  );
}
