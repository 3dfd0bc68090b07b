import { type OfficeListName, type OfficeViews, officeLists, type ViewToSave } from '@kontor/contract/office';
import { cleanLine, type FieldRefusal, foldCase, hasControlCharacters, isBlank } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { OfficeViewTable, Schema } from '../../database/schema.ts';
import { formErrors } from '../../http/form-errors.ts';
import type { Operator } from '../../http/operator.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { privateId } from '../../private-id.ts';
import { changedFields, type OfficeLog } from '../office-log/office-log.service.ts';
import { loggedFilters } from './logged-filters.ts';
import {
  chosenColumns,
  deleteView,
  lockViews,
  putView,
  type StoredView,
  storeColumns,
  viewsOf,
} from './office-views.repository.ts';

/** The longest name of a view, in characters. */
const longestName = 60;

/** The most views of a list that somebody sees: own and shared ones. */
export const mostViews = 50;

/** Saved views of lists that an operator may see. */
export interface OfficeViewsService {
  views(by: Operator, list: OfficeListName): Promise<OfficeViews>;
  /**
   * Saves a view. Somebody else's shared one is changed only by whoever manages the team.
   * @returns 404 `view-not-found`, 409 `view-exists` or `too-many-views`, 400 `invalid-form`.
   */
  save(by: Operator, view: ViewToSave): Promise<OfficeViews | Refused>;
  /** @returns 404 `view-not-found`, also for one that the operator may not change. */
  remove(by: Operator, view: { readonly _id: string; readonly list: OfficeListName }): Promise<OfficeViews | Refused>;
  /** Remembers the columns of a list for an operator. Null: the usual ones. */
  chooseColumns(by: Operator, list: OfficeListName, columns: readonly string[] | null): Promise<OfficeViews>;
}

/** Creates the service. */
export function createOfficeViews(sources: {
  readonly database: Database;
  readonly log: Pick<OfficeLog, 'write'>;
  readonly clock: Clock;
}): OfficeViewsService {
  const { database } = sources;
  const views: OfficeViewsService['views'] = async (by, list) => {
    const [stored, columns] = await Promise.all([
      viewsOf(database.read, list, by.id),
      chosenColumns(database.read, list, by.id),
    ]);
    return {
      views: stored.map(({ id, operatorId, list: _, columns: shown, filters, ...view }) => ({
        ...{ ...view, _id: id, filters: { ...filters }, columns: shown && [...shown] },
        ...{ isOwn: operatorId === by.id, mayChange: mayChange(by, operatorId) },
      })),
      columns,
    };
  };
  return {
    views,
    async save(by, view) {
      return (await saveView(sources, by, view)) ?? views(by, view.list);
    },
    async remove(by, { _id, list }) {
      const refusal = await refusableTransaction(database, async (transaction) => {
        await lockViews(transaction, list);
        const view = (await viewsOf(transaction, list, by.id)).find(({ id }) => id === _id);
        if (view === undefined || !mayChange(by, view.operatorId)) return refused(404, 'view-not-found');
        await deleteView(transaction, view);
        const before = loggedView(view);
        await sources.log.write(transaction, { ...entryOf(by, view), action: 'view.removed', before });
        return null;
      });
      return refusal ?? views(by, list);
    },
    async chooseColumns(by, list, columns) {
      const known = columns && knownColumns(list, columns);
      await database.transaction((transaction) =>
        storeColumns(transaction, { list, operatorId: by.id, columns: known }),
      );
      return views(by, list);
    },
  };
}

/** The columns of a list among some names, each once, in the order of the names. The first column is always there. */
export function knownColumns(list: OfficeListName, names: readonly string[]): string[] {
  const all: readonly string[] = officeLists[list].columns;
  return [...new Set([all[0] ?? '', ...names])].filter((name) => all.includes(name));
}

function mayChange(by: Operator, ownerId: string): boolean {
  return ownerId === by.id || by.rights.includes('operators.manage');
}

async function saveView(
  { database, log, clock }: Parameters<typeof createOfficeViews>[0],
  by: Operator,
  wanted: ViewToSave,
): Promise<Refused | null> {
  const name = cleanLine(wanted.name);
  const wrong = nameRefusals(name);
  if (wrong.length > 0) return refused(400, 'invalid-form', { errors: formErrors(wrong) });
  return refusableTransaction(database, async (transaction) => {
    await lockViews(transaction, wanted.list);
    const known = await viewsOf(transaction, wanted.list, by.id);
    const former = formerView(known, by, wanted._id);
    if (isRefused(former)) return former;
    const view = changedView(former ?? { id: privateId(), operatorId: by.id, by: by.name }, { ...wanted, name });
    if (!(await putView(transaction, rowOf(view, clock())))) return refused(409, 'view-exists');
    await logSaved(transaction, log, { by, former, view });
    return null;
  });
}

/** The view that is changed; null for a new one. */
function formerView(known: readonly StoredView[], by: Operator, id: string | undefined): StoredView | null | Refused {
  if (id === undefined) return known.length < mostViews ? null : refused(409, 'too-many-views');
  const former = known.find((view) => view.id === id);
  return former !== undefined && mayChange(by, former.operatorId) ? former : refused(404, 'view-not-found');
}

function changedView(
  { id, operatorId, by }: Pick<StoredView, 'id' | 'operatorId' | 'by'>,
  { list, name, isShared, filters, columns }: ViewToSave,
): StoredView {
  return { id, operatorId, by, list, name, isShared, filters, columns: columns && knownColumns(list, columns) };
}

function rowOf({ id, list, operatorId, name, isShared, filters, columns }: StoredView, now: number): OfficeViewTable {
  return {
    ...{ id, list, operator_id: operatorId, name, name_key: foldCase(name), is_shared: isShared ? 1 : 0 },
    ...{ filters: JSON.stringify(filters), columns: columns && JSON.stringify(columns), created_at: now },
  };
}

/** Saving what is there already is no change. */
async function logSaved(
  transaction: Transaction<Schema>,
  log: Pick<OfficeLog, 'write'>,
  { by, former, view }: { readonly by: Operator; readonly former: StoredView | null; readonly view: StoredView },
): Promise<void> {
  const after = loggedView(view);
  const changed = former === null ? { after } : changedFields(loggedView(former), after);
  const action = former === null ? 'view.made' : 'view.changed';
  if (changed !== null) await log.write(transaction, { ...entryOf(by, view), action, ...changed });
}

function nameRefusals(name: string): FieldRefusal[] {
  if (isBlank(name)) return [{ path: 'name', code: 'required' }];
  if ([...name].length > longestName) return [{ path: 'name', code: 'too-long', limit: longestName }];
  return hasControlCharacters(name) ? [{ path: 'name', code: 'control-character' }] : [];
}

function entryOf(by: Operator, { id }: StoredView) {
  return { by, subject: 'view', subjectId: id } as const;
}

/** What the log says of a view. */
function loggedView({ name, list, isShared, filters, columns }: StoredView) {
  return { name, list, isShared, filters: loggedFilters(filters), columns };
}
