import { isDeepStrictEqual } from 'node:util';
import {
  type Address,
  addPrices,
  type Cents,
  type Charge,
  type DeliveryForSale,
  isPrice,
  type NormPriceForSale,
  type PaymentMethod,
  type Price,
  type PriceDeclaration,
  type VoucherValue,
} from '@kontor/domain';
import type { Seller } from '../configuration/types.ts';

/**
 * A placed order as it is kept: everything that was bought and agreed, copied at that moment, in the domain's units
 * (cents, basis points, epoch ms). Documents, mails and the wire's Order are derived from it; nothing recomputes it
 * (CONTRACT §5).
 */
export interface OrderSnapshot {
  /** Raised when an older version of the shop would misread the shape; what is only added is optional. */
  readonly format: 1;
  /** The key to the order: at least 128 random bits. */
  readonly id: string;
  readonly orderNumber: string;
  readonly createdAt: number;
  /** `priceDeclaration`: how prices were declared to the one who ordered. */
  readonly shop: { readonly title: string; readonly priceDeclaration: PriceDeclaration; readonly seller: Seller };
  /** Whose prices were asked; absent: everybody's. */
  readonly customerGroup?: string;
  readonly email: string;
  /** The operator's number of the customer. Guests have none, nor have many customers. */
  readonly personId?: string;
  readonly address: SnapshotAddress;
  /** null: to the billing address. */
  readonly shippingAddress: SnapshotAddress | null;
  /**
   * How it is paid, under the name and title of that time; orders of earlier versions were stored without the method.
   */
  readonly paymentCondition: PaymentMethod & { readonly name: string; readonly title: string };
  /** null: the shop offered no choice. */
  readonly carrier: string | null;
  /** The customer's own reference. */
  readonly externalNumber: string | null;
  readonly lines: readonly OrderLine[];
  /** The sum of the lines. */
  readonly goods: Price;
  /** What it cost beside its goods; orders of earlier versions were stored with `shippingCosts` alone. */
  readonly charges: readonly OrderCharge[];
  readonly vouchers: readonly OrderVoucher[];
  /** What is to pay: gift balances have paid their part. */
  readonly total: Price;
  /** The boxes the customer ticked, as they read then. */
  readonly options: readonly { readonly name: string; readonly content: string; readonly mandatory: boolean }[];
  /** The texts the contract was made on (LAW O2). */
  readonly texts: readonly AgreedText[];
  readonly confirmationDoc: { readonly content: string; readonly filename: string };
}

/** An address with the name of its country as the customer read it. */
export interface SnapshotAddress extends Address {
  readonly countryName: string;
}

/** A charge under the label that the customer read. */
export interface OrderCharge extends Charge {
  readonly label: string;
}

/** A voucher as it was used. */
export interface OrderVoucher {
  readonly code: string;
  readonly session: string;
  readonly kind: VoucherValue['kind'];
  /** Negative. */
  readonly price: Price;
}

/** One line as it was bought. */
export interface OrderLine {
  readonly productId: string;
  readonly conditionId: string;
  readonly articleNumber: string;
  readonly name: string;
  readonly nameSuffix: string | null;
  /** File ids. */
  readonly pictures: readonly string[];
  readonly unit: string;
  readonly amount: number;
  /** Of one unit, or of `priceQuantity` units. */
  readonly price: Price;
  readonly priceQuantity?: number;
  /** On one unit, in cents as they are paid; absent: none. The charges have the sum. */
  readonly deposit?: Cents;
  readonly total: Price;
  /** What one norm unit cost (LAW P4). */
  readonly normPrice?: NormPriceForSale;
  /** When and how it was to come, as the customer read it (LAW P9); orders of earlier versions do not say. */
  readonly delivery?: DeliveryForSale;
}

/**
 * A text in the version that was agreed: `id` names its content, which is kept once for all orders (agreed-texts.ts).
 */
export interface AgreedText {
  readonly name: string;
  readonly id: string;
}

/** Whether the parts of an order add up to what is to pay, each a price that keeps its own invariants (CONTRACT §1). */
export function sumsUp({ lines, goods, charges, vouchers, total }: OrderSnapshot): boolean {
  const totals = lines.map((line) => line.total);
  const parts = [goods, ...[...charges, ...vouchers].map(({ price }) => price)];
  const areAllPrices = [...totals, ...parts, total].every(isPrice);
  return areAllPrices && isDeepStrictEqual(addPrices(totals), goods) && isDeepStrictEqual(addPrices(parts), total);
}
