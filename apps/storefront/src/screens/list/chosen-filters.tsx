import { queryOf, withoutFilter } from '../../catalogue/browsing-conditions.ts';
import type { CatalogueNavigation } from '../../catalogue/catalogue-navigation.ts';
import { useSoughtConditions } from '../../catalogue/use-sought-conditions.ts';
import { listTexts } from '../../texts/list.de.ts';
import { Icon } from '../../ui/icon.tsx';

/** What the list is narrowed to: each value is a link that takes it away. */
export function ChosenFilters({ navigation }: { navigation: CatalogueNavigation }) {
  const { listAddress } = navigation;
  const conditions = useSoughtConditions(navigation.conditions);
  if (conditions.filter.length === 0) return null;
  return (
    <ul className="chosen-filters" aria-label={listTexts.chosenFilters}>
      {conditions.filter.flatMap(({ name, values }) =>
        values.map((value) => (
          <li key={`${name}=${value}`}>
            <a
              className="chip"
              href={listAddress + queryOf(withoutFilter(conditions, name, value))}
              aria-label={listTexts.removeFilter(name, value)}
            >
              <span className="chip-name">{name}:</span> {value}
              <Icon name="close" />
            </a>
          </li>
        )),
      )}
      <li>
        <a href={listAddress + queryOf({ ...conditions, filter: [], page: 1 })}>{listTexts.removeAllFilters}</a>
      </li>
    </ul>
  );
}
