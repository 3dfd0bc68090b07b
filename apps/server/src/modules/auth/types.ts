import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { PasswordService } from '../passwords/passwords.service.ts';
import type { AttemptsService } from '../sessions/attempts.service.ts';
import type { KnownDevicesService } from '../sessions/known-devices.service.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';

/** Dependencies of the accounts on the rest of the shop. */
export interface AuthSources {
  readonly database: Database;
  readonly configuration: { current(): Promise<Pick<ShopConfiguration, 'uiSettings'>> };
  readonly passwords: PasswordService;
  readonly sessions: SessionsService;
  readonly devices: KnownDevicesService;
  readonly attempts: AttemptsService;
  readonly clock: Clock;
  /** Wakes the job queue; to be called after a commit that queued a job. */
  readonly wakeJobs: () => void;
}
