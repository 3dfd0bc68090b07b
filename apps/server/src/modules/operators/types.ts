import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { ConfigurationService } from '../configuration/configuration.service.ts';
import type { OfficeLog } from '../office-log/office-log.service.ts';
import type { PasswordService } from '../passwords/passwords.service.ts';
import type { AttemptsService } from '../sessions/attempts.service.ts';

/** The dependencies for managing operators. */
export interface OperatorSources {
  readonly database: Database;
  readonly clock: Clock;
  readonly configuration: Pick<ConfigurationService, 'current'>;
  readonly passwords: PasswordService;
  readonly attempts: AttemptsService;
  readonly log: OfficeLog;
  /** The public scheme and host of the shop, without a final slash. */
  readonly publicUrl: string;
}

/** The browser of a request to the back office, not authenticated. */
export interface OfficeBrowser {
  readonly userAgent: string | undefined;
  readonly network: string;
}
