import type { Condition, FamilyMember, Product } from '@kontor/contract';
import { type AmountTerms, amountTerms } from '@kontor/domain';
import { declaredAmount, listPrice, type PriceDeclaration, type ShownPrice } from '../../format/shown-price.ts';
import { shopTexts } from '../../texts/shop.de.ts';

/** A pack in which a size is sold. */
export interface SizeOffer {
  readonly conditionId: string;
  /** What the price is for: 'Meter', 'Paket 50 Stück', 'Stück'. */
  readonly pack: string;
  readonly price: ShownPrice;
  readonly terms: AmountTerms;
  /** Lower prices from larger amounts on, in EUR as the shop declares prices. */
  readonly scales: readonly { readonly from: number; readonly amount: number }[];
  readonly isSoldOut: boolean;
}

/** A size: one article, with all packs in which it is sold. */
export interface SizeRow {
  readonly id: string;
  readonly href: string;
  /** What tells it from the others: its size, or its name. */
  readonly name: string;
  readonly stockStatus: Product['stockStatus'];
  readonly stockStatusText: string;
  readonly energy?: Product['energy'];
  readonly container?: Product['container'];
  readonly offers: readonly SizeOffer[];
}

/** An article as a table needs it. */
type SizedArticle = Pick<FamilyMember, '_id' | 'stockStatus' | 'stockStatusText' | 'energy' | 'container'> & {
  readonly conditions: readonly Condition[];
};

/** The row of an article. */
export function sizeRow(
  { _id, conditions, stockStatus, stockStatusText, energy, container }: SizedArticle,
  { name, href, declaration }: { readonly name: string; readonly href: string; readonly declaration: PriceDeclaration },
): SizeRow {
  return {
    ...{ id: _id, href, name, stockStatus, stockStatusText },
    ...(energy !== undefined && { energy }),
    ...(container !== undefined && { container }),
    offers: conditions.flatMap((condition) => sizeOffer(condition, declaration)),
  };
}

function sizeOffer(condition: Condition, declaration: PriceDeclaration): SizeOffer[] {
  const price = listPrice([condition], declaration);
  if (price === null) return [];
  // The pack stands in a column of its own.
  const { unit: _, ...shown } = price;
  const { minAmount, amountStep, maxAmount, scales = [] } = condition;
  return [
    {
      conditionId: condition._id,
      pack: condition.unit ?? shopTexts.unit,
      price: shown,
      terms: amountTerms({ minAmount, amountStep, maxAmount }),
      scales: scales.map((scale) => ({ from: scale.from, amount: declaredAmount(scale.price, declaration) })),
      isSoldOut: condition.soldOut === true,
    },
  ];
}

/** The values of a member as one name; `none` where it has none. */
export function sizeName({ values }: Pick<FamilyMember, 'values'>, none: string): string {
  const known = values.filter((value) => value !== '');
  return known.length === 0 ? none : known.join(' · ');
}
