import type { CalculatedOrder, Charge } from '@kontor/contract';
import { type ReactNode, type Ref, useState } from 'react';
import { formatPrice } from '../format/format-price.ts';
import { declaredAmount, type PriceDeclaration } from '../format/shown-price.ts';
import { ShippingCostsLink } from '../page/shipping-costs-link.tsx';
import { checkoutTexts } from '../texts/checkout.de.ts';
import { shopTexts } from '../texts/shop.de.ts';
import { Progress } from '../ui/progress.tsx';
import { leftToPay } from './left-to-pay.ts';
import { type Tax, TaxRows, TotalsRow, VoucherRow } from './totals-rows.tsx';

/**
 * The value of the goods, vouchers, shipping costs and other charges, the total and its tax (SPEC §2, LAW C1), of a
 * cart or a placed order. A shop that declares net prices shows the net sum first and adds the tax. A gift balance is a
 * payment (LAW T9): it stands below the total and its tax, followed by the rest to pay, as in mail and PDF. While the
 * costs are unknown, a progress line is shown and no old figures. Every row keeps its place, so that no button moves
 * while it is clicked.
 */
export function OrderTotals(props: {
  order: Pick<
    CalculatedOrder,
    'shippingCosts' | 'charges' | 'vouchers' | 'total' | 'toPay' | 'taxNote' | 'vatIdState' | 'goods'
  > | null;
  /** The vouchers in the cart. What each of them takes off is in the order. */
  vouchers: readonly { readonly code: string }[];
  /** Present where vouchers can be removed. */
  onRemoveVoucher?: (code: string) => void;
  /** The element that takes the focus. */
  ref?: Ref<HTMLDivElement>;
  busy: boolean;
  declaration: PriceDeclaration;
  /**
   * The tax rates of the goods in percent. The total will have the same ones, because shipping is taxed like the goods.
   */
  rates: readonly number[];
}) {
  const { order, busy, declaration } = props;
  const due = order === null ? undefined : leftToPay(order);
  const last = useLastKnown(order);
  const balanceCodes = balanceCodesOf(last);
  const isBalance = ({ code }: { readonly code: string }) => balanceCodes.includes(code);
  const row = ({ code }: { readonly code: string }) => (
    <VoucherRow
      key={code}
      code={code}
      voucher={order?.vouchers.find((priced) => priced.code === code)}
      busy={busy}
      declaration={declaration}
      onRemove={props.onRemoveVoucher}
    />
  );
  return (
    <div className="totals" aria-busy={busy} ref={props.ref} tabIndex={-1}>
      {busy && <Progress label={checkoutTexts.calculating} />}
      <dl className="totals-list">
        {last?.goods !== undefined && (
          <TotalsRow price={order?.goods && declaredAmount(order.goods, declaration)} busy={busy}>
            {checkoutTexts.goods}
          </TotalsRow>
        )}
        {props.vouchers.filter((voucher) => !isBalance(voucher)).map(row)}
        <ChargeRows order={order} charges={last?.charges ?? []} busy={busy} declaration={declaration} />
        <SumRows
          order={order}
          due={due}
          taxes={taxesOf(order, props.rates)}
          balances={props.vouchers.filter(isBalance).map(row)}
          busy={busy}
          isNet={declaration === 'net'}
        />
      </dl>
      {last?.vatIdState !== undefined && <p className="totals-note">{checkoutTexts.vatIdStates[last.vatIdState]}</p>}
      {last?.taxNote !== undefined && <p className="totals-note">{last.taxNote}</p>}
      <p className="unseen" role="status">
        {due !== undefined && checkoutTexts.totalIs(formatPrice(due))}
      </p>
    </div>
  );
}

/** Shipping costs, and each of the other charges. */
function ChargeRows(props: {
  order: Pick<CalculatedOrder, 'shippingCosts' | 'charges'> | null;
  /** The charges with a row. */
  charges: readonly Charge[];
  busy: boolean;
  declaration: PriceDeclaration;
}) {
  const { order, busy, declaration } = props;
  const shipping = order?.shippingCosts && declaredAmount(order.shippingCosts, declaration);
  const isFree = shipping === 0; // so it is shown as free (LAW P2)
  const fees = props.charges.filter(({ kind }) => kind !== 'shipping');
  return (
    <>
      <TotalsRow price={shipping} busy={busy} instead={isFree ? checkoutTexts.freeShipping : undefined}>
        {checkoutTexts.plus} <ShippingCostsLink>{shopTexts.shippingCosts}</ShippingCostsLink>
      </TotalsRow>
      {fees.map(({ kind, label }) => (
        <TotalsRow key={kind} price={priceOfCharge(order, kind, declaration)} busy={busy}>
          {label}
        </TotalsRow>
      ))}
    </>
  );
}

/** The net sum if prices are declared net, the total with its taxes, and the rest to pay after gift balances. */
function SumRows(props: {
  order: Pick<CalculatedOrder, 'total'> | null;
  due: number | undefined;
  taxes: readonly Tax[];
  /** The rows of gift balances. */
  balances: readonly ReactNode[];
  busy: boolean;
  isNet: boolean;
}) {
  const { order, due, taxes, balances, busy, isNet } = props;
  const isPartPaid = balances.length > 0;
  const taxIncluded = !isNet && (
    <TaxRows taxes={taxes} busy={busy} label={checkoutTexts.taxIncluded} look="totals-tax" />
  );
  return (
    <>
      {isNet && (
        <TotalsRow price={order?.total.net} busy={busy}>
          {checkoutTexts.totalNet}
        </TotalsRow>
      )}
      {isNet && <TaxRows taxes={taxes} busy={busy} label={checkoutTexts.taxAdded} />}
      {isPartPaid && (
        <>
          <TotalsRow price={order?.total.gross} busy={busy} look="totals-before-balance">
            {checkoutTexts.beforeBalance}
          </TotalsRow>
          {taxIncluded}
          {balances}
        </>
      )}
      <TotalsRow price={due} busy={busy} look="totals-sum">
        {isNet ? checkoutTexts.totalGross : checkoutTexts.total}
      </TotalsRow>
      {!isPartPaid && taxIncluded}
    </>
  );
}

/** The taxes of the total; without their amounts while these are unknown. */
function taxesOf(order: Pick<CalculatedOrder, 'total'> | null, rates: readonly number[]): Tax[] {
  const known: readonly Tax[] = order?.total.taxRates ?? rates.map((rate) => ({ rate }));
  return known.filter(({ rate }) => rate > 0); // a shop without tax must not mention any (LAW P3)
}

/** The order, or the last known one while its costs are unknown, so that its rows keep their place. */
function useLastKnown<Order>(order: Order | null): Order | null {
  const [last, setLast] = useState(order);
  if (order !== null && order !== last) setLast(order);
  return order ?? last;
}

/** The price of a charge; undefined while it is unknown. */
function priceOfCharge(
  order: Pick<CalculatedOrder, 'charges'> | null,
  kind: Charge['kind'],
  declaration: PriceDeclaration,
): number | undefined {
  const charge = order?.charges?.find((one) => one.kind === kind);
  return charge && declaredAmount(charge.price, declaration);
}

/** The codes of the gift balances in use. */
function balanceCodesOf(known: Pick<CalculatedOrder, 'vouchers' | 'toPay'> | null): readonly string[] {
  if (known?.toPay === undefined) return [];
  return known.vouchers.filter(({ kind }) => kind === 'gift-balance').map(({ code }) => code);
}
