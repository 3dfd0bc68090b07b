import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatCount } from '../format/format-price.ts';
import { catalogueTexts } from '../texts/catalogue.de.ts';
import { shopTexts } from '../texts/shop.de.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sheet, SheetOpener } from '../ui/sheet.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { AvailabilityFilter } from './availability-filter.tsx';
import {
  type Conditions,
  choicesIn,
  filterPrefix,
  isChosen,
  queryOf,
  rangeFields,
  rangeFieldsOf,
  rangeOf,
  withoutFilters,
} from './browsing-conditions.ts';
import type { CatalogueNavigation } from './catalogue-navigation.ts';
import {
  type FilterChoice,
  type FilterChoices,
  leavesNothing,
  notOffered,
  rangesNotOffered,
} from './filter-choices.ts';
import { HiddenConditions } from './hidden-conditions.tsx';
import { emptyRange, isOpen } from './range.ts';
import { RangeFilter } from './range-filter.tsx';
import { ReducedFilter } from './reduced-filter.tsx';
import { useSoughtConditions } from './use-sought-conditions.ts';

/** The number of visible values per group; the rest is one click away. */
const shownValues = 8;

const id = 'filter';

/** Whether there is anything to filter by. */
export function hasFilters({ groups, offers }: CatalogueNavigation): boolean {
  return groups.length > 0 || offers !== null;
}

/** The button that opens the filter panel on small screens, with the number of chosen filters. */
export function FilterOpener({ conditions }: { conditions: Conditions }) {
  const badge = choicesIn(useSoughtConditions(conditions));
  return <SheetOpener of={id} label={catalogueTexts.filter} icon={<Icon name="filter" />} badge={badge} />;
}

/**
 * The filter panel: groups of attribute values with checkboxes (SPEC §2). `open`: its first groups start open.
 * `failure`: why the list does not show what was chosen; the panel may cover the list's own message.
 */
