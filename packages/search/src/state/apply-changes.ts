import { isSameTree, type NumberedTree, numberedTree } from '../categories/numbered-tree.ts';
import { placesIn } from '../categories/places.ts';
import type { Documents } from '../documents/documents.ts';
import type { Turnover } from '../documents/turnover.ts';
import { isWorthChanging, Orders, sortColumnsOf } from '../order/sort-orders.ts';
import type { IndexedGroups } from '../shapes/indexed-product.ts';
import { nextSteering } from '../steering/steering.ts';
import type { Slices, Turns } from '../structures/slices.ts';
import { Arrivals } from './arrivals.ts';
import type { CatalogueChanges } from './catalogue-changes.ts';
import { compact, isWorthCompacting } from './compact.ts';
import { emptyState, type IndexContent, type IndexState } from './index-state.ts';
import { repricedAt } from './reprice.ts';
import { retire } from './retire.ts';
import { groupOrdersOf, viewsOf } from './views.ts';

/** The state after changes. The previous state stays usable meanwhile: none of its data is changed. */
export async function applyChanges(before: IndexState, changes: CatalogueChanges, turns: Turns): Promise<IndexState> {
  const timed = changes.now === undefined ? before : await turns.run(repricedAt(before, changes.now));
  const start = changes.isComplete ? { ...emptyState(), groupOrders: before.groupOrders } : timed;
  const compacted = isWorthCompacting(start) ? await turns.run(compact(start)) : start;
  const arrivals = new Arrivals(
    compacted.documents.size,
    compacted.dictionary,
    compacted.categoryNumbers,
    changes.now ?? -Infinity,
  );
  for await (const product of changes.products) {
    arrivals.add(product);
    if (arrivals.isFull) await turns.run(arrivals.endRun());
    await turns.rest();
  }
  const tree = nextTree(compacted, changes);
  const places = placesIn(tree, compacted.categoryNumbers, tree === start.tree ? start.places : []);
  const groups = nextGroups(compacted, changes);
  const steering =
    changes.steering === undefined ? compacted.steering : nextSteering(before.steering, changes.steering);
  const next = { ...changes, tree, places, groups, steering };
  const isSame = arrivals.count === 0 && changes.removedIds.length === 0 && tree === start.tree;
  if (!isSame || !compacted.isViewed) return turns.run(joined(compacted, arrivals, next));
  const same = { ...start, version: changes.version, groups, steering }; // changed settings also raise the version
  if (groups === start.groups) return same;
  return { ...same, groupOrders: await turns.run(groupOrdersOf(same, start, nothing)) };
}

const nothing: Turnover = { came: new Uint32Array(0), went: new Uint32Array(0) };

function* joined(
  before: IndexState,
  arrivals: Arrivals,
  next: Pick<CatalogueChanges, 'removedIds'> &
    Pick<IndexContent, 'version' | 'tree' | 'places' | 'groups' | 'steering'>,
): Slices<IndexState> {
  const { version, removedIds, tree, places, groups, steering } = next;
  const texts = yield* arrivals.joinTextsTo(before.texts);
  const documents = yield* arrivals.joinTo(before.documents);
  const known = { size: before.documents.size, byId: before.orders.byId };
  const { byId, ...turnover } = yield* retire(documents, removedIds, known);
  const orders = yield* nextOrders(before.orders, documents, byId, turnover);
  const content: IndexContent = { ...before, version, documents, texts, tree, places, groups, steering, orders };
  return { ...content, ...(yield* viewsOf(content, before, { ...turnover, texts: arrivals.texts })) };
}

function* nextOrders(before: Orders, documents: Documents, byId: Uint32Array, turnover: Turnover): Slices<Orders> {
  const columns = { ...sortColumnsOf(documents), byId };
  if (isWorthChanging(before, turnover)) return yield* before.after(columns, turnover);
  const orders = new Orders(columns);
  yield* orders.prepare();
  return orders;
}

function nextTree({ tree, categoryNumbers }: IndexContent, { categories }: CatalogueChanges): NumberedTree {
  const next = categories === undefined ? tree : numberedTree(categories, categoryNumbers);
  return isSameTree(tree, next) ? tree : next;
}

function nextGroups({ groups }: IndexContent, changes: CatalogueChanges): IndexedGroups {
  const next = changes.groups ?? groups;
  return JSON.stringify(next) === JSON.stringify(groups) ? groups : next;
}
