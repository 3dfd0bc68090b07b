import type { CatalogueChanges, IndexedGroups } from '../catalogue-index.ts';
import { isSameTree, type NumberedTree, numberedTree } from '../categories/numbered-tree.ts';
import type { Slices, Turns } from '../slices.ts';
import { nextSteering } from '../steering/steering.ts';
import { Arrivals } from './arrivals.ts';
import { compact, isWorthCompacting } from './compact.ts';
import { emptyState, type IndexContent, type IndexState, type IndexViews } from './index-state.ts';
import { retire } from './retire.ts';
import { groupOrdersOf, viewsOf } from './views.ts';

/** The state after changes. The state before goes on answering meanwhile; nothing that it reads is changed. */
export async function takeIn(before: IndexState, changes: CatalogueChanges, turns: Turns): Promise<IndexState> {
  const start = changes.isComplete ? emptyState() : before;
  const compacted = isWorthCompacting(start) ? await turns.run(compact(start)) : start;
  const arrivals = new Arrivals(compacted.documents.size, compacted.dictionary, compacted.categoryNumbers);
  for await (const product of changes.products) {
    arrivals.add(product);
    if (arrivals.isFull) await turns.run(arrivals.endRun());
    await turns.rest();
  }
  const tree = nextTree(compacted, changes);
  const groups = nextGroups(compacted, changes);
  const steering =
    changes.steering === undefined ? compacted.steering : nextSteering(before.steering, changes.steering);
  const isSame = arrivals.count === 0 && changes.removedIds.length === 0 && tree === start.tree && compacted === start;
  const next = { ...changes, tree, groups, steering };
  if (!isSame) return turns.run(joined(compacted, arrivals, next, before.groupOrders.kept));
  const same = { ...start, version: changes.version, groups, steering }; // the configuration counts the version up too
  if (groups === start.groups) return same;
  return { ...same, groupOrders: await turns.run(groupOrdersOf(same, same.orders, start.groupOrders.kept)) };
}

function* joined(
  before: IndexState,
  arrivals: Arrivals,
  next: Pick<CatalogueChanges, 'removedIds'> & Pick<IndexContent, 'version' | 'tree' | 'groups' | 'steering'>,
  groupsAskedFor: readonly string[],
): Slices<IndexState> {
  const { version, removedIds, tree, groups, steering } = next;
  const texts = yield* arrivals.joinTextsTo(before.texts);
  const documents = yield* arrivals.joinTo(before.documents);
  const changed = retire(documents, removedIds, before.documents.size);
  for (const category of documents.categories.subarray(before.documents.size)) changed.add(category);
  const content: IndexContent = { ...before, version, documents, texts, tree, groups, steering };
  const kept = { facets: facetsThatStay(before, tree, changed), vocabulary: before.vocabulary };
  return { ...content, ...(yield* viewsOf(content, kept, groupsAskedFor)) };
}

function nextTree({ tree, categoryNumbers }: IndexContent, { categories }: CatalogueChanges): NumberedTree {
  const next = categories === undefined ? tree : numberedTree(categories, categoryNumbers);
  return isSameTree(tree, next) ? tree : next;
}

function nextGroups({ groups }: IndexContent, changes: CatalogueChanges): IndexedGroups {
  const next = changes.groups ?? groups;
  return JSON.stringify(next) === JSON.stringify(groups) ? groups : next;
}

/** The facets of the categories that neither won nor lost a product; none when categories moved. */
function facetsThatStay(
  { tree, categoryFacets }: IndexState,
  next: NumberedTree,
  changed: ReadonlySet<number>,
): IndexViews['categoryFacets'] {
  if (next !== tree) return [];
  const above = new Set([...changed].flatMap((category) => tree.trails[category] ?? []));
  return categoryFacets.map((facets, number) => (above.has(number) ? undefined : facets));
}
