import type { Product } from '@kontor/contract';
import { formatLimit } from '../../format/format-price.ts';
import { isGiftVoucher } from '../../format/shown-price.ts';
import { productTexts } from '../../texts/product.de.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { isForConsumers } from './for-consumers.ts';
import type { ProductData } from './load-product.ts';
import { productArrival } from './product-arrival.ts';

/** What speaks for buying here: when it arrives, from which value delivery is free, and that it may be returned. */
export function BuyerHelp({ product, help }: { product: Product; help: ProductData['help'] }) {
  // A gift voucher is sent by e-mail.
  const free = product.conditions.some(({ price }) => isGiftVoucher(price)) ? undefined : help.freeShipping;
  const mayBeReturned = product.withdrawalException === undefined && isForConsumers(help);
  return (
    <ul className="buyer-help">
      <Arrival product={product} dispatchUntil={help.dispatchUntil} />
      {free !== undefined && <li>{productTexts.freeShipping(formatLimit(free.from), free.carrier, free.country)}</li>}
      {mayBeReturned && (
        <li>
          <a href="/T/widerrufsbelehrung">{productTexts.withdrawal}</a>
        </li>
      )}
    </ul>
  );
}

/**
 * The days on which the product arrives. The server's page is kept for days, so the browser writes them. Until then
 * there is room for them.
 */
function Arrival({ product, dispatchUntil }: { product: Product; dispatchUntil: string | undefined }) {
  const isHydrated = useHydrated();
  const words = productArrival(product, dispatchUntil, Date.now());
  if (words === null) return null;
  return <li className={isHydrated ? 'arrival' : 'arrival arrival-unknown'}>{isHydrated && words}</li>;
}
