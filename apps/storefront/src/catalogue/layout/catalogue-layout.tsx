import { Outlet, useChildMatches } from '@tanstack/react-router';
import type { CatalogueNavigation } from '../catalogue-navigation.ts';
import { CategoriesOpener, CategoryPanelView } from '../category-panel-view.tsx';
import { FilterOpener, FilterPanel, hasFilters } from '../filter-panel.tsx';

/**
 * Navigation beside the routed list or product. On small screens it shows only on the list page (SPEC §2). Beside a
 * product it opens from buttons, so that the picture has the room; a list has these buttons in its own bar, and the
 * start page beside its tiles.
 */
export function CatalogueLayout() {
  const { navigation, isList, isCustom, kind, failure } = useChildMatches({
    select: navigationOf,
    structuralSharing: false,
  });
  return (
    <div className="catalogue">
      {navigation !== null && (
        <div className={`catalogue-navigation ${kind === null ? '' : `catalogue-navigation-${kind}`}`}>
          {(isCustom || !isList) && navigation.panel !== null && <CategoriesOpener />}
          {!isList && hasFilters(navigation) && <FilterOpener conditions={navigation.conditions} />}
          {navigation.panel !== null && (
            <CategoryPanelView panel={navigation.panel} conditions={navigation.conditions} />
          )}
          {hasFilters(navigation) && <FilterPanel navigation={navigation} open={isList} failure={failure} />}
        </div>
      )}
      <div className="catalogue-content">
        <Outlet />
      </div>
    </div>
  );
}

/** The part of a screen's data that the layout uses. */
interface Loaded {
  readonly navigation?: CatalogueNavigation;
  readonly failure?: string;
  readonly content?: { readonly kind: string };
}
type ChildMatch = { readonly routeId: string; readonly loaderData?: unknown };

/** The navigation that the current screen loaded with its own data; null if the screen failed. */
function navigationOf(matches: readonly ChildMatch[]) {
  const match = matches[0];
  const data = match?.loaderData as Loaded | undefined;
  const isList = match?.routeId.includes('/list/') === true;
  const shown = data?.content?.kind;
  const kind = shown === 'front' ? 'front' : isList ? 'list' : null;
  return {
    ...{ navigation: data?.navigation ?? null, failure: data?.failure },
    ...({ isList, isCustom: shown === 'custom', kind } as const),
  };
}
