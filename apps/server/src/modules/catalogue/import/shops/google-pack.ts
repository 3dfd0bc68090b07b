import { centsFromEuro, euroFromCents } from '@kontor/domain';
import { germanDecimal, germanNumber, parseGermanNumber } from '../../../../tables/german-number.ts';
import { shopTexts } from '../texts/shops.de.ts';

/** What an item says of a pack, as cells of ours. */
export interface PackCells {
  readonly price?: string | undefined;
  readonly salePrice?: string | undefined;
  readonly deposit?: string | undefined;
  readonly content?: string | undefined;
  readonly weight?: string | undefined;
}

/** Pictures of our own feeds stand at addresses that no other shop has. */
const ownPicture = '/api/shop/files/getFile?content=';

/**
 * How many units an item is about. Only in our own feed a pack is the least amount of what is sold one by one: in any
 * other it is a thing of its own.
 */
export function unitsIn(multipack: string | undefined, picture: string | undefined): number {
  return picture?.includes(ownPicture) && /^[1-9]\d{0,6}$/.test(multipack ?? '') ? Number(multipack) : 1;
}

/**
 * The cells of one unit, and the least amount. Prices of which one is no whole cents for one unit are for the pack, by
 * `priceQuantity`. `refused`: the deposit does not belong to so many.
 */
export function cellsOfUnit(pack: PackCells, units: number) {
  if (units === 1) return { cells: pack };
  const stated = [pack.price, pack.salePrice].flatMap((cell) => centsOf(cell) ?? []);
  const isWhole = stated.every((cents) => cents % units === 0);
  const priceOf = (cell: string | undefined) => (isWhole ? shared(cell, units) : cell);
  const deposit = shared(pack.deposit, units);
  const cells = {
    ...pack,
    ...{ price: priceOf(pack.price), salePrice: priceOf(pack.salePrice) },
    ...(pack.deposit !== undefined && { deposit }),
    content: pack.content?.replace(/^[\d,]+/, (amount) => divided(amount, units)),
    weight: pack.weight && divided(pack.weight, units),
    minAmount: String(units),
    ...(!isWhole && { priceQuantity: String(units) }),
  };
  const isOff = (centsOf(pack.deposit) ?? 0) % units !== 0;
  return isOff ? { cells, refused: shopTexts.depositOfPack(units) } : { cells };
}

/** A part of an amount of money; what is none stays as it is, and is refused as such. */
function shared(cell: string | undefined, units: number): string | undefined {
  const cents = centsOf(cell);
  return cents === null ? cell : germanDecimal(euroFromCents(cents / units));
}

function centsOf(cell: string | undefined): number | null {
  return cell === undefined ? null : centsFromEuro(parseGermanNumber(cell));
}

function divided(amount: string, units: number): string {
  return germanNumber(Number((parseGermanNumber(amount) / units).toFixed(6)));
}
