import type { AmountTerms } from '../amount-terms.ts';
import type { MinimumAge } from '../buyer-age.ts';
import type { Content } from '../content.ts';
import type { DrinkContainer } from '../deposit.ts';
import type { Cents } from '../money.ts';
import type { GoodsRate } from '../price.ts';
import type { PriceScale } from '../scale-price.ts';
import type { DayRange } from '../stock.ts';

/** The unit price for comparison, gross or net like the condition's price, and its unit. */
export interface NormPriceForSale {
  readonly price: Cents;
  readonly unit: string;
  /**
   * The content it is computed from, and the unit it refers to. Missing if the norm price was stated and the content is
   * unknown.
   */
  readonly content?: Content;
  readonly base?: Content | null;
}

/** The delivery time of a product in the operator's words (LAW P9). Placed orders keep it as it is. */
export interface DeliveryForSale {
  readonly stockStatusText: string;
  readonly termsOfDelivery: string | null;
  /** Working days from a dispatch now until it arrives. Absent: unknown. */
  readonly days?: DayRange;
}

/** A stock that several conditions share: two packs of 50 take 100 of the single pieces. */
export interface StockPool {
  /** The condition that counts the stock; null if it does not exist, in which case nothing is left. */
  readonly conditionId: string | null;
  /** The number of pieces in one unit. */
  readonly factor: number;
  /** Null if the stock is not counted. */
  readonly stock: number | null;
}

/** The data of a condition that an order needs, as currently stored. */
export interface ConditionForSale {
  readonly conditionId: string;
  readonly productId: string;
  readonly articleNumber: string;
  readonly productName: string;
  readonly productNameSuffix: string | null;
  /** File ids of the product's pictures. */
  readonly pictures: readonly string[];
  /** The price of `priceQuantity` units, gross or net as declared to the customer. */
  readonly price: Cents;
  readonly priceQuantity: number;
  /** The prices from larger amounts on, declared like `price`. */
  readonly scales: readonly PriceScale[];
  readonly amounts: AmountTerms;
  /** Null: it is a gift voucher, which nothing reduces and no carrier takes. */
  readonly taxRate: GoodsRate;
  /** The article's own rate, which names its class, where another one is charged. */
  readonly ownTaxRate?: GoodsRate;
  /** The rate by which pages show its price, where it is sold to a country with another one. */
  readonly shownTaxRate?: GoodsRate;
  /** The deposit on one unit in cents, including any VAT; 0 if there is none. */
  readonly deposit: Cents;
  readonly container: DrinkContainer | null;
  readonly unit: string;
  /** The price of one kg, l, m, m² or m³ (LAW P4); null if none is shown. */
  readonly normPrice: NormPriceForSale | null;
  readonly delivery: DeliveryForSale;
  /** The delivery of units beyond the stock. */
  readonly deliveryOfBackorder: DeliveryForSale;
  readonly weightGrams: number;
  /** The age from which it may be sold (LAW C10). Absent: to everybody. */
  readonly minimumAge?: MinimumAge;
  /** The maker's guarantee in the maker's words (LAW W3). Absent: none. */
  readonly makersGuarantee?: string;
  /** The product's light is red as its operator states it: nothing of it is sold, whatever its stock. */
  readonly isStoppedByLight?: boolean;
  /** The units left, negative if more were sold; null if not counted. */
  readonly stock: number | null;
  /** The shared stock that it takes from; missing or null if it has its own. */
  readonly pool?: StockPool | null;
  /** Whether more can be sold than the stock has. */
  readonly isBackordered: boolean;
}

/** The delivery of an amount of a condition. An amount beyond the stock has that of backorders. */
export function deliveryAt(
  { stock, delivery, deliveryOfBackorder }: Pick<ConditionForSale, 'stock' | 'delivery' | 'deliveryOfBackorder'>,
  amount: number,
): DeliveryForSale {
  return stock !== null && amount > stock ? deliveryOfBackorder : delivery;
}
