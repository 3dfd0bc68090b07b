import type { CatalogueNavigation } from '../../catalogue/catalogue-navigation.ts';
import { HiddenConditions } from '../../catalogue/hidden-conditions.tsx';
import { type SortKey, sortKeys } from '../../catalogue/sort-order.ts';
import { useSoughtConditions } from '../../catalogue/use-sought-conditions.ts';
import { listTexts } from '../../texts/list.de.ts';
import { Icon } from '../../ui/icon.tsx';
import { ChoiceForm } from './choice-form.tsx';

/**
 * The choice of the sort order; changing it returns to the first page. Beside it an explanation of the default order,
 * which the law requires (LAW P12).
 */
export function SortSelector({ navigation }: { navigation: CatalogueNavigation }) {
  const sought = useSoughtConditions(navigation.conditions);
  return (
    <div className="sort-selector">
      <ChoiceForm
        name="sort"
        label={listTexts.sort}
        action={navigation.listAddress}
        value={sought.sort}
        choices={sortKeys.map((key) => ({ value: key, title: sortTitles[key] }))}
      >
        <HiddenConditions conditions={{ ...sought, sort: 'relevance', page: 1 }} />
      </ChoiceForm>
      <button type="button" className="sort-question" popoverTarget="sort-answer" aria-label={listTexts.sortQuestion}>
        <Icon name="question" />
      </button>
      <p id="sort-answer" popover="auto" className="sort-answer">
        {listTexts.sortAnswer}
      </p>
    </div>
  );
}

const sortTitles: Readonly<Record<SortKey, string>> = listTexts.sortTitles;
