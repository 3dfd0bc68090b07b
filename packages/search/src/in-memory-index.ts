import { browse, find } from './browsing/browse.ts';
import { attributesOf } from './browsing/category-attributes.ts';
import { type KeptAnswers, nothingKept } from './browsing/kept-answers.ts';
import type { FollowingIndex } from './catalogue-index.ts';
import { explain, hasAll } from './explain/explain.ts';
import { GroupPreparation } from './order/group-preparation.ts';
import { Workspace } from './sets/workspace.ts';
import type { BrowsingQuery } from './shapes/browsing-query.ts';
import { applyChanges } from './state/apply-changes.ts';
import type { CatalogueChanges } from './state/catalogue-changes.ts';
import { emptyState, type IndexState } from './state/index-state.ts';
import { contentOf, type IndexSnapshot, snapshotOf } from './state/snapshot.ts';
import { otherNames } from './steering/other-names.ts';
import { Turns } from './structures/slices.ts';

/** An index in this process's memory (docs/decisions/004). It is empty until the first changes are applied. */
export function createInMemoryIndex(): FollowingIndex {
  let current = ready(emptyState(), null);
  let pricedAt = -Infinity;
  const preparation = new GroupPreparation();
  let applied: Promise<void> = Promise.resolve();
  return {
    get version() {
      return current.state.version;
    },
    get pricedAt() {
      return pricedAt;
    },
    get productCount() {
      return current.state.orders.count;
    },
    products(query: BrowsingQuery) {
      const { state, kept, workspace } = current;
      return workspace.use(() => browse(state, query, kept, workspace));
    },
    find(query: BrowsingQuery) {
      const { state, kept, workspace } = current;
      return workspace.use(() => find(state, query, kept, workspace));
    },
    attributes(categoryId: string, searchText?: string) {
      const { state, workspace } = current;
      return workspace.use(() => attributesOf(state, categoryId, searchText, workspace));
    },
    async prepareFor(customerGroup: string) {
      // A change may be applied during the wait. The new state has its own orders.
      while (!current.state.groupOrders.has(customerGroup)) {
        await preparation.of(current.state.groupOrders, customerGroup);
      }
    },
    explain(searchText: string, limit: number) {
      const { state, workspace } = current;
      return workspace.use(() => explain(state, searchText, limit, workspace));
    },
    hasAll(text: string) {
      const { state, workspace } = current;
      return workspace.use(() => hasAll(state, text, workspace));
    },
    otherNames(text: string) {
      return otherNames(current.state.steering, text);
    },
    snapshot() {
      return snapshotOf(current.state);
    },
    restore(snapshot: IndexSnapshot) {
      current = ready({ ...emptyState(), ...contentOf(snapshot) }, null);
    },
    apply(changes: CatalogueChanges): Promise<void> {
      const mine = applied.then(async () => {
        const next = await applyChanges(current.state, changes, new Turns());
        current = ready(next, current.workspace);
        pricedAt = Math.max(pricedAt, changes.now ?? pricedAt);
      });
      applied = mine.catch(() => undefined); // a failure must not affect the next changes
      return mine;
    },
  };
}

interface Ready {
  readonly state: IndexState;
  readonly kept: KeptAnswers;
  readonly workspace: Workspace;
}

/** `before`: the previous state's workspace. It is reused if it has room for all products. */
function ready(state: IndexState, before: Workspace | null): Ready {
  const { size } = state.documents;
  const workspace = before?.fits(size) ? before : new Workspace(size + (size >>> 4));
  return { state, kept: nothingKept(), workspace };
}
