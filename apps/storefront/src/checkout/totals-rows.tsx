import type { Voucher } from '@kontor/contract';
import type { ReactNode } from 'react';
import { formatPercent } from '../format/format-percent.ts';
import { declaredAmount, type PriceDeclaration } from '../format/shown-price.ts';
import { checkoutTexts } from '../texts/checkout.de.ts';
import { Icon } from '../ui/icon.tsx';
import { Money } from './money.tsx';

/**
 * 'Gutschein {code}' with the amount that it takes off (SPEC §2), and its effect in words if the amount does not show
 * it.
 */
export function VoucherRow(props: {
  code: string;
  voucher: Voucher | undefined;
  busy: boolean;
  declaration: PriceDeclaration;
  onRemove: ((code: string) => void) | undefined;
}) {
  const { code, voucher, onRemove } = props;
  const hint = voucher?.kind && checkoutTexts.voucherKinds[voucher.kind];
  return (
    <TotalsRow
      price={voucher && declaredAmount(voucher.price, props.declaration)}
      busy={props.busy}
      look="totals-voucher"
    >
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
    </TotalsRow>
  );
}

/** The tax of a rate in percent. Its amount is missing while it is unknown. */
export interface Tax {
  readonly rate: number;
  readonly amount?: number;
}

/** A row a rate. */
export function TaxRows(props: {
  taxes: readonly Tax[];
  busy: boolean;
  label: (rate: string) => string;
  look?: string;
}) {
  return props.taxes.map(({ rate, amount }) => (
    <TotalsRow key={rate} price={amount} busy={props.busy} look={props.look}>
      {props.label(formatPercent(rate))}
    </TotalsRow>
  ));
}

/** A row of the totals. Its amount is in EUR. */
export function TotalsRow(props: {
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
