import type { Product } from '@kontor/contract';
import { StockStatus } from '../../catalogue/stock-status.tsx';
import { productTexts } from '../../texts/product.de.ts';
import { useOutOfSight } from './use-out-of-sight.ts';

/** The page's own field for the address, and its line about the stock. */
const [alert, line] = ['.stock-alert', '.product-summary .stock'];

/**
 * On phones, for an article that is sold out: says so at the lower edge, and leads to the form that asks for a message,
 * while the page shows neither. It is another handle of that form for fingers, so keyboards and screen readers do not
 * meet it.
 */
export function SoldOutBar({ product, canAsk }: { product: Product; canAsk: boolean }) {
  const isShown = useOutOfSight(canAsk ? alert : line);
  if (!isShown) return null;
  const ask = () => {
    const field = document.querySelector<HTMLInputElement>(`${alert} input[type=email]`);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  };
  return (
    <div className="buy-bar" aria-hidden="true">
      <StockStatus status={product.stockStatus} text={product.stockStatusText} />
      {canAsk && (
        <button type="button" className="button button-primary" tabIndex={-1} onClick={ask}>
          {productTexts.stockAlert.askSoon}
        </button>
      )}
    </div>
  );
}
