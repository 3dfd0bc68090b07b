import type { Transaction } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { noteChange } from '../../database/office-changes.ts';
import type { Schema } from '../../database/schema.ts';
import { privateId } from '../../private-id.ts';
import { customersByEmail, insertCustomers, updateCustomer } from '../customers/imported-customers.service.ts';
import type { ImportedRow } from '../customers/types.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import { type ImportedCustomer, mergedCustomer, newCustomer } from './imported-customer.ts';

/** Number of new, changed and unchanged customers. */
export interface BatchCounts {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
}

interface ComparedBatch {
  readonly created: readonly ImportedRow[];
  readonly changed: readonly ImportedRow[];
  /** Ids of the changed customers whose group differs now. */
  readonly regrouped: readonly string[];
  readonly unchanged: number;
}

/** Counts what {@link storeCustomers} would do, and changes nothing. */
export async function compareCustomers(
  queryable: Queryable,
  imported: readonly ImportedCustomer[],
  now: number,
): Promise<BatchCounts> {
  return countsOf(await compared(queryable, imported, now));
}

/**
 * Stores customers, each with a different e-mail address. Another group changes the customer's rights, so their
 * sessions end (CONTRACT §1).
 */
export async function storeCustomers(
  transaction: Transaction<Schema>,
  imported: readonly ImportedCustomer[],
  { sessions, now }: { readonly sessions: Pick<SessionsService, 'endOthers'>; readonly now: number },
): Promise<BatchCounts> {
  const batch = await compared(transaction, imported, now);
  for (const row of batch.changed) await updateCustomer(transaction, row);
  for (const id of batch.regrouped) await sessions.endOthers(transaction, id, null);
  const stored = await insertCustomers(transaction, batch.created);
  await noteChange(transaction, 'customer');
  // Customers who registered between the comparison and the insert have an account now. The file's data is merged into
  // it.
  const taken = new Set(batch.created.map(({ email_key }) => email_key).filter((key) => !stored.has(key)));
  const late = imported.filter(({ emailKey }) => taken.has(emailKey));
  const counts = { ...countsOf(batch), created: stored.size };
  if (late.length === 0) return counts;
  const rest = await storeCustomers(transaction, late, { sessions, now });
  return {
    created: counts.created + rest.created,
    changed: counts.changed + rest.changed,
    unchanged: counts.unchanged + rest.unchanged,
  };
}

async function compared(
  queryable: Queryable,
  imported: readonly ImportedCustomer[],
  now: number,
): Promise<ComparedBatch> {
  const stored = await customersByEmail(
    queryable,
    imported.map(({ emailKey }) => emailKey),
  );
  const created: ImportedRow[] = [];
  const changed: ImportedRow[] = [];
  const regrouped: string[] = [];
  for (const customer of imported) {
    const before = stored.get(customer.emailKey);
    const after = before ? mergedCustomer(before, customer) : newCustomer(customer, privateId(), now);
    if (!before) created.push(after);
    else if (!isSame(before, after)) changed.push(after);
    if (before && before.customer_group !== after.customer_group) regrouped.push(before.id);
  }
  return { created, changed, regrouped, unchanged: imported.length - created.length - changed.length };
}

function countsOf({ created, changed, unchanged }: ComparedBatch): BatchCounts {
  return { created: created.length, changed: changed.length, unchanged };
}

function isSame(before: ImportedRow, after: ImportedRow): boolean {
  return (Object.keys(after) as (keyof ImportedRow)[]).every((column) => before[column] === after[column]);
}
