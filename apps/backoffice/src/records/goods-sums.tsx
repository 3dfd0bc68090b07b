import type { OfficeOrder } from '@kontor/contract/office';
import { formatAmount } from '../format/format-price.ts';
import { orderTexts } from '../texts/order.de.ts';

/** The parts of an order or an offer that its sums are made of. */
type Goods = Pick<OfficeOrder['order'], 'shippingCosts' | 'charges' | 'vouchers' | 'total' | 'toPay' | 'taxNote'>;

/** Charges, vouchers, taxes and total of goods. `formatTotal` writes the total and what is left to pay. */
export function GoodsSums(props: {
  goods: Goods;
  declaration: 'gross' | 'net';
  formatTotal: (amount: number) => string;
}) {
  const { goods, declaration, formatTotal } = props;
  const { shippingCosts, charges, vouchers, total, toPay, taxNote } = goods;
  const sums = [
    ...(charges ?? [{ label: orderTexts.shippingCosts, price: shippingCosts }]).map(
      ({ label, price }) => [label, price[declaration]] as const,
    ),
    ...vouchers.map(({ code, price }) => [orderTexts.voucher(code), price[declaration]] as const),
    ...(declaration === 'net' ? [[orderTexts.net, total.net] as const] : []),
    ...total.taxRates
      .filter(({ rate }) => rate > 0 || taxNote === undefined)
      .map(({ rate, amount }) => [orderTexts.tax(rate, declaration), amount] as const),
  ];
  return (
    <>
      <dl className="sums">
        {sums.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatAmount(amount)}</dd>
          </div>
        ))}
        <div className="sums-total">
          <dt>{orderTexts.total}</dt>
          <dd>{formatTotal(total.gross)}</dd>
        </div>
        {toPay !== undefined && (
          <div>
            <dt>{orderTexts.toPay}</dt>
            <dd>{formatTotal(toPay)}</dd>
          </div>
        )}
      </dl>
      {taxNote !== undefined && <p className="soft">{taxNote}</p>}
    </>
  );
}
