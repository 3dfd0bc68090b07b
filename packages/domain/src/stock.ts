/** The numbers of pieces at which the shop says 'noch 3' and shows a yellow light, both included; 0: never. */
export interface StockRules {
  readonly few: number;
  readonly yellowUpTo: number;
  /** In how many working days goods arrive that must be ordered first. */
  readonly backorderDays?: DayRange;
}

/** A range of working days. */
export interface DayRange {
  readonly min: number;
  readonly max: number;
}

/** The rules of a new shop. */
export const defaultStockRules: StockRules = { few: 5, yellowUpTo: 0 };

/** What is counted of a condition. */
export interface CountedOffer {
  /** Pieces that are left, fewer than none where more was sold; null: not counted. */
  readonly stock: number | null;
  /** Whether more can be sold than is there. */
  readonly isBackordered: boolean;
  /** The least amount that is sold at once. */
  readonly least: number;
}

/** The availability of a product, or of one condition. */
export type StockState =
  | { readonly kind: 'uncounted' | 'backorder' | 'sold-out' }
  | { readonly kind: 'left'; readonly left: number };

/**
 * The best availability of several ways to buy: uncounted stock can always be sold, then comes what is there, then what
 * can be ordered. Fewer pieces than the least amount count as none.
 */
export function stockState(offers: readonly CountedOffer[]): StockState {
  const uncounted = offers.length === 0 || offers.some(({ stock }) => stock === null);
  if (uncounted) return { kind: 'uncounted' };
  const left = Math.max(0, ...offers.map(({ stock, least }) => (stock !== null && stock >= least ? stock : 0)));
  if (left > 0) return { kind: 'left', left };
  return { kind: offers.some(({ isBackordered }) => isBackordered) ? 'backorder' : 'sold-out' };
}

/** The light that the stock allows at most; null: any. */
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

/** How many pieces the shop says are left; null if they are not few. */
export function fewLeft(state: StockState, { few }: StockRules): number | null {
  return state.kind === 'left' && state.left <= few ? state.left : null;
}
