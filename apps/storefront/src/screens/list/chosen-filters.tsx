import {
  atAnyPrice,
  availableOrNot,
  type Conditions,
  choicesIn,
  queryOf,
  reducedOrNot,
  withoutFilter,
  withoutFilters,
  withoutRange,
} from '../../catalogue/browsing-conditions.ts';
import type { CatalogueNavigation } from '../../catalogue/catalogue-navigation.ts';
import { isOpen } from '../../catalogue/range.ts';
import { useSoughtConditions } from '../../catalogue/use-sought-conditions.ts';
import { catalogueTexts } from '../../texts/catalogue.de.ts';
import { listTexts } from '../../texts/list.de.ts';
import { Icon } from '../../ui/icon.tsx';

/**
 * The maximum number of choices shown; the panel has all. Each choice is a link that contains all others, so a thousand
 * would make a page of megabytes.
 */
const mostChips = 30;

/** The filters of the list: each choice is a link that removes it. */
export function ChosenFilters({ navigation }: { navigation: CatalogueNavigation }) {
  const { listAddress } = navigation;
  const conditions = useSoughtConditions(navigation.conditions);
  const choices = choicesIn(conditions);
  if (choices === 0) return null;
  const further = choices - mostChips;
  return (
    <ul className="chosen-filters" aria-label={listTexts.chosenFilters}>
      {chipsOf(conditions, navigation)
        .slice(0, mostChips)
        .map(({ name, value, without }) => (
          <li key={`${name}=${value}`}>
            <a className="chip" href={listAddress + queryOf(without)} aria-label={listTexts.removeFilter(name, value)}>
              <span className="chip-name">{name}:</span> {value}
              <Icon name="close" />
            </a>
          </li>
        ))}
      {further > 0 && <li>{listTexts.furtherFilters(further)}</li>}
      <li>
        <a href={listAddress + queryOf(withoutFilters(conditions))}>{listTexts.removeAllFilters}</a>
      </li>
    </ul>
  );
}

/** A choice, and the conditions without it. */
interface Chip {
  readonly name: string;
  readonly value: string;
  readonly without: Conditions;
}

/** In the order of the panel: sales, price, availability, then attributes. */
function chipsOf(conditions: Conditions, { groups }: CatalogueNavigation): Chip[] {
  const { price, availability, reduced, ranges, filter } = conditions;
  const unitOf = (group: string) => groups.find(({ name }) => name === group)?.range?.unit ?? '';
  return [
    ...(reduced
      ? [{ name: catalogueTexts.price, value: catalogueTexts.onlyReduced, without: reducedOrNot(conditions) }]
      : []),
    ...(isOpen(price)
      ? []
      : [{ name: catalogueTexts.price, value: catalogueTexts.range(price, '€'), without: atAnyPrice(conditions) }]),
    ...(availability === null
      ? []
      : [
          {
            name: catalogueTexts.availability,
            value: catalogueTexts.availabilities[availability],
            without: availableOrNot(conditions),
          },
        ]),
    ...ranges.map((range) => ({
      name: range.name,
      value: catalogueTexts.range(range, unitOf(range.name)),
      without: withoutRange(conditions, range.name),
    })),
    ...filter.flatMap(({ name, values }) =>
      values.map((value) => ({ name, value, without: withoutFilter(conditions, name, value) })),
    ),
  ];
}
