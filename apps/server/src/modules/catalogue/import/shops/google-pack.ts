import { centsFromEuro, euroFromCents } from '@kontor/domain';
import { germanDecimal, germanNumber, parseGermanNumber } from '../../../../tables/german-number.ts';
import { shopTexts } from '../texts/shops.de.ts';

/** The pack data of an item, as cells of our table. */
export interface PackCells {
  readonly price?: string | undefined;
  readonly salePrice?: string | undefined;
  readonly deposit?: string | undefined;
  readonly content?: string | undefined;
  readonly weight?: string | undefined;
}

/** The part of an address that only pictures of our own feeds have. */
const ownPicture = '/api/shop/files/getFile?content=';

/**
 * The number of units in an item. Only in our own feed does a pack mean the least amount of a product that is sold
 * singly. In any other feed it is a product of its own.
 */
export function unitsIn(multipack: string | undefined, picture: string | undefined): number {
  return picture?.includes(ownPicture) && /^[1-9]\d{0,6}$/.test(multipack ?? '') ? Number(multipack) : 1;
}

/**
 * The cells for one unit, with the pack as least amount. If a price is no whole number of cents for one unit, the
 * prices stay those of the pack, with `priceQuantity`. `refused`: the deposit cannot be divided by the number of units.
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

/** An amount of money, divided by the units. A text that is no amount stays as it is, and is refused later. */
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
