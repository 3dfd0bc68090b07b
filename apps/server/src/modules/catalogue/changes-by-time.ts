import { isDuring, nextMoment, type Period } from '@kontor/domain';
import type { Insertable, Selectable } from 'kysely';
import { lockVersion, nextVersion } from '../../database/catalogue-version.ts';
import type { Database, Queryable } from '../../database/database.ts';
import type { ProductTable } from '../../database/schema.ts';

/**
 * The columns of a product that follow from its other columns and the time. They are stored, so that all processes
 * agree.
 */
export type StateByTime = Pick<Selectable<ProductTable>, 'deleted' | 'next_change_at' | 'never_on_sale'>;

type Timed = Pick<Insertable<ProductTable>, 'active' | 'active_from' | 'active_until'>;

/** How many products are updated under one version. */
const sliceSize = 1000;

/** The state of a product at a time in epoch ms. `never_on_sale`: until now. */
export function stateAt(row: Timed & Pick<StateByTime, 'never_on_sale'>, now: number): StateByTime {
  const isOnSale = row.active === 1 && isDuring(onSale(row), now);
  return {
    deleted: isOnSale ? 0 : 1,
    never_on_sale: isOnSale ? null : row.never_on_sale,
    next_change_at: row.active === 1 ? nextMoment(periodsOf(row), now) : null,
  };
}

/** All periods of a product that begin and end by time. */
function periodsOf(row: Timed): Period[] {
  return [onSale(row)];
}

/** The period in which a product may be on sale. */
export function onSale({ active_from: from = null, active_until: until = null }: Timed): Period {
  return { from, until };
}

/**
 * Updates the products whose next change by time is due, under a new version of the catalogue. If several processes
 * check at once, one does the work and the others find nothing left.
 * @returns the number of changed products.
 */
export async function changeByTime(database: Database, now: number): Promise<number> {
  let changed = 0;
  while (await isAnyDue(database.read, now)) {
    const some = await database.transaction(async (transaction) => {
      await lockVersion(transaction);
      const due = await dueProducts(transaction, now);
      if (due.length === 0) return 0;
      const version = await nextVersion(transaction);
      for (const row of due)
        await transaction
          .updateTable('products')
          .set({ ...stateAt(row, now), version })
          .where('id', '=', row.id)
          .execute();
      return due.length;
    });
    changed += some;
  }
  return changed;
}

async function isAnyDue(queryable: Queryable, now: number): Promise<boolean> {
  const due = queryable.selectFrom('products').select('id').where('next_change_at', '<=', now);
  return (await due.limit(1).executeTakeFirst()) !== undefined;
}

function dueProducts(queryable: Queryable, now: number) {
  return queryable
    .selectFrom('products')
    .select(['id', 'active', 'active_from', 'active_until', 'never_on_sale'])
    .where('next_change_at', '<=', now)
    .orderBy('next_change_at')
    .orderBy('id')
    .limit(sliceSize)
    .execute();
}
