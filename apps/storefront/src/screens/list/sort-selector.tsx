import type { CatalogueNavigation } from '../../shop/catalogue-navigation.ts';
import { KeptConditions } from '../../shop/kept-conditions.tsx';
import { type SortKey, sortKeys } from '../../shop/sort-order.ts';
import { useSoughtConditions } from '../../shop/use-sought-conditions.ts';
import { listTexts } from '../../texts/de/list.ts';
import { ChoiceForm } from './choice-form.tsx';

/** Chooses the order of the list; starts again on its first page. */
export function SortSelector({ navigation }: { navigation: CatalogueNavigation }) {
  const { conditions } = navigation;
  return (
    <ChoiceForm
      name="sort"
      label={listTexts.sort}
      action={navigation.listAddress}
      value={useSoughtConditions().sort}
      choices={sortKeys.map((key) => ({ value: key, title: sortTitles[key] }))}
    >
      <KeptConditions conditions={{ ...conditions, sort: 'relevance', page: 1 }} />
    </ChoiceForm>
  );
}

const sortTitles: Readonly<Record<SortKey, string>> = listTexts.sortTitles;
