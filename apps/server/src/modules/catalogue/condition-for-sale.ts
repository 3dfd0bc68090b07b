import type { BasisPoints, Cents } from '@kontor/domain';

/** What an order needs to know of a condition, as the database has it at this moment. */
export interface ConditionForSale {
  readonly conditionId: string;
  readonly productId: string;
  readonly articleNumber: string;
  readonly productName: string;
  readonly productNameSuffix: string | null;
  /** File ids of the product's pictures. */
  readonly pictures: readonly string[];
  /** Unit price in the shop's declaration: gross in a gross shop, net in a net shop. */
  readonly price: Cents;
  readonly taxRate: BasisPoints;
  readonly unit: string;
  readonly weightGrams: number;
  /** How many can still be sold; null: not counted. */
  readonly stock: number | null;
}
