import type { PageLink } from '@kontor/contract';
import type { CatalogueIndex } from '@kontor/search';
import type { CatalogueValues } from './catalogue-values.ts';
import { saleLink } from './page-finder.ts';

/** The dependencies of the lookup. */
interface SaleSources {
  readonly index: Pick<CatalogueIndex, 'find' | 'prepareFor'>;
  readonly values: Pick<CatalogueValues, 'tree'>;
}

/** The links, without the link to reduced products if there are none at the prices of the customer group. */
export async function withoutEmptySale(
  { index, values }: SaleSources,
  links: readonly PageLink[],
  customerGroup: string | null,
): Promise<readonly PageLink[]> {
  if (!links.some(({ href }) => href === saleLink.href)) return links;
  if (customerGroup !== null) await index.prepareFor(customerGroup);
  const { root } = await values.tree.get();
  const reduced = index.find({ categoryId: root._id, reduced: true, customerGroup, limit: 0, offset: 0 });
  return 'code' in reduced || reduced.count === 0 ? links.filter(({ href }) => href !== saleLink.href) : links;
}
