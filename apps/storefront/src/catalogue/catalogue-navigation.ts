import type { Category, ProductAttributes, ProductList } from '@kontor/contract';
import { categoriesAtPath, categoryPath } from '@kontor/domain';
import type { Shop } from '../context/shop-context.ts';
import { movedOrMissing } from '../page/moved-page.ts';
import { type Conditions, defaultConditions } from './browsing-conditions.ts';
import { type CategoryPanel, categoryPanel } from './category-panel.ts';
import { type FilterChoices, filterChoices, type ListCounts } from './filter-choices.ts';
import { type OfferChoices, offerChoices } from './offer-choices.ts';

/** The ways through the catalogue that stand beside lists and products (SPEC §2, category navigation). */
export interface CatalogueNavigation {
  /** Where search and filter lead: the link of the current category. */
  readonly listAddress: string;
  readonly categoryId: string;
  readonly categoryName: string;
  readonly panel: CategoryPanel | null;
  readonly groups: readonly FilterChoices[];
  /** Price and availability; null where no list was asked for. */
  readonly offers: OfferChoices | null;
  readonly conditions: Conditions;
  /** How many products the list has; absent where there is none. */
  readonly found?: number;
}

/** Categories from the root down. */
type Trail = [Category, ...Category[]];

/** The categories a path names; null when it names none. */
export async function trailAt({ configuration }: Shop, path: string): Promise<Trail | null> {
  const [root, ...rest] = categoriesAtPath(await configuration.categories(), path) ?? [];
  return root === undefined ? null : [root, ...rest];
}

/**
 * The categories of a list. A path that names none leads to where they are now, or is a page that is not there
 * (CONTRACT §8).
 */
export async function listTrail(shop: Shop, path: string, query: string): Promise<Trail> {
  const trail = await trailAt(shop, path);
  if (trail === null) throw await movedOrMissing(shop, path + query, (movedTo) => movedTo(path));
  return trail;
}

/** The navigation at the end of a trail. Counts and offers are known only where a list was asked for. */
export function catalogueNavigation(
  trail: Readonly<Trail>,
  attributes: ProductAttributes,
  conditions: Conditions = defaultConditions,
  list: ProductList | null = null,
  listWithoutFilter: ListCounts | null = list,
): CatalogueNavigation {
  const current = trail.at(-1) ?? trail[0];
  return {
    listAddress: categoryPath(trail),
    categoryId: current._id,
    categoryName: current.name,
    panel: categoryPanel(trail),
    groups: filterChoices(attributes, conditions, list, listWithoutFilter),
    offers: list === null ? null : offerChoices(conditions, list),
    conditions,
    ...(list !== null && { found: list.count }),
  };
}
