import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import type { OfficeLog } from '../../office-log/office-log.service.ts';
import type { VoucherSources, VouchersService } from '../vouchers.service.ts';

/** The dependencies of the vouchers in the back office. */
export interface OfficeVouchersSources {
  readonly database: Database;
  readonly vouchers: Pick<VouchersService, 'create' | 'createSeries' | 'stop' | 'changeEnd'>;
  readonly configuration: VoucherSources['configuration'];
  readonly log: Pick<OfficeLog, 'write'>;
  readonly clock: Clock;
}
