import { useEffect, useRef } from 'react';
import { catalogueTexts } from '../texts/de/catalogue.ts';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { filterPrefix } from './browsing-conditions.ts';
import type { CatalogueNavigation } from './catalogue-navigation.ts';
import type { FilterChoice, FilterChoices } from './filter-choices.ts';
import { formatCount } from './format-price.ts';
import { KeptConditions } from './kept-conditions.tsx';

/** Values of a group that are laid open; the rest is one click away. */
const shownValues = 8;

/** The filter panel: groups of attribute values with checkboxes (SPEC §2). `open`: its groups start laid open. */
export function FilterPanel({ navigation, open }: { navigation: CatalogueNavigation; open: boolean }) {
  const { conditions, groups, listAddress } = navigation;
  const chosen = conditions.filter.reduce((sum, { values }) => sum + values.length, 0);
  return (
    <Sheet
      id="filter"
      label={catalogueTexts.filter}
      icon={<Icon name="filter" />}
      badge={chosen}
      closeLabel={catalogueTexts.showResults}
      className="filter-panel"
    >
      <form method="get" action={listAddress} onChange={(event) => event.currentTarget.requestSubmit()}>
        <KeptConditions conditions={{ ...conditions, filter: [], page: 1 }} />
        {groups.map((group) => (
          <FilterGroup key={group.name} group={group} open={open} />
        ))}
        <noscript>
          <button type="submit" className="button button-secondary">
            {catalogueTexts.applyFilter}
          </button>
        </noscript>
      </form>
    </Sheet>
  );
}

function FilterGroup({ group, open }: { group: FilterChoices; open: boolean }) {
  const hidden = group.values.slice(shownValues);
  return (
    <details className="filter-group" open={open || group.values.some(({ chosen }) => chosen)}>
      <summary>
        {group.name}
        <Icon name="down" />
      </summary>
      <fieldset>
        <legend className="unseen">{group.name}</legend>
        {group.values.slice(0, shownValues).map((choice) => (
          <FilterBox key={choice.value} group={group.name} choice={choice} />
        ))}
        {hidden.length > 0 && (
          <details className="filter-more" open={hidden.some(({ chosen }) => chosen)}>
            <summary>{catalogueTexts.moreValues(hidden.length)}</summary>
            {hidden.map((choice) => (
              <FilterBox key={choice.value} group={group.name} choice={choice} />
            ))}
          </details>
        )}
      </fieldset>
    </details>
  );
}

/** A value that would leave nothing cannot be ticked, but a ticked one can always be taken back. */
function FilterBox({ group, choice }: { group: string; choice: FilterChoice }) {
  const { value, chosen, count } = choice;
  const box = useRef<HTMLInputElement>(null);
  // The address says what is ticked, but a tick must show before the address follows: the box is not React's, only set by it.
  useEffect(() => {
    if (box.current !== null) box.current.checked = chosen;
  }, [chosen]);
  return (
    <label className="filter-box">
      <input
        ref={box}
        type="checkbox"
        name={filterPrefix + group}
        value={value}
        defaultChecked={chosen}
        disabled={count === 0 && !chosen}
      />
      <span className="filter-value">{value}</span>
      {count !== null && (
        <span className="filter-count">
          {formatCount(count)}
          <span className="unseen"> {catalogueTexts.products}</span>
        </span>
      )}
    </label>
  );
}
