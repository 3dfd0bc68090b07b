import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { AttemptsService } from '../sessions/attempts.service.ts';
import type { KnownDevicesService } from '../sessions/known-devices.service.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import { deleteExpiredCodes } from './account-codes.repository.ts';
import { deleteOldNotices } from './account-notices.repository.ts';
import { noticeKept } from './account-notices.service.ts';

/**
 * Deletes expired rows of accounts: codes, sessions, attempts and notices (docs/privacy.md). Rows of inactive accounts
 * are deleted too. Each kind has its own transaction and uses an index. Any number of servers may do it at once.
 */
export async function clearAged(sources: {
  readonly database: Database;
  readonly sessions: Pick<SessionsService, 'clearLapsed'>;
  readonly devices: Pick<KnownDevicesService, 'clearUnused'>;
  readonly attempts: Pick<AttemptsService, 'clearForgotten'>;
  readonly clock: Clock;
}): Promise<void> {
  const { database, sessions, devices, attempts, clock } = sources;
  const now = clock();
  await database.transaction(sessions.clearLapsed);
  await database.transaction(devices.clearUnused);
  await database.transaction(attempts.clearForgotten);
  await database.transaction((transaction) => deleteExpiredCodes(transaction, now));
  await database.transaction((transaction) => deleteOldNotices(transaction, now - noticeKept));
}
