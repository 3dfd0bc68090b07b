import { memo } from 'react';
import { catalogueTexts } from '../texts/de/catalogue.ts';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { type Conditions, filterPrefix, isChosen } from './browsing-conditions.ts';
import type { CatalogueNavigation } from './catalogue-navigation.ts';
import { type FilterChoice, type FilterChoices, notOffered } from './filter-choices.ts';
import { formatCount } from './format-price.ts';
import { KeptConditions } from './kept-conditions.tsx';
import { useSoughtConditions } from './use-sought-conditions.ts';

/** Values of a group that are laid open; the rest is one click away. */
const shownValues = 8;

/** Groups that start laid open beside a list. */
const openGroups = 4;

/** The filter panel: groups of attribute values with checkboxes (SPEC §2). `open`: its first groups start laid open. */
export function FilterPanel({ navigation, open }: { navigation: CatalogueNavigation; open: boolean }) {
  const { conditions, groups, listAddress } = navigation;
  const sought = useSoughtConditions(conditions);
  const chosen = sought.filter.reduce((sum, { values }) => sum + values.length, 0);
  return (
    <Sheet
      id="filter"
      label={catalogueTexts.filter}
      icon={<Icon name="filter" />}
      badge={chosen}
      closeLabel={catalogueTexts.showResults}
      className="filter-panel"
    >
      <form method="get" action={listAddress}>
        <KeptConditions conditions={{ ...sought, filter: notOffered(sought.filter, groups), page: 1 }} />
        {groups.map((group, position) => (
          <FilterGroup key={group.name} group={group} sought={sought} open={open && position < openGroups} />
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

function FilterGroup({ group, sought, open }: { group: FilterChoices; sought: Conditions; open: boolean }) {
  const hidden = group.values.slice(shownValues);
  const boxOf = (choice: FilterChoice) => (
    <FilterBox
      key={choice.value}
      group={group.name}
      choice={choice}
      checked={isChosen(sought, group.name, choice.value)}
    />
  );
  return (
    <details className="filter-group" open={open || group.values.some(({ chosen }) => chosen)}>
      <summary>
        {group.name}
        <Icon name="down" />
      </summary>
      <fieldset>
        <legend className="unseen">{group.name}</legend>
        {group.values.slice(0, shownValues).map(boxOf)}
        {hidden.length > 0 && (
          <details className="filter-more" open={hidden.some(({ chosen }) => chosen)}>
            <summary>{catalogueTexts.moreValues(hidden.length)}</summary>
            {hidden.map(boxOf)}
          </details>
        )}
      </fieldset>
    </details>
  );
}

/**
 * A value that would leave nothing cannot be ticked, but a ticked one can always be taken back. Kept between renders: there are hundreds, and
 * a tick changes one.
 */
const FilterBox = memo(function FilterBox(props: { group: string; choice: FilterChoice; checked: boolean }) {
  const { value, chosen, count } = props.choice;
  return (
    <label className="filter-box">
      <input
        type="checkbox"
        name={filterPrefix + props.group}
        value={value}
        checked={props.checked}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        disabled={count === 0 && !chosen}
      />
      <span className="filter-value">{value}</span>
      {count !== null && <span className="filter-count">{formatCount(count)}</span>}
    </label>
  );
});
