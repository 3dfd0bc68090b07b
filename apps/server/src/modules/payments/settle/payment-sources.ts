import type { PaymentTerms } from '@kontor/domain';
import type { Logger } from 'pino';
import type { Clock, Wait } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import type { OrdersService } from '../../orders/orders.service.ts';
import type { PaymentProviders } from '../providers/payment-providers.ts';
import type { HintOf } from '../store/provider-event.ts';

/** Dependencies of the payments on the rest of the shop. */
export interface PaymentSources {
  readonly database: Database;
  readonly orders: Pick<OrdersService, 'placed' | 'lock' | 'idOfNumber'>;
  readonly providers: PaymentProviders;
  readonly clock: Clock;
  readonly wait: Wait;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Called after a commit that queued a job. */
  readonly wakeJobs: () => void;
  /** Reads to which attempt a stored message of PayPal refers. */
  readonly hintOf: HintOf;
  /** Scheme and host that visitors see. */
  readonly publicUrl: string;
  /** How the shop handles a card payment without the bank's liability (the operator's SAFERPAY_WITHOUT_SHIFT). */
  readonly withoutShift: PaymentTerms['withoutShift'];
}
