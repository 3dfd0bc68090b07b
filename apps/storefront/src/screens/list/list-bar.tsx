import type { CatalogueNavigation } from '../../catalogue/catalogue-navigation.ts';
import { CategoriesOpener } from '../../catalogue/category-panel-view.tsx';
import { FilterOpener, hasFilters } from '../../catalogue/filter-panel.tsx';
import { SortSelector } from './sort-selector.tsx';

/**
 * What changes the list: its order, and on small screens the buttons that open categories and filters. On phones it
 * stays in sight while the list scrolls.
 */
export function ListBar({ navigation, count }: { navigation: CatalogueNavigation; count: number }) {
  return (
    <div className="list-bar">
      {navigation.panel !== null && <CategoriesOpener />}
      {hasFilters(navigation) && <FilterOpener conditions={navigation.conditions} />}
      {count > 1 && <SortSelector navigation={navigation} />}
    </div>
  );
}
