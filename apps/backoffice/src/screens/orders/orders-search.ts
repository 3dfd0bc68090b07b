import type { OrderQuestion } from '@kontor/contract/office';
import { orderStateTexts, paymentStateTexts, shippingStateTexts } from '@kontor/contract/office-texts';
import type { OrderMatter } from '@kontor/domain';
import { type ListSearch, readListSearch } from '../../lists/list-search.ts';
import { matterTexts } from '../../texts/orders.de.ts';

/**
 * The parameters of the list's address. `wort`: the search; `stand`, `zahlung`, `versand`: states; `angehalten`: `ja`
 * or nothing; `rechnung`: `fehlt` or nothing; `klaeren`: what is to settle; `von`, `bis`: whole days; `folge`: `alt`
 * for the oldest first; `nach`, `vor`: the place of the page; `dialog`: the open dialog.
 */
export interface OrdersSearch extends ListSearch {
  readonly wort?: string;
  readonly stand?: string;
  readonly zahlung?: string;
  readonly versand?: string;
  readonly schlagwort?: string;
  readonly angehalten?: string;
  readonly rechnung?: string;
  readonly klaeren?: string;
  readonly von?: string;
  readonly bis?: string;
  readonly folge?: string;
  readonly nach?: string;
  readonly vor?: string;
  readonly dialog?: string;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.startsWith(text) === true;
const isShort = (limit: number) => (text: string) => text.length <= limit;

/** The valid values of each parameter. */
const valid: Readonly<Record<Exclude<keyof OrdersSearch, keyof ListSearch>, (text: string) => boolean>> = {
  wort: isShort(500),
  stand: (text) => Object.hasOwn(orderStateTexts, text),
  zahlung: (text) => Object.hasOwn(paymentStateTexts, text),
  versand: (text) => Object.hasOwn(shippingStateTexts, text),
  schlagwort: isShort(200),
  angehalten: (text) => text === 'ja',
  klaeren: (text) => Object.hasOwn(matterTexts, text),
  rechnung: (text) => text === 'fehlt',
  von: isDay,
  bis: isDay,
  folge: (text) => text === 'alt',
  nach: isShort(500),
  vor: isShort(500),
  dialog: (text) => text === 'versanddatei',
};

/** Reads the parameters from an address. Unknown ones become undefined, because the router would keep missing ones. */
export function readOrdersSearch(search: Readonly<Record<string, unknown>>): OrdersSearch {
  const read = Object.entries(valid).map(([name, isValid]) => {
    const value = search[name];
    return [name, typeof value === 'string' && value !== '' && isValid(value) ? value : undefined];
  });
  return { ...Object.fromEntries(read), ...readListSearch(search) };
}

/** Whether an address filters the orders. */
export function isFiltered(search: OrdersSearch): boolean {
  const { wort, stand, zahlung, versand, schlagwort, angehalten, rechnung, klaeren, von, bis } = search;
  return [wort, stand, zahlung, versand, schlagwort, angehalten, rechnung, klaeren, von, bis].some(
    (value) => value !== undefined,
  );
}

/** The question for the server. */
export function questionOf(search: OrdersSearch): OrderQuestion {
  const { wort, stand, zahlung, versand, schlagwort, angehalten, rechnung, klaeren, von, bis, folge, nach, vor } =
    search;
  return {
    ...(wort && { search: wort }),
    ...(stand && { state: stand as keyof typeof orderStateTexts }),
    ...(zahlung && { payment: zahlung as keyof typeof paymentStateTexts }),
    ...(versand && { shipping: versand as keyof typeof shippingStateTexts }),
    ...(schlagwort && { tag: schlagwort }),
    ...(angehalten && { isHeld: true as const }),
    ...(rechnung && { isUnbilled: true as const }),
    ...(klaeren && { matter: klaeren as OrderMatter }),
    ...(von && { from: von }),
    ...(bis && { to: bis }),
    ...(folge && { sort: 'oldest' as const }),
    ...(nach && { after: nach }),
    ...(vor && !nach && { before: vor }),
  };
}
