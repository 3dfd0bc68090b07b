import { formatPrice } from '../format/format-price.ts';
import { checkoutTexts } from '../texts/checkout.de.ts';

/**
 * An amount of EUR that only the server knows. While it is asked, an empty place of its size; a dash if nothing was
 * asked.
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
