import { Outlet, useChildMatches } from '@tanstack/react-router';
import type { CatalogueNavigation } from './catalogue-navigation.ts';
import { CategoryPanelView } from './category-panel-view.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { lastList } from './last-list.ts';
import { SearchBox } from './search-box.tsx';

/** Navigation beside the routed list or product. On small screens it shows only on the list page (SPEC §2). */
export function CatalogueLayout() {
  const { navigation, isList } = useChildMatches({ select: navigationOf, structuralSharing: false });
  return (
    <div className="catalogue">
      {navigation !== null && (
        <div className={`catalogue-navigation ${isList ? 'catalogue-navigation-list' : ''}`}>
          <SearchBox navigation={navigation} />
          <div className="catalogue-panels">
            {navigation.panel !== null && (
              <CategoryPanelView panel={navigation.panel} conditions={navigation.conditions} />
            )}
            {navigation.groups.length > 0 && <FilterPanel navigation={navigation} open={isList} />}
          </div>
        </div>
      )}
      <div className="catalogue-content">
        <Outlet />
      </div>
    </div>
  );
}

type ChildMatch = {
  readonly routeId: string;
  readonly pathname: string;
  readonly status: string;
  readonly loaderData?: unknown;
};

/** The navigation that the shown screen loaded along with its own data; that of the list before, where only its next state failed. */
function navigationOf(matches: readonly ChildMatch[]): { navigation: CatalogueNavigation | null; isList: boolean } {
  const match = matches[0];
  const data = match?.loaderData as { readonly navigation?: CatalogueNavigation } | undefined;
  const kept = match?.status === 'success' || match?.pathname !== lastList()?.pathname ? null : lastList()?.navigation;
  return { navigation: data?.navigation ?? kept ?? null, isList: match?.routeId.includes('/list/') === true };
}
