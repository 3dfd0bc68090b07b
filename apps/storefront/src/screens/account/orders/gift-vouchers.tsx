import type { GiftVoucher, Order } from '@kontor/contract';
import { formatDate } from '../../../format/format-date.ts';
import { formatPrice } from '../../../format/format-price.ts';
import { giftVoucherTexts as texts } from '../../../texts/gift-vouchers.de.ts';

/** The gift vouchers that an order bought, with their codes and what is left of each. */
export function GiftVouchers({ order: { giftVouchers = [] } }: { order: Order }) {
  if (giftVouchers.length === 0) return null;
  return (
    <section className="account-order-group">
      <h3>{texts.title(giftVouchers.length)}</h3>
      <ul className="account-vouchers">
        {giftVouchers.map((voucher) => (
          <li key={voucher.code} className="account-voucher">
            <span className="account-voucher-worth">{formatPrice(voucher.worth)}</span>
            <span className="account-voucher-code">{voucher.code}</span>
            <span>{stateOf(voucher)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateOf({ state, worth, rest, lastDay }: GiftVoucher): string {
  if (state !== 'valid') return texts.states[state];
  if (rest === 0) return texts.redeemed;
  const until = lastDay === undefined ? '' : texts.validTo(formatDate(lastDay));
  return [rest === worth ? '' : texts.rest(formatPrice(rest)), until].filter(Boolean).join(' · ');
}
