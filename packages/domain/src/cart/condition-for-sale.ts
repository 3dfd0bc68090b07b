import type { AmountTerms } from '../amount-terms.ts';
import type { Content } from '../content.ts';
import type { DrinkContainer } from '../deposit.ts';
import type { Cents } from '../money.ts';
import type { PriceScale } from '../scale-price.ts';
import type { BasisPoints } from '../tax-rate.ts';

/** A price for comparing, declared like the condition's, and the unit it is for. */
export interface NormPriceForSale {
  readonly price: Cents;
  readonly unit: string;
  /** The content it is computed from, and the unit it is for. Absent: it was stated, and the content is unknown. */
  readonly content?: Content;
  readonly base?: Content | null;
}

/** When and how a product comes, in the operator's words (LAW P9). */
export interface DeliveryForSale {
  readonly stockStatusText: string;
  readonly termsOfDelivery: string | null;
}

/** A stock that several conditions take from: two packs of 50 take 100 of the single pieces. */
export interface StockPool {
  /** The condition that counts the stock; null if that does not exist, so that nothing is left. */
  readonly conditionId: string | null;
  /** How many of it one unit is. */
  readonly factor: number;
  /** Null: not counted. */
  readonly stock: number | null;
}

/** What an order needs to know of a condition, as the database has it at this moment. */
export interface ConditionForSale {
  readonly conditionId: string;
  readonly productId: string;
  readonly articleNumber: string;
  readonly productName: string;
  readonly productNameSuffix: string | null;
  /** File ids of the product's pictures. */
  readonly pictures: readonly string[];
  /** What `priceQuantity` units cost, gross or net as declared to the customer. */
  readonly price: Cents;
  readonly priceQuantity: number;
  /** What they cost from larger amounts on, declared likewise. */
  readonly scales: readonly PriceScale[];
  readonly amounts: AmountTerms;
  readonly taxRate: BasisPoints;
  /** The deposit on one unit, in cents as it is paid; 0: none. */
  readonly deposit: Cents;
  readonly container: DrinkContainer | null;
  readonly unit: string;
  /** What one kg, l, m, m² or m³ costs (LAW P4); null: none is shown. */
  readonly normPrice: NormPriceForSale | null;
  readonly delivery: DeliveryForSale;
  /** The same of what is sold beyond the stock. */
  readonly deliveryOfBackorder: DeliveryForSale;
  readonly weightGrams: number;
  /** How many are left, fewer than none where more was sold; null: not counted. */
  readonly stock: number | null;
  /** Where they come from, if not from a stock of its own; absent or null: they do. */
  readonly pool?: StockPool | null;
  /** Whether more can be sold than is left. */
  readonly isBackordered: boolean;
}

/** When and how so many of a condition come: more than are left have to be ordered first. */
export function deliveryAt(
  { stock, delivery, deliveryOfBackorder }: Pick<ConditionForSale, 'stock' | 'delivery' | 'deliveryOfBackorder'>,
  amount: number,
): DeliveryForSale {
  return stock !== null && amount > stock ? deliveryOfBackorder : delivery;
}
