import type { Product } from '@kontor/contract';

/** Whether and when a product can be delivered (LAW P9): a coloured dot, always with words beside it. */
export function StockStatus({ status, text }: { status: Product['stockStatus']; text: string }) {
  return (
    <p className={`stock stock-${status}`}>
      <span className="stock-dot" aria-hidden="true" />
      {text}
    </p>
  );
}
