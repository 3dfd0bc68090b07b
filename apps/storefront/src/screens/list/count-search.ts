import { callOnLeaving } from '../../calls/call.ts';
import { conditionsOf } from '../../catalogue/browsing-conditions.ts';

/**
 * How long a list must be shown for its search to count, in ms. While somebody types, the list changes with each
 * letter.
 */
const standsFor = 3000;

interface Search {
  readonly text: string;
  isCounted: boolean;
  /** Whether a product was opened from it. */
  isFollowed: boolean;
}

// The server has already counted the search in the document's address.
let search: Search = { text: searchOfDocument(), isCounted: true, isFollowed: false };
let isShown = false;
/** The position of the page's first product among all that were found. */
let firstPlace = 1;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Must be called when a list is shown. A search counts if it is shown for three seconds, if a product is opened from
 * it, or if the visitor leaves it for anything but another search. The shop learns what was searched for, not by whom.
 */
export function searchShown(text: string, placeOfFirst: number): void {
  isShown = true;
  firstPlace = placeOfFirst;
  if (text === search.text) return;
  clearTimeout(timer);
  search = { text, isCounted: text === '', isFollowed: false };
  if (text !== '') timer = setTimeout(settle, standsFor);
}

/** Must be called when the list is left. */
export function searchLeft(): void {
  settle();
  isShown = false;
}

function settle(): void {
  if (!search.isCounted) tell();
}

function tell(place?: number): void {
  clearTimeout(timer);
  const isNew = !search.isCounted;
  search.isCounted = true;
  callOnLeaving('countSearch', { searchText: search.text, isNew, ...(place !== undefined && { place }) }).catch(
    () => {},
  );
}

/** Reports the first product that is opened from a search, in this tab or a new one. */
function noteOpened({ target, button }: MouseEvent): void {
  if (!isShown || search.text === '' || search.isFollowed || button > 1 || !(target instanceof Element)) return;
  const card = target.closest('a') && target.closest('.product-grid > li');
  if (card === null) return;
  search.isFollowed = true;
  tell(firstPlace + [...document.querySelectorAll('.product-grid > li')].indexOf(card));
}

function searchOfDocument(): string {
  const address = performance.getEntriesByType('navigation')[0]?.name ?? '';
  return URL.canParse(address) ? conditionsOf(new URL(address).search).searchText : '';
}

document.addEventListener('click', noteOpened, true);
document.addEventListener('auxclick', noteOpened, true);
window.addEventListener('pagehide', settle);
