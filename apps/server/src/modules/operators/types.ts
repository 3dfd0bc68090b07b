import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { ConfigurationService } from '../configuration/configuration.service.ts';
import type { OfficeLog } from '../office-log/office-log.service.ts';
import type { PasswordService } from '../passwords/passwords.service.ts';
import type { AttemptsService } from '../sessions/attempts.service.ts';

/** What the work on operators needs. */
export interface OperatorSources {
  readonly database: Database;
  readonly clock: Clock;
  readonly configuration: Pick<ConfigurationService, 'current'>;
  readonly passwords: PasswordService;
  readonly attempts: AttemptsService;
  readonly log: OfficeLog;
  /** Scheme and host under which the shop is open, without a slash at the end. */
  readonly publicUrl: string;
}

/** The browser that a request of the back office comes from; nothing of it is proved. */
export interface OfficeBrowser {
  readonly userAgent: string | undefined;
  readonly network: string;
}