export function FilterPanel(props: { navigation: CatalogueNavigation; open: boolean; failure: string | undefined }) {
  const { navigation, open, failure } = props;
  const { conditions, listAddress, found } = navigation;
  const sought = useSoughtConditions(conditions);
  const chosen = choicesIn(sought);
  const [showsAll, setShowsAll] = useState(false);
  const first = navigation.groups.filter(({ isFurther }) => !isFurther);
  const groups = showsAll ? navigation.groups : first;
  const further = navigation.groups.length - groups.length;
  const form = useRef<HTMLFormElement>(null);
  const Slider = useSlider(form);
  const { price = null, availabilities = [], reduced = null } = navigation.offers ?? {};
  const hidden = {
    ...{ filter: notOffered(sought.filter, groups), ranges: rangesNotOffered(sought.ranges, groups) },
    ...{ price: price === null ? sought.price : emptyRange, page: 1 },
    ...(availabilities.length > 0 && { availability: null }),
    ...(reduced !== null && { reduced: false }),
  };
  const showAll = () => {
    flushSync(() => setShowsAll(true));
    form.current?.querySelector<HTMLElement>('.filter-further > summary')?.focus();
  };
  return (
    <Sheet
      id={id}
      label={catalogueTexts.filter}
      beside={chosen > 0 && <a href={listAddress + queryOf(withoutFilters(sought))}>{catalogueTexts.resetFilter}</a>}
      closesPrimarily
      crossLabel={shopTexts.close}
      closeLabel={catalogueTexts.showResults(failure === undefined ? found : undefined)}
      note={failure && catalogueTexts.notUpdated(failure)}
      className="filter-panel"
    >
      <form method="get" action={listAddress} ref={form}>
        <HiddenConditions conditions={{ ...sought, ...hidden }} />
        <OfferFilters offers={navigation.offers} sought={sought} open={open} Slider={Slider} />
        {groups.map((group) => (
          <FilterGroup key={group.name} group={group} sought={sought} open={open && group.startsOpen} Slider={Slider} />
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

/** The filters by what each product has: a price that may be reduced, and an availability. */
function OfferFilters(props: {
  offers: CatalogueNavigation['offers'];
  sought: Conditions;
  open: boolean;
  Slider: Slider;
}) {
  const { sought, open, Slider } = props;
  if (props.offers === null) return null;
  const { price, availabilities, reduced } = props.offers;
  return (
    <>
      {reduced !== null && <ReducedFilter count={reduced.count} chosen={sought.reduced} />}
      {price !== null && (
        <FoldedGroup name={catalogueTexts.price} open={open || !isOpen(sought.price)}>
          <RangeFilter
            name={catalogueTexts.price}
            choice={price}
            fields={rangeFields}
            chosen={sought.price}
            Slider={Slider}
          />
        </FoldedGroup>
      )}
      {availabilities.length > 0 && (
        <FoldedGroup name={catalogueTexts.availability} open={open || sought.availability !== null}>
          <AvailabilityFilter choices={availabilities} chosen={sought.availability} />
        </FoldedGroup>
      )}
    </>
  );
}

type SliderCode = typeof import('./range-slider.tsx');
type Slider = SliderCode['RangeSlider'] | undefined;

/**
 * Loads the code of the slider when the visitor turns to the panel; until then there are only the fields. Touch screens
 * have no hover, so the slider is loaded at once if the panel is visible there.
 */
function useSlider(form: RefObject<HTMLFormElement | null>): Slider {
  const [code, setCode] = useState<SliderCode>();
  useEffect(() => {
    const panel = form.current?.closest('.filter-panel');
    const load = () => {
      import('./range-slider.tsx').then(setCode, () => {});
    };
    const signs = ['pointerover', 'focusin', 'toggle'];
    for (const sign of signs) panel?.addEventListener(sign, load, { once: true });
    if (matchMedia('(hover: none) and (width >= 960px)').matches) load();
    return () => {
      for (const sign of signs) panel?.removeEventListener(sign, load);
    };
  }, [form]);
  return code?.RangeSlider;
}

/** A collapsible group for a property that every product has, such as the price. */
function FoldedGroup({ name, open, children }: { name: string; open: boolean; children: ReactNode }) {
  return (
    <details className="filter-group" open={open}>
      <summary>
        {name}
        <Icon name="down" />
      </summary>
      {children}
    </details>
  );
}

/**
 * A collapsible group. If it is one of the further groups, its boxes are only rendered once it was opened. A group in
 * which a value was ticked stays open, because it may have the focus.
 */
function FilterGroup(props: { group: FilterChoices; sought: Conditions; open: boolean; Slider: Slider }) {
  const { group, sought, open, Slider } = props;
  const { name, values, isFurther, range } = group;
  const isTicked =
    !isOpen(rangeOf(sought, name)) || values.some(({ value, chosen }) => chosen || isChosen(sought, name, value));
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
      {(!isFurther || open || wasOpened || wasTicked) && (
        <>
          {range !== null && (
            <RangeFilter
              name={name}
              choice={range}
              fields={rangeFieldsOf(name)}
              chosen={rangeOf(sought, name)}
              Slider={Slider}
            />
          )}
          <FilterBoxes group={group} sought={sought} />
        </>
      )}
    </details>
  );
}

/**
 * The values of a group. Beside a range, all of them are behind one click. If there are very many, the visitor is told
 * to use the search for the rest.
 */
function FilterBoxes({
  group: { name, values, further, range },
  sought,
}: {
  group: FilterChoices;
  sought: Conditions;
}) {
  const shown = range === null ? shownValues : 0;
  const hidden = values.slice(shown);
  const boxOf = (choice: FilterChoice) => (
    <FilterBox key={choice.value} group={name} choice={choice} checked={isChosen(sought, name, choice.value)} />
  );
  if (values.length === 0) return null;
  const rest = further > 0 && <p className="filter-rest">{catalogueTexts.valuesToSearchFor(further)}</p>;
  return (
    <fieldset>
      <legend className="unseen">{name}</legend>
      {values.slice(0, shown).map(boxOf)}
      {hidden.length > 0 && (
        <details className="filter-more" open={hidden.some(({ chosen }) => chosen)}>
          <summary>
            {range === null ? catalogueTexts.moreValues(hidden.length) : catalogueTexts.singleValues(hidden.length)}
          </summary>
          {hidden.map(boxOf)}
          {rest}
        </details>
      )}
      {hidden.length === 0 && rest}
    </fieldset>
  );
}

/**
 * A checkbox. A value that would leave nothing cannot be ticked, but a ticked one can always be unticked. Memoised,
 * because there are hundreds and a tick changes one.
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
