import type { TakingPreview } from '@kontor/contract/office';
import { failureMessage } from '../../calls/failure-message.ts';
import { formatAmount, formatPrice } from '../../format/format-price.ts';
import { orderTexts } from '../../texts/order.de.ts';
import { takingTexts as texts } from '../../texts/taking.de.ts';

/** What the order costs as typed, or why it cannot be bought like this. */
export function TakingSums(props: {
  preview: TakingPreview | null;
  failure: unknown;
  declaration: 'gross' | 'net';
  isEmpty: boolean;
}) {
  const { preview, failure, declaration, isEmpty } = props;
  const others = preview?.changes.filter(({ kind }) => kind === 'voucher') ?? [];
  return (
    <aside className="taking-sums" aria-labelledby="taking-sums">
      <h2 id="taking-sums">{texts.sums}</h2>
      {isEmpty && <p className="soft">{texts.noSums}</p>}
      {!isEmpty && preview !== null && <Sums {...{ preview, declaration }} />}
      <div role="status">
        {!isEmpty && failure !== null && <p className="field-error">{failureMessage(failure)}</p>}
        {others.map(({ msg }) => (
          <p key={msg} className="field-error">
            {msg}
          </p>
        ))}
        {!isEmpty && preview !== null && <p className="unseen">{formatPrice(preview.total.gross)}</p>}
      </div>
    </aside>
  );
}

/** Charges, vouchers, taxes and total of a preview. */
export function Sums({ preview, declaration }: { preview: TakingPreview; declaration: 'gross' | 'net' }) {
  const { shippingCosts, charges, vouchers, total, toPay, taxNote } = preview;
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
          <dd>{formatPrice(total.gross)}</dd>
        </div>
        {toPay !== undefined && (
          <div>
            <dt>{orderTexts.toPay}</dt>
            <dd>{formatPrice(toPay)}</dd>
          </div>
        )}
      </dl>
      {taxNote !== undefined && <p className="soft">{taxNote}</p>}
    </>
  );
}
