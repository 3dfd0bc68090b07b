import { queryOf } from '../../catalogue/browsing-conditions.ts';
import type { CatalogueNavigation } from '../../catalogue/catalogue-navigation.ts';
import { useSoughtConditions } from '../../catalogue/use-sought-conditions.ts';
import { listTexts } from '../../texts/list.de.ts';

/** The ways to show a list, as links: cards, or tables of sizes. */
export function ViewSwitch({ navigation }: { navigation: CatalogueNavigation }) {
  const sought = useSoughtConditions(navigation.conditions);
  const ways = [
    { name: listTexts.cards, isTable: false },
    { name: listTexts.table, isTable: true },
  ];
  return (
    <nav className="view-switch" aria-label={listTexts.view}>
      {ways.map(({ name, isTable }) => (
        <a
          key={name}
          href={navigation.listAddress + queryOf({ ...sought, isTable })}
          aria-current={sought.isTable === isTable ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
