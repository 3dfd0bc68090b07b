import type { CustomerChange } from '@kontor/contract/office';
import type { FieldRefusal } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { germanTime } from '../../german-format.ts';
import { formErrors } from '../../http/form-errors.ts';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { cleanText, textRefusals } from '../../http/typed-text.ts';
import {
  type CustomerWithRecord,
  customerRecord,
  lockCustomer,
  storeGroupAndNote,
} from '../customers/listed-customers.service.ts';
import { changedFields, type OfficeLog } from '../office-log/office-log.service.ts';
import type { Changer } from '../office-log/types.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import { customerTexts as texts } from './texts/customers.de.ts';

/** The longest note, in characters. */
const longestNote = 5000;

/** The dependencies of a change. */
export interface ChangeSources {
  readonly database: Database;
  readonly sessions: Pick<SessionsService, 'endOthers'>;
  readonly log: Pick<OfficeLog, 'write' | 'page'>;
  /** The names of the customer groups of the configuration. */
  readonly groups: () => Promise<readonly string[]>;
}

/**
 * Changes group and note of a customer. Another group changes the customer's rights, so their sessions end (CONTRACT
 * §1). What stays the same is not logged.
 * @returns null if it was done; 404 `customer-not-found`; 400 `invalid-form`; 409 `customer-stale` if somebody else was
 * first.
 */
export async function changeCustomer(
  { database, sessions, log, groups }: ChangeSources,
  by: Changer,
  { _id, version, group, note: typed }: CustomerChange,
): Promise<Refused | null> {
  const { text: note, hasControls } = cleanText(typed);
  const wrongNote = note === '' ? [] : textRefusals('note', note, longestNote, hasControls);
  const isOffered = group === null || (await groups()).includes(group);
  const wrongGroup: FieldRefusal[] = isOffered ? [] : [{ path: 'group', code: 'unknown' }];
  return refusableTransaction(database, async (transaction): Promise<Refused | null> => {
    const customer = await lockedRecord(transaction, _id);
    if (customer === null) return refused(404, 'customer-not-found');
    const { id } = customer;
    if (customer.version !== version) return staleCustomer(log, customer);
    // A group that the configuration no longer has may stay.
    const wrong = group === customer.customerGroup ? wrongNote : [...wrongGroup, ...wrongNote];
    if (wrong.length > 0) return refused(400, 'invalid-form', { errors: formErrors(wrong) });
    const before = { group: customer.customerGroup, note: customer.note ?? '' };
    const changed = changedFields(before, { group, note });
    if (changed === null) return null;
    await storeGroupAndNote(transaction, id, { group, note: note === '' ? null : note });
    if (group !== before.group) await sessions.endOthers(transaction, id, null);
    await log.write(transaction, { by, subject: 'customer', subjectId: id, action: 'customer.changed', ...changed });
    return null;
  });
}

/** A customer's record, read again when it is locked, so that nobody changes it in between. */
export async function lockedRecord(
  transaction: Transaction<Schema>,
  idOrNumber: string,
): Promise<CustomerWithRecord | null> {
  const id = (await customerRecord(transaction, idOrNumber))?.id;
  if (id === undefined || (await lockCustomer(transaction, id)) === null) return null;
  return customerRecord(transaction, id);
}

/** An import also changes the group, and has no entry in the log. Then the sentence names nobody. */
async function staleCustomer(log: Pick<OfficeLog, 'page'>, { id }: CustomerWithRecord): Promise<Refused> {
  const { entries } = await log.page({ subject: 'customer', subjectId: id });
  const last = entries.find(({ action }) => action === 'customer.changed');
  return refused(409, 'customer-stale', {
    ...(last && { msg: texts.stale(last.operator, germanTime(Date.parse(last.at))) }),
  });
}
