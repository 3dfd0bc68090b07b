import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { OfficeLog } from '../office-log/office-log.service.ts';

/** What the books need of the rest of the shop. */
export interface BooksSources {
  readonly database: Database;
  readonly configuration: {
    current(): Promise<Pick<ShopConfiguration, 'books' | 'seller' | 'taxRates' | 'oss' | 'documents'>>;
  };
  readonly log: Pick<OfficeLog, 'write'>;
  readonly clock: Clock;
}
