import { getRouteApi, rootRouteId, useChildMatches, useLocation } from '@tanstack/react-router';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { defaultConditions } from '../catalogue/browsing-conditions.ts';
import type { CatalogueNavigation, SearchPlace } from '../catalogue/catalogue-navigation.ts';
import { SearchBox } from '../catalogue/suggestions/search-box.tsx';
import { pathOf } from '../page/use-address.ts';
import { shellTexts } from '../texts/shell.de.ts';
import { Icon } from '../ui/icon.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';

const root = getRouteApi(rootRouteId);

/**
 * The one search box of every page (SPEC §2): in the head on large screens and on the list page, elsewhere behind a
 * magnifier. It searches the category of the page, or the whole shop. Without scripts the magnifier leads to the list
 * of the whole shop, where the box is open.
 */
export function HeadSearch() {
  const { place, isList } = useSearchPlace();
  const path = useLocation({ select: pathOf });
  const [openAt, setOpenAt] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const isOpen = openAt === path;
  const isReady = useHydrated();

  const toggle = () => {
    flushSync(() => setOpenAt(isOpen ? null : path));
    if (!isOpen) box.current?.querySelector('input')?.focus();
  };
  const close = ({ key, defaultPrevented, target }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen || defaultPrevented) return;
    if (target instanceof HTMLInputElement && target.value !== '') return;
    setOpenAt(null);
    opener.current?.focus();
  };
  return (
    <>
      {!isList && !isReady && (
        <a className="search-opener" href={place.listAddress} aria-label={shellTexts.openSearch}>
          <Icon name="search" />
        </a>
      )}
      {!isList && isReady && (
        <button
          type="button"
          ref={opener}
          className="search-opener"
          aria-label={shellTexts.openSearch}
          aria-expanded={isOpen}
          onClick={toggle}
        >
          <Icon name={isOpen ? 'close' : 'search'} />
        </button>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape in the box and on its buttons closes it */}
      <div ref={box} className="head-search" data-open={isList || isOpen || undefined} onKeyDown={close}>
        <SearchBox navigation={place} />
      </div>
    </>
  );
}

interface Loaded {
  readonly navigation?: CatalogueNavigation;
}
type ChildMatch = { readonly routeId: string; readonly loaderData?: unknown };

/** Where the current page searches: its category; the whole shop, if it has none. */
function useSearchPlace(): { readonly place: SearchPlace; readonly isList: boolean } {
  const { id, name, href } = root.useLoaderData({ select: (shell) => shell.root });
  const { navigation, isList } = useChildMatches({ select: shownBy, structuralSharing: false });
  const everywhere = { listAddress: href, categoryId: id, categoryName: name, conditions: defaultConditions };
  return { place: navigation ?? everywhere, isList };
}

function shownBy(matches: readonly ChildMatch[]) {
  const match = matches.at(-1);
  const data = match?.loaderData as Loaded | undefined;
  return { navigation: data?.navigation, isList: match?.routeId.includes('/list/') === true };
}
