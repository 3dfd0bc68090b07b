import { callOnLeaving } from '../../calls/call.ts';
import { conditionsOf } from '../../catalogue/browsing-conditions.ts';

/** How long a search must be shown to count, in ms: the list follows the letters while somebody types. */
const standsFor = 3000;

interface Search {
  readonly text: string;
  isCounted: boolean;
  /** Whether a product was opened from it. */
  isFollowed: boolean;
}

// The server has counted the search that the document was asked for with.
let search: Search = { text: searchOfDocument(), isCounted: true, isFollowed: false };
let isShown = false;
/** The place of the first product on the page, among all that were found. */
let firstPlace = 1;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Is told of the list on the screen. A search counts if it is shown for three seconds, a product is opened from it, or
 * the visitor leaves it for anything but another search. The shop is told what was searched for, and nothing about who
 * did.
 */
export function searchShown(text: string, placeOfFirst: number): void {
  isShown = true;
  firstPlace = placeOfFirst;
  if (text === search.text) return;
  clearTimeout(timer);
  search = { text, isCounted: text === '', isFollowed: false };
  if (text !== '') timer = setTimeout(settle, standsFor);
}

/** Is told that no list is on the screen any more. */
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

/** The first product that is opened, in this tab or another one. */
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
