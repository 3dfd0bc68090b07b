import type { BrowsingConditions, ProductList } from '@kontor/contract';
import { type Cents, euroFromCents } from '@kontor/domain';
import { saidPriceOf } from '@kontor/search';

/** Conditions of a visitor as sent. A missing text is no search. */
interface Priced {
  readonly searchText?: string | undefined;
  readonly price?: BrowsingConditions['price'] | undefined;
}

/** Conditions whose search text no longer names a price. */
export interface ReadPrice<Others> {
  readonly conditions: Others & Pick<BrowsingConditions, 'searchText' | 'price'>;
  /** The price that the text named, if it counts. */
  readonly said?: NonNullable<BrowsingConditions['price']>;
}

/**
 * Takes the price out of a search text and makes it the price filter: Geschenk bis 30 € (CONTRACT §2). A filter that
 * the visitor set themself counts instead.
 */
export function withSaidPrice<Conditions extends Priced>({
  searchText = '',
  price,
  ...others
}: Conditions): ReadPrice<Omit<Conditions, keyof Priced>> {
  const found = saidPriceOf(searchText);
  const text = found === null ? searchText : found.searchText;
  const asked = { ...others, ...(text !== '' && { searchText: text }) };
  if (price !== undefined) return { conditions: { ...asked, price } };
  if (found === null) return { conditions: asked };
  const { min, max } = found.price;
  const said = { ...inEuro('min', min), ...inEuro('max', max) };
  return { conditions: { ...asked, price: said }, said };
}

/** The reading of a search, with the price that its text named. */
export function tellingPrice(
  { searchReading }: Pick<ProductList, 'searchReading'>,
  count: number,
  said: ReadPrice<unknown>['said'],
): Pick<ProductList, 'searchReading'> {
  if (said === undefined) return searchReading === undefined ? {} : { searchReading };
  return { searchReading: { ...(searchReading ?? { guessed: [], missing: [], exact: count }), price: said } };
}

function inEuro<End extends 'min' | 'max'>(end: End, cents: Cents | undefined) {
  return cents === undefined ? {} : { [end]: euroFromCents(cents) };
}
