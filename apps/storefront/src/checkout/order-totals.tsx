import type { CalculatedOrder, Charge, Voucher } from '@kontor/contract';
import { type ReactNode, type Ref, useState } from 'react';
import { formatPercent } from '../format/format-percent.ts';
import { formatPrice } from '../format/format-price.ts';
import { declaredAmount, type PriceDeclaration } from '../format/shown-price.ts';
import { ShippingCostsLink } from '../page/shipping-costs-link.tsx';
import { checkoutTexts } from '../texts/checkout.de.ts';
import { shopTexts } from '../texts/shop.de.ts';
import { Icon } from '../ui/icon.tsx';
import { Progress } from '../ui/progress.tsx';
import { leftToPay } from './left-to-pay.ts';
import { Money } from './money.tsx';

/**
 * Vouchers, shipping costs and other charges, the total and its tax (SPEC §2, LAW C1), of a cart or a placed order. A
 * shop that declares net prices shows the net sum first and adds the tax. A gift balance is a payment (LAW T9): it
 * stands below the total and its tax, followed by the rest to pay, as in mail and PDF. While the costs are unknown, a
 * progress line is shown and no old figures. Every row keeps its place, so that no button moves while it is clicked.
 */
export function OrderTotals(props: {
  order: Pick<CalculatedOrder, 'shippingCosts' | 'charges' | 'vouchers' | 'total' | 'toPay'> | null;
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
  const isNet = declaration === 'net';
  const shipping = order?.shippingCosts && declaredAmount(order.shippingCosts, declaration);
  const isFree = shipping === 0; // so it is shown as free (LAW P2)
  const known: readonly Tax[] = order?.total.taxRates ?? props.rates.map((rate) => ({ rate }));
  const due = order === null ? undefined : leftToPay(order);
  const taxes = known.filter(({ rate }) => rate > 0); // a shop without tax must not mention any (LAW P3)
  const last = useLastKnown(order);
  const balanceCodes = balanceCodesOf(last);
  const fees = last?.charges?.filter(({ kind }) => kind !== 'shipping') ?? [];
  const balances = props.vouchers.filter(({ code }) => balanceCodes.includes(code));
  const discounts = props.vouchers.filter(({ code }) => !balanceCodes.includes(code));
  const isPartPaid = balances.length > 0;
  const taxIncluded = !isNet && (
    <TaxRows taxes={taxes} busy={busy} label={checkoutTexts.taxIncluded} look="totals-tax" />
  );
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
        {discounts.map(row)}
        <Row price={shipping} busy={busy} instead={isFree ? checkoutTexts.freeShipping : undefined}>
          {checkoutTexts.plus} <ShippingCostsLink>{shopTexts.shippingCosts}</ShippingCostsLink>
        </Row>
        {fees.map(({ kind, label }) => (
          <Row key={kind} price={priceOfCharge(order, kind, declaration)} busy={busy}>
            {label}
          </Row>
        ))}
        {isNet && (
          <Row price={order?.total.net} busy={busy}>
            {checkoutTexts.totalNet}
          </Row>
        )}
        {isNet && <TaxRows taxes={taxes} busy={busy} label={checkoutTexts.taxAdded} />}
        {isPartPaid && (
          <>
            <Row price={order?.total.gross} busy={busy} look="totals-before-balance">
              {checkoutTexts.beforeBalance}
            </Row>
            {taxIncluded}
            {balances.map(row)}
          </>
        )}
        <Row price={due} busy={busy} look="totals-sum">
          {isNet ? checkoutTexts.totalGross : checkoutTexts.total}
        </Row>
        {!isPartPaid && taxIncluded}
      </dl>
      <p className="unseen" role="status">
        {due !== undefined && checkoutTexts.totalIs(formatPrice(due))}
      </p>
    </div>
  );
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

/**
 * 'Gutschein {code}' with the amount that it takes off (SPEC §2), and its effect in words if the amount does not show
 * it.
 */
function VoucherRow(props: {
  code: string;
  voucher: Voucher | undefined;
  busy: boolean;
  declaration: PriceDeclaration;
  onRemove: ((code: string) => void) | undefined;
}) {
  const { code, voucher, onRemove } = props;
  const hint = voucher?.kind && checkoutTexts.voucherKinds[voucher.kind];
  return (
    <Row price={voucher && declaredAmount(voucher.price, props.declaration)} busy={props.busy} look="totals-voucher">
      <span className="totals-voucher-code">{checkoutTexts.voucher(code)}</span>
      {onRemove && (
        <button
          className="totals-voucher-remove"
          type="button"
          onClick={() => onRemove(code)}
          aria-label={checkoutTexts.removeVoucher(code)}
          title={checkoutTexts.remove}
        >
          <Icon name="close" />
        </button>
      )}
      {hint && <span className="totals-voucher-kind">{hint}</span>}
    </Row>
  );
}

interface Tax {
  readonly rate: number;
  readonly amount?: number;
}

function TaxRows(props: { taxes: readonly Tax[]; busy: boolean; label: (rate: string) => string; look?: string }) {
  return props.taxes.map(({ rate, amount }) => (
    <Row key={rate} price={amount} busy={props.busy} look={props.look}>
      {props.label(formatPercent(rate))}
    </Row>
  ));
}

function Row(props: {
  price: number | undefined;
  busy: boolean;
  look?: string | undefined;
  /** Shown instead of the amount. */
  instead?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={`totals-row ${props.look ?? ''}`.trim()}>
      <dt>{props.children}</dt>
      <dd>{props.instead ?? <Money amount={props.price} busy={props.busy} />}</dd>
    </div>
  );
}
