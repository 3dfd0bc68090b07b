import { catalogueTexts } from '../texts/catalogue.de.ts';
import { shopTexts } from '../texts/shop.de.ts';
import { Icon } from '../ui/icon.tsx';
import { Sheet, SheetOpener } from '../ui/sheet.tsx';
import { type Conditions, inOtherCategory, queryOf } from './browsing-conditions.ts';
import type { CategoryLink, CategoryPanel } from './category-panel.ts';
import { useSoughtConditions } from './use-sought-conditions.ts';
import { WaySteps } from './way-steps.tsx';

const id = 'categories';

/** The button that opens the category panel on small screens. */
export function CategoriesOpener() {
  return <SheetOpener of={id} label={catalogueTexts.categories} icon={<Icon name="list" />} />;
}

/** The category panel; on small screens it opens from a button 'Kategorien' (SPEC §2). */
export function CategoryPanelView({ panel, conditions }: { panel: CategoryPanel; conditions: Conditions }) {
  const query = queryOf(inOtherCategory(useSoughtConditions(conditions)));
  return (
    <Sheet id={id} label={catalogueTexts.categories} closeLabel={shopTexts.close} className="category-panel">
      <nav aria-label={catalogueTexts.categories}>
        <ul className="category-path">
          <WaySteps steps={panel.path}>{(link) => <PanelLink link={link} query={query} />}</WaySteps>
        </ul>
        <ul className="category-choices">
          {panel.choices.map((link) => (
            <li key={link.href}>
              <PanelLink link={link} query={query} />
            </li>
          ))}
        </ul>
      </nav>
    </Sheet>
  );
}

function PanelLink({ link, query }: { link: CategoryLink; query: string }) {
  return (
    <a href={link.href + query} aria-current={link.selected ? 'page' : undefined}>
      {link.name}
    </a>
  );
}
