import type { Category, ProductAttributes, ProductList } from '@kontor/contract';
import { categoriesAtPath, categoryPath } from '@kontor/domain';
import { notFound } from '@tanstack/react-router';
import type { Configuration } from '../configuration.ts';
import { type Conditions, defaultConditions } from './browsing-conditions.ts';
import { type CategoryPanel, categoryPanel } from './category-panel.ts';
import { type FilterChoices, filterChoices } from './filter-choices.ts';

/** The ways through the catalogue that stand beside lists and products (SPEC §2, category navigation). */
export interface CatalogueNavigation {
  /** Where search and filter lead: the link of the current category. */
  readonly listAddress: string;
  readonly categoryName: string;
  readonly panel: CategoryPanel | null;
  readonly groups: readonly FilterChoices[];
  readonly conditions: Conditions;
}

/** The categories a path names, from the root down. A path that names none is a page that is not there (CONTRACT §8). */
export async function trailAt(configuration: Configuration, path: string): Promise<[Category, ...Category[]]> {
  const [root, ...rest] = categoriesAtPath(await configuration.categories(), path) ?? [];
  if (root === undefined) throw notFound();
  return [root, ...rest];
}

/** The navigation at the end of a trail. Counts are known only where a list was asked for. */
export function catalogueNavigation(
  trail: readonly [Category, ...Category[]],
  attributes: ProductAttributes,
  conditions: Conditions = defaultConditions,
  counts: ProductList['attributeCounts'] | null = null,
): CatalogueNavigation {
  return {
    listAddress: categoryPath(trail),
    categoryName: (trail.at(-1) ?? trail[0]).name,
    panel: categoryPanel(trail),
    groups: filterChoices(attributes, conditions, counts),
    conditions,
  };
}
