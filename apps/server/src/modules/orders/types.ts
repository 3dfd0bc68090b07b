import { isDeepStrictEqual } from 'node:util';
import {
  type Address,
  addPrices,
  type CashDiscountTerms,
  type Cents,
  type Charge,
  type DeliveryForSale,
  type Exemption,
  isPrice,
  type MinimumAge,
  type NormPriceForSale,
  type PaymentMethod,
  type Price,
  type PriceDeclaration,
  type VatIdState,
  type VoucherValue,
} from '@kontor/domain';
import type { Seller } from '../configuration/types.ts';

/**
 * A stored order: everything that was bought and agreed, copied at that moment, in the domain's units (cents, basis
 * points, epoch ms). Documents, mails and the wire's Order are derived from it. Nothing recomputes it (CONTRACT §5).
 */
export interface OrderSnapshot {
  /** Raised when an older version of the shop would misread the shape. Mere additions are optional fields. */
  readonly format: 1;
  /** The key to the order: at least 128 random bits. */
  readonly id: string;
  readonly orderNumber: string;
  readonly createdAt: number;
  /** `priceDeclaration`: how prices were declared to this customer. */
  readonly shop: { readonly title: string; readonly priceDeclaration: PriceDeclaration; readonly seller: Seller };
  /** The customer group whose prices applied. Absent: everybody's. */
  readonly customerGroup?: string;
  /** The country whose tax it has, where the shop had to say so (LAW T4); absent: the seller's. */
  readonly taxedIn?: { readonly country: string; readonly sentence: string };
  /** Why none of it was taxed; absent: it was taxed by the rates of its lines, or is of an earlier version. */
  readonly untaxed?: { readonly exemption: Exemption; readonly sentence: string };
  /**
   * The business that stated a VAT id, and what VIES said of it when the order was placed; without `check` the tax did
   * not depend on it. Absent: none was stated.
   */
  readonly business?: {
    readonly vatId: string;
    readonly check?: {
      readonly state: VatIdState;
      readonly askedAt: number;
      readonly consultation: string | null;
      readonly trader: string | null;
    };
  };
  /** The shop sold to businesses alone, so that it cannot be withdrawn from (LAW C8). Absent: to consumers too. */
  readonly soldTo?: 'businesses';
  readonly email: string;
  /** The operator's number of the customer. Guests and many customers have none. */
  readonly personId?: string;
  readonly address: SnapshotAddress;
  /** Null: the billing address. */
  readonly shippingAddress: SnapshotAddress | null;
  /** The payment method, under its name and title at that time. Orders of earlier versions lack the method. */
  readonly paymentCondition: PaymentMethod & {
    readonly name: string;
    readonly title: string;
    readonly cashDiscount?: CashDiscountTerms;
  };
  /** Null: the shop offered no choice. */
  readonly carrier: string | null;
  /**
   * Until when the shop dispatched what is in stock on the same working day, '14:00', as it told the customer. Absent:
   * it did not say, the goods are fetched, or the order is of an earlier version.
   */
  readonly dispatchUntil?: string;
  /** The customer's own reference. */
  readonly externalNumber: string | null;
  readonly lines: readonly OrderLine[];
  /** The sum of the lines. */
  readonly goods: Price;
  /** The costs besides its goods. Orders of earlier versions have only `shippingCosts`. */
  readonly charges: readonly OrderCharge[];
  readonly vouchers: readonly OrderVoucher[];
  /** The amount to pay, after gift balances have paid their part. */
  readonly total: Price;
  /** The boxes that the customer ticked, with their text at that time. */
  readonly options: readonly { readonly name: string; readonly content: string; readonly mandatory: boolean }[];
  /** The texts that the contract is based on (LAW O2). */
  readonly texts: readonly AgreedText[];
  readonly confirmationDoc: { readonly content: string; readonly filename: string };
  /** When its lines or amounts were last amended; absent: never. It is not stored with the snapshot. */
  readonly amendedAt?: number;
}

/** What is bought and what it costs. An operator can amend it until a piece has moved. */
export type OrderGoods = Pick<OrderSnapshot, 'lines' | 'goods' | 'charges' | 'vouchers' | 'total'>;

/** Amended goods, and when (epoch ms). */
export type AmendedGoods = OrderGoods & { readonly amendedAt: number };

/**
 * Where mails, invoice and goods of an order go, and under which VAT id. An operator can correct it until everything is
 * shipped.
 */
export type OrderContact = Pick<OrderSnapshot, 'email' | 'address' | 'shippingAddress' | 'business'>;

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

/** One bought line. */
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
  /** For one unit, or for `priceQuantity` units. */
  readonly price: Price;
  readonly priceQuantity?: number;
  /** The deposit on one unit, in cents as paid. Absent: none. The charges contain the sum. */
  readonly deposit?: Cents;
  readonly total: Price;
  /** What one norm unit cost (LAW P4). */
  readonly normPrice?: NormPriceForSale;
  /** Availability and delivery time as the customer read them (LAW P9). Orders of earlier versions lack them. */
  readonly delivery?: DeliveryForSale;
  /** The age that whoever takes it must have reached (LAW C10). Absent: none. */
  readonly minimumAge?: MinimumAge;
  /** It sells gift vouchers: their codes are made once it is paid. Absent: it does not. */
  readonly giftVoucher?: true;
  /** The maker's guarantee as the customer read it (LAW W3). Absent: none, or of an earlier version. */
  readonly makersGuarantee?: string;
}

/** A text in the agreed version. `id` identifies its content, which is stored once for all orders (agreed-texts.ts). */
export interface AgreedText {
  readonly name: string;
  readonly id: string;
}

/** Whether the parts of an order add up to the amount to pay, and each price keeps its own invariants (CONTRACT §1). */
export function sumsUp({ lines, goods, charges, vouchers, total }: OrderSnapshot): boolean {
  const totals = lines.map((line) => line.total);
  const parts = [goods, ...[...charges, ...vouchers].map(({ price }) => price)];
  const areAllPrices = [...totals, ...parts, total].every(isPrice);
  return areAllPrices && isDeepStrictEqual(addPrices(totals), goods) && isDeepStrictEqual(addPrices(parts), total);
}
