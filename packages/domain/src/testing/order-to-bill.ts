import fc from 'fast-check';
import type { Charge } from '../charge.ts';
import { billOrder, type OrderToBill } from '../invoice/bill-order.ts';
import type { InvoiceAmounts } from '../invoice/invoice-amounts.ts';
import type { Exemption } from '../invoice/tax-category.ts';
import type { GoodsRate, PriceDeclaration } from '../price.ts';
import { priceOrder } from '../price-order.ts';
import type { VoucherValue } from '../voucher.ts';
import { anyDeclaration, anyLine, anyVoucher } from './arbitraries.ts';

/** For tests: a cart to place and bill. Amounts as declared, in cents. */
export interface ExampleCart {
  readonly buy: readonly {
    readonly name?: string;
    readonly unit?: string;
    readonly amount: number;
    readonly unitPrice: number;
    readonly priceQuantity?: number;
    readonly taxRate: GoodsRate;
  }[];
  readonly declaration?: PriceDeclaration;
  readonly shipping?: number;
  readonly fee?: number;
  readonly charges?: readonly Charge[];
  readonly redeem?: readonly { readonly code: string; readonly value: VoucherValue }[];
  readonly paid?: number;
  readonly untaxed?: Exemption;
}

/** For tests: the cart as a placed order, its prices computed by the domain. */
export function orderToBill({ buy, declaration = 'gross', redeem = [], ...beside }: ExampleCart): OrderToBill {
  const { shipping = 0, fee = 0, charges = [] } = beside;
  const feeAsked = fee > 0 ? [{ kind: 'payment-method', cost: fee } as const] : [];
  const costs = [{ kind: 'shipping', cost: shipping } as const, ...feeAsked, ...charges];
  const priced = priceOrder({ lines: buy, charges: costs, vouchers: redeem, declaration });
  return {
    basis: declaration,
    lines: priced.lines.map(({ line, price, total }, i) => ({
      ...{ name: line.name ?? `Artikel ${i + 1}`, nameSuffix: null, articleNumber: `A-${i + 1}` },
      ...{ unit: line.unit ?? 'Stück', amount: line.amount, price, total },
      ...(line.priceQuantity && { priceQuantity: line.priceQuantity }),
    })),
    charges: priced.charges.map((charge) => ({ ...charge, label: charge.kind })),
    vouchers: priced.vouchers.map(({ voucher, price }) => ({ code: voucher.code, kind: voucher.value.kind, price })),
    total: priced.toPay,
  };
}

/** For tests: the amounts of the invoice of a cart. */
export function billed(cart: ExampleCart): InvoiceAmounts {
  const { untaxed = null, paid = 0 } = cart;
  return billOrder(orderToBill(cart), { untaxed, paid, voucherReason: (code) => `Gutschein ${code}` });
}

const anyGiftVouchers = anyLine.map((line) => ({ ...line, taxRate: null }));

/** For tests: carts of every kind. */
export const anyOrderToBill: fc.Arbitrary<ExampleCart> = fc.record({
  buy: fc.array(fc.oneof({ weight: 5, arbitrary: anyLine }, { weight: 1, arbitrary: anyGiftVouchers }), {
    ...{ minLength: 1, maxLength: 15 },
  }),
  declaration: anyDeclaration,
  shipping: fc.oneof(fc.constant(0), fc.nat(20), fc.nat(100_000)),
  fee: fc.oneof(fc.constant(0), fc.nat(5000)),
  redeem: fc.array(fc.record({ code: fc.constant('CODE'), value: anyVoucher }), { maxLength: 3 }),
});
