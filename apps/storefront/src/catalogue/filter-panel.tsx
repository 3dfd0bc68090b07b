import { memo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatCount } from '../format/format-price.ts';
import { catalogueTexts } from '../texts/catalogue.de.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { type Conditions, filterPrefix, isChosen } from './browsing-conditions.ts';
import type { CatalogueNavigation } from './catalogue-navigation.ts';
import { type FilterChoice, type FilterChoices, leavesNothing, notOffered } from './filter-choices.ts';
import { HiddenConditions } from './hidden-conditions.tsx';
import { useSoughtConditions } from './use-sought-conditions.ts';

/** Values of a group that are laid open; the rest is one click away. */
const shownValues = 8;

/**
 * The filter panel: groups of attribute values with checkboxes (SPEC §2). `open`: its first groups start laid open.
 * `failure`: why the list is not what was chosen; the panel may cover the place where the list says so.
 */
export function FilterPanel(props: { navigation: CatalogueNavigation; open: boolean; failure: string | undefined }) {
  const { navigation, open, failure } = props;
  const { conditions, listAddress, found } = navigation;
  const sought = useSoughtConditions(conditions);
  const chosen = sought.filter.reduce((sum, { values }) => sum + values.length, 0);
  const [showsAll, setShowsAll] = useState(false);
  const first = navigation.groups.filter(({ isFurther }) => !isFurther);
  const groups = showsAll ? navigation.groups : first;
  const further = navigation.groups.length - groups.length;
  const form = useRef<HTMLFormElement>(null);
  const showAll = () => {
    flushSync(() => setShowsAll(true));
    form.current?.querySelector<HTMLElement>('.filter-further > summary')?.focus();
  };
  return (
    <Sheet
      id="filter"
      label={catalogueTexts.filter}
      icon={<Icon name="filter" />}
      badge={chosen}
      closeLabel={catalogueTexts.showResults(failure === undefined ? found : undefined)}
      note={failure && catalogueTexts.notUpdated(failure)}
      className="filter-panel"
    >
      <form method="get" action={listAddress} ref={form}>
        <HiddenConditions conditions={{ ...sought, filter: notOffered(sought.filter, groups), page: 1 }} />
        {groups.map((group) => (
          <FilterGroup key={group.name} group={group} sought={sought} open={open && group.startsOpen} />
        ))}
        {useHydrated() && further > 0 && (
          <Button look="plain" className="filter-all" onClick={showAll}>
            {catalogueTexts.moreAttributes(further)}
          </Button>
        )}
        <noscript>
          <button type="submit" className="button button-secondary">
            {catalogueTexts.applyFilter}
          </button>
        </noscript>
      </form>
    </Sheet>
  );
}

/**
 * A group to fold out. One of the many that are shown on request has its boxes only from when it is opened on. One in
 * which something was ticked stays open: the focus may be in it.
 */
function FilterGroup({ group, sought, open }: { group: FilterChoices; sought: Conditions; open: boolean }) {
  const { name, values, isFurther } = group;
  const isTicked = values.some(({ value, chosen }) => chosen || isChosen(sought, name, value));
  const [wasOpened, setWasOpened] = useState(false);
  const [wasTicked, setWasTicked] = useState(isTicked);
  if (isTicked && !wasTicked) setWasTicked(true);
  return (
    <details
      className={`filter-group ${isFurther ? 'filter-further' : ''}`.trim()}
      open={open || wasTicked}
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary>
        {name}
        <Icon name="down" />
      </summary>
      {(!isFurther || open || wasOpened || wasTicked) && <FilterBoxes group={group} sought={sought} />}
    </details>
  );
}

function FilterBoxes({ group: { name, values }, sought }: { group: FilterChoices; sought: Conditions }) {
  const hidden = values.slice(shownValues);
  const boxOf = (choice: FilterChoice) => (
    <FilterBox key={choice.value} group={name} choice={choice} checked={isChosen(sought, name, choice.value)} />
  );
  return (
    <fieldset>
      <legend className="unseen">{name}</legend>
      {values.slice(0, shownValues).map(boxOf)}
      {hidden.length > 0 && (
        <details className="filter-more" open={hidden.some(({ chosen }) => chosen)}>
          <summary>{catalogueTexts.moreValues(hidden.length)}</summary>
          {hidden.map(boxOf)}
        </details>
      )}
    </fieldset>
  );
}

/**
 * A value that would leave nothing cannot be ticked, but a ticked one can always be taken back. Kept between renders:
 * there are hundreds, and a tick changes one.
 */
const FilterBox = memo(function FilterBox(props: { group: string; choice: FilterChoice; checked: boolean }) {
  const { value, count } = props.choice;
  return (
    <label className="filter-box">
      <input
        type="checkbox"
        name={filterPrefix + props.group}
        value={value}
        checked={props.checked}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
        disabled={leavesNothing(props.choice)}
      />
      <span className="filter-value">{value}</span>
      {count !== null && <span className="filter-count">{formatCount(count)}</span>}
    </label>
  );
});
