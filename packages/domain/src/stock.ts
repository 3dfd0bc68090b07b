/**
 * Up to `few` pieces the shop says 'noch 3'; up to `yellowUpTo` it shows a yellow light. Both are inclusive; 0 for
 * never.
 */
export interface StockRules {
  readonly few: number;
  readonly yellowUpTo: number;
  /** The number of working days until backordered goods arrive. */
  readonly backorderDays?: DayRange;
}

/** A range of working days. */
export interface DayRange {
  readonly min: number;
  readonly max: number;
}

/** The rules of a new shop. */
export const defaultStockRules: StockRules = { few: 5, yellowUpTo: 0 };

/** The counted stock of a condition. */
export interface CountedOffer {
  /** The pieces left, negative if more were sold; null if not counted. */
  readonly stock: number | null;
  /** Whether more can be sold than the stock has. */
  readonly isBackordered: boolean;
  /** The smallest amount that is sold. */
  readonly least: number;
}

/** The availability of a product, or of one condition. */
export type StockState =
  | { readonly kind: 'uncounted' | 'backorder' | 'sold-out' }
  | { readonly kind: 'left'; readonly left: number };

/**
 * The best availability among several conditions: uncounted stock, then stock that is left, then backorders. Less stock
 * than the smallest amount counts as none.
 */
export function stockState(offers: readonly CountedOffer[]): StockState {
  const uncounted = offers.length === 0 || offers.some(({ stock }) => stock === null);
  if (uncounted) return { kind: 'uncounted' };
  const left = Math.max(0, ...offers.map(({ stock, least }) => (stock !== null && stock >= least ? stock : 0)));
  if (left > 0) return { kind: 'left', left };
  return { kind: offers.some(({ isBackordered }) => isBackordered) ? 'backorder' : 'sold-out' };
}

/** The best light that the stock allows; null if it allows any. */
export function lightOfStock(state: StockState, { yellowUpTo }: StockRules): 'yellow' | 'red' | null {
  if (state.kind === 'sold-out') return 'red';
  if (state.kind === 'backorder') return 'yellow';
  return state.kind === 'left' && state.left <= yellowUpTo ? 'yellow' : null;
}

type Light = 'green' | 'yellow' | 'red';

/** The worse of the operator's light and the one that the stock allows. */
export function worseLight(stated: Light, allowed: Light | null): Light {
  const order: readonly Light[] = ['green', 'yellow', 'red'];
  return allowed !== null && order.indexOf(allowed) > order.indexOf(stated) ? allowed : stated;
}

/** The number of pieces that the shop says are left; null if there are more than `few`. */
export function fewLeft(state: StockState, { few }: StockRules): number | null {
  return state.kind === 'left' && state.left <= few ? state.left : null;
}
