import { wirePrice } from '@kontor/contract/wire-price';
import { basisPointsFromPercent, type Content, contentText, euroFromCents, normPriceOf, priceOf } from '@kontor/domain';
import type { Contents, Draft, Offer } from './family.ts';
import { slug } from './slug.ts';

/** A condition as the import reads it: CONTRACT §2 and, where pieces are counted, how many are left. */
export type ConditionRecord = {
  _id: string;
  price: ReturnType<typeof wirePrice>;
  unit: string;
  priceQuantity?: number;
  scales?: { from: number; price: ReturnType<typeof wirePrice> }[];
  minAmount?: number;
  amountStep?: number;
  deposit?: number;
  content?: string;
  listPrice?: number;
  stock?: number;
};

const single: readonly Offer[] = [{ unit: 'Stück', pieces: 1, share: 1 }];

/**
 * Prices as a retailer writes them: cents below a euro, then steps of 5 and 10 cents, x.90 from twenty, whole euros
 * from a hundred.
 */
export const retailCents = (cents: number): number => {
  if (cents < 100) return Math.max(1, Math.round(cents));
  if (cents < 500) return Math.round(cents / 5) * 5;
  if (cents < 2000) return Math.round(cents / 10) * 10;
  if (cents < 10_000) return Math.round((cents + 10) / 100) * 100 - 10;
  return Math.round(cents / 100) * 100;
};

/** Units as a package says them: 250 ml and 2.5 l, 500 g and 1 kg. */
const units: Readonly<Record<Contents['per'], readonly [small: Content['unit'], large: Content['unit']]>> = {
  '1 l': ['ml', 'l'],
  '1 kg': ['g', 'kg'],
  '1 m': ['m', 'm'],
};

/** How much a unit holds, where the shop can make a unit price of it, and of food and drinks always (LAW S6). */
const contentPart = (cents: number, { contents, fields }: Draft, pieces: number): Pick<ConditionRecord, 'content'> => {
  if (!contents) return {};
  const [small, large] = units[contents.per];
  const amount = Math.round(contents.amount * pieces * 1000) / 1000;
  const content: Content =
    amount < 1 && small !== large ? { quantity: amount * 1000, unit: small } : { quantity: amount, unit: large };
  const isSaid = fields.ingredients !== undefined || normPriceOf({ price: cents, content }).shown;
  return isSaid ? { content: contentText(content) } : {};
};

/** How many units can be sold: none if out of stock, the count if counted, otherwise not tracked. */
const stockPart = ({ size }: Draft, offer: Offer): Pick<ConditionRecord, 'stock'> => {
  if (size.stock === 'red') return { stock: 0 };
  return size.left === undefined ? {} : { stock: Math.floor(size.left / offer.pieces) };
};

/** How a product is sold. */
export const offersOf = ({ family, size }: Draft): readonly Offer[] => size.offers ?? family.offers ?? single;

/**
 * The conditions of a product, the cheapest first: lists sort by the first condition's price and cards show the lowest
 * (SPEC §4), so both are one. The price list's price belongs to the first offer of one piece at full share.
 */
export const conditionsOf = (draft: Draft, productId: string): ConditionRecord[] => {
  const rate = basisPointsFromPercent(draft.family.tax ?? 20);
  if (rate === null) throw new Error(`${productId}: no tax rate`);
  const conditions = offersOf(draft).map((offer) => {
    const { bulk, unit, deposit } = offer;
    const exact = draft.size.eur * 100 * offer.pieces * offer.share * (bulk?.per ?? 1);
    const cents = offer.pieces * offer.share === 1 ? Math.round(exact) : retailCents(exact);
    const asked = (share: number) => wirePrice(priceOf(retailCents(cents * share), rate, 'gross'));
    return {
      _id: `${productId}-${slug(unit)}`,
      price: wirePrice(priceOf(cents, rate, 'gross')),
      unit,
      ...(bulk && {
        priceQuantity: bulk.per,
        scales: bulk.scales.map(({ from, share }) => ({ from, price: asked(share) })),
        minAmount: bulk.min,
        amountStep: bulk.step,
      }),
      ...(draft.family.recommended && { listPrice: euroFromCents(retailCents(cents * draft.family.recommended)) }),
      ...(deposit && { deposit }),
      ...contentPart(cents, draft, offer.pieces),
      ...stockPart(draft, offer),
    };
  });
  return conditions.toSorted((a, b) => a.price.gross - b.price.gross);
};
