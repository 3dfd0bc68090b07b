import type { OrderStep } from '@kontor/domain';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { OrderTimelineTable } from '../../database/schema.ts';
import type { Operator } from '../../http/operator.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { OfficeLog } from '../office-log/office-log.service.ts';
import type { PaymentsService } from '../payments/payments.service.ts';
import type { VouchersService } from '../vouchers/vouchers.service.ts';

/** What is kept of a change beside the pieces that it moved. Cents. */
export interface EntryDetail {
  /** Why; for the shop alone. */
  readonly reason?: string;
  /** Of a note. */
  readonly text?: string;
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
  /** Of a refund. */
  readonly amount?: number;
  /** The parcel that was shipped, or those that were delivered. */
  readonly parcels?: readonly number[];
  readonly carrier?: string;
  readonly trackingNumber?: string;
  /** Whether a mail tells the customer. */
  readonly isTold?: boolean;
}

/** The kind of a change. */
export type EntryKind = OrderTimelineTable['kind'];

/** An entry of an order's timeline. */
export interface TimelineEntry {
  readonly version: number;
  readonly kind: EntryKind;
  /** Epoch ms. */
  readonly at: number;
  /** The name at that time. */
  readonly by: string;
  readonly via: OrderTimelineTable['via'];
  readonly detail: EntryDetail;
}

/** Who asks for a change, and where. */
export interface AskedBy {
  readonly operator: Operator;
  readonly via: OrderTimelineTable['via'];
}

/** A change of one order that somebody asks for. */
interface AskedChange {
  readonly orderNumber: string;
  /** The version on which they decided; null: whatever it is now. */
  readonly version: number | null;
  /** Two requests under one key are one change. */
  readonly key: string;
}

/** A step that somebody asks for. */
export interface AskedStep extends AskedChange {
  readonly step: OrderStep;
  readonly detail: EntryDetail;
}

/** A note, or other tags: they depend on nothing, so no version is asked for. */
export interface AskedRemark extends Omit<AskedChange, 'version'> {
  readonly remark:
    | { readonly kind: 'note'; readonly text: string }
    | { readonly kind: 'tag'; readonly added: readonly string[]; readonly removed: readonly string[] };
}

/** What the life of orders needs of the rest of the shop. */
export interface LifeSources {
  readonly database: Database;
  readonly configuration: { current(): Promise<Pick<ShopConfiguration, 'stockRules' | 'trackingLinks'>> };
  readonly payments: Pick<PaymentsService, 'orderCancelled' | 'refund'>;
  readonly vouchers: Pick<VouchersService, 'giveBack'>;
  readonly log: Pick<OfficeLog, 'write'>;
  readonly clock: Clock;
  /** Called after a commit that queued a job. */
  readonly wakeJobs: () => void;
}
