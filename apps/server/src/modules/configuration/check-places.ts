import { readablePath } from '@kontor/contract';
import { type Address, parseAddress } from '@kontor/contract/read-address';
import { categoriesAtPath } from '@kontor/domain';
import { fillersWith } from '@kontor/search';
import type { FieldError } from '../../http/field-errors.ts';
import { isServerAddress } from '../../http/server-addresses.ts';
import type { PlacedCategory } from './check-customer-groups.ts';
import { readLeadingLine } from './search-lines.ts';
import { placeTexts as texts } from './texts/places.de.ts';
import type { SearchSettings, ShopConfiguration } from './types.ts';

/** The destinations in the shop to which an address can lead. The tree is null while there are no categories. */
export interface KnownPlaces {
  readonly root: PlacedCategory | null;
  readonly texts: ReadonlySet<string>;
  readonly pages: ReadonlySet<string>;
  readonly products: ReadonlySet<string>;
}

/** An error of an address. It is refused, or only a warning if the destination may be imported later. */
interface Judged {
  readonly isRefused: boolean;
  readonly error: FieldError;
}

/** An address of the configuration and its place in the value. */
interface Place {
  readonly path: string;
  readonly uri: string;
}

/** The addresses inside the shop to which a menu leads, at any depth. */
export function placesOfMenu(entries: ShopConfiguration['mainMenu'], path = ''): Place[] {
  return entries.flatMap(({ uri, items = [] }, place) => [
    ...(uri.startsWith('/') ? [{ path: `${path}${place}.uri`, uri }] : []),
    ...placesOfMenu(items, `${path}${place}.items.`),
  ]);
}

/** The addresses to which the search leads. */
export function placesOfPages({ pages, stopWords }: Pick<SearchSettings, 'pages' | 'stopWords'>): Place[] {
  const fillers = fillersWith(stopWords);
  return pages.flatMap((text, place) => {
    const line = readLeadingLine(text, fillers);
    return typeof line === 'string' ? [] : line.targets.map((uri) => ({ path: `pages.${place}`, uri }));
  });
}

/** The products to whose pages the addresses lead. */
export function productsIn(places: readonly Place[]): string[] {
  return places.flatMap(({ uri }) => {
    const address = addressOf(uri);
    return address.kind === 'product' ? [address.productId] : [];
  });
}

/**
 * The errors of addresses that lead to no page. Screens, texts and templates must exist. In a shop with a catalogue,
 * categories and products must exist too; before the first import they may come later. The start page may be an address
 * outside all screens, except for the server's own: the shop then shows its contact there (SPEC §2).
 */
export function judgePlaces(places: readonly Place[], known: KnownPlaces, isStartpage: boolean): Judged[] {
  return places.flatMap(({ path, uri }) => {
    const address = addressOf(uri);
    const unknown = notInCatalogue(address, known);
    if (unknown !== null) return [{ isRefused: known.root !== null, error: { path, msg: unknown } }];
    if (isServerAddress(pathOf(uri))) return [{ isRefused: true, error: { path, msg: texts.ofServer } }];
    if (isStartpage && address.kind === 'start') return [{ isRefused: false, error: { path, msg: texts.noPageYet } }];
    const msg = pathOf(uri) === '/' ? null : notThere(address, known);
    return msg === null ? [] : [{ isRefused: true, error: { path, msg } }];
  });
}

function notThere(address: Address, { texts: written, pages }: KnownPlaces): string | null {
  if (address.kind === 'missing' || address.kind === 'start') return texts.noPage;
  if (address.kind === 'text') return written.has(address.text) ? null : texts.noText(address.text);
  if (address.kind === 'content') return pages.has(address.template) ? null : texts.noTemplate(address.template);
  return null;
}

function notInCatalogue(address: Address, { root, products }: KnownPlaces): string | null {
  if (address.kind === 'product' && !products.has(address.productId)) return texts.noProductYet(address.productId);
  const category = 'categoryPath' in address ? address.categoryPath : null;
  if (category === null || category.toLowerCase() === '/shop') return null;
  return root !== null && categoriesAtPath(root, category) !== null ? null : texts.noCategoryYet;
}

function addressOf(uri: string): Address {
  return parseAddress(pathOf(uri));
}

/** The path to which a browser goes: it resolves `.` and `..`. */
function pathOf(uri: string): string {
  const path = readablePath(uri.split(/[?#]/, 1)[0] ?? '');
  return dotSegment.test(path) ? new URL(path, 'http://shop').pathname : path;
}

const dotSegment = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i;
