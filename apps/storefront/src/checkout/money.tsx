import { formatPrice } from '../format/format-price.ts';
import { checkoutTexts } from '../texts/checkout.de.ts';

/**
 * An amount in EUR that the server calculates. While it is loading, an empty space of its size; if it was not
 * requested, a dash.
 */
export function Money({ amount, busy }: { amount: number | undefined; busy: boolean }) {
  if (amount !== undefined) return <span className="money">{formatPrice(amount)}</span>;
  return (
    <span className={busy ? 'money money-busy' : 'money'}>
      <span className="unseen">{checkoutTexts.unknownMoney}</span>
      <span aria-hidden="true">{busy ? '\u00a0' : '–'}</span>
    </span>
  );
}
