import type { Cents, Day, OrderChannel, OrderLife, OrderStep, Parcel, Pieces } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../database/database.ts';
import type { OrderTimelineTable, Schema } from '../../database/schema.ts';
import type { Operator } from '../../http/operator.ts';
import type { Refused } from '../../http/refused.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { OfficeLog } from '../office-log/office-log.service.ts';
import type { Changer } from '../office-log/types.ts';
import type {
  BuyerTax,
  ChangedOrderRate,
  NotedBilling,
  OrderSources,
  TypedAmendment,
  TypedContact,
} from '../orders/orders.service.ts';
import type { OrderContact, OrderGoods, OrderSnapshot } from '../orders/types.ts';
import type { NotedPayments, PaymentsService } from '../payments/payments.service.ts';
import type { VatIdsService } from '../vat-ids/vat-ids.service.ts';
import type { VouchersService } from '../vouchers/vouchers.service.ts';

/** The stored details of a change besides the pieces it moved. Amounts in cents. */
export interface EntryDetail {
  /** The reason, internal to the shop. */
  readonly reason?: string;
  /** The text of a note. */
  readonly text?: string;
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
  /** The amount of a refund. */
  readonly amount?: number;
  /** What a cancellation gives back of each payment, by its id. */
  readonly refunds?: readonly { readonly attempt: string; readonly amount: Cents }[];
  /** For a return: what had gone back to the customer of the order’s money by then. */
  readonly refunded?: Cents;
  /** The parcel that was shipped, or whose shipment was undone, or the parcels that were delivered. */
  readonly parcels?: readonly number[];
  /** The delivery note that was withdrawn, because the shipment of its parcel was undone. */
  readonly deliveryNote?: string;
  readonly carrier?: string;
  readonly trackingNumber?: string;
  /** The tax rates that have changed since the order, in basis points (LAW T2). */
  readonly rates?: readonly ChangedOrderRate[];
  /** The operator confirmed that the age is checked at the hand-over. */
  readonly isAgeChecked?: boolean;
  /** The operator shipped it although its prepayment was not there. */
  readonly isUnpaidAccepted?: boolean;
  /** Where mails, invoice and goods went before a correction, and where they go since. */
  readonly before?: OrderContact;
  readonly after?: OrderContact;
  /** The VAT id and the tax that followed from it before an amendment, and since. */
  readonly tax?: { readonly before: BuyerTax; readonly after: BuyerTax };
  /** Lines and amounts before an amendment, and since. */
  readonly goods?: { readonly before: OrderGoods; readonly after: OrderGoods };
  /** What the shop had of the order's money when it was amended. Null: nobody knew of any. */
  readonly received?: number | null;
  /** How an order came that was taken by hand. */
  readonly channel?: OrderChannel;
  /** The prices that an operator set, beside those of the shop, as the order declares prices. */
  readonly prices?: readonly { readonly name: string; readonly before: Cents; readonly after: Cents }[];
  /** The invoice that was replaced, what cancelled it, and the new one. */
  readonly invoices?: ReplacedNumbers;
  /** Whether a mail informs the customer. */
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
  /** The operator's name at that time. */
  readonly by: string;
  readonly via: OrderTimelineTable['via'];
  readonly detail: EntryDetail;
}

/** Who requests a change, and through what. */
export interface AskedBy {
  readonly operator: Operator;
  readonly via: OrderTimelineTable['via'];
}

/** A requested change of one order. */
interface AskedChange {
  readonly orderNumber: string;
  /** The version on which the operator decided. Null: any version. */
  readonly version: number | null;
  /** Two requests with one key are one change. */
  readonly key: string;
}

/** A requested step. */
export interface AskedStep extends AskedChange {
  readonly step: OrderStep;
  readonly detail: EntryDetail;
  /** For a correction: as typed, cleaned. */
  readonly contact?: TypedContact;
  /** For a correction: whether the order's invoice is cancelled, and issued anew with the corrected data. */
  readonly replacesInvoice?: boolean;
}

/** A requested replacement of an order's invoice. */
export interface AskedReplacement extends AskedChange {
  /** Where the invoice goes, as typed, cleaned. */
  readonly address: TypedContact['address'];
  /** The VAT id on it, as typed. Missing: as it is. */
  readonly vatId?: string;
  /** The reason, for the customer. */
  readonly reason: string;
  readonly isMailed: boolean;
}

/** A requested amendment of lines, amounts or prices. */
export interface AskedAmendment extends AskedChange {
  readonly typed: TypedAmendment;
  /** The amount to pay, in cents, that the operator saw. */
  readonly total: Cents;
  /** Whether what came beyond the new amount is refunded. */
  readonly refunds: boolean;
  /** Whether the order's invoice is cancelled, and issued anew for what is agreed now. */
  readonly replacesInvoice: boolean;
  readonly detail: EntryDetail & { readonly reason: string; readonly isTold: boolean };
}

/** A note, or a change of tags. They depend on nothing, so they need no version. */
export interface AskedRemark extends Omit<AskedChange, 'version'> {
  readonly remark:
    | { readonly kind: 'note'; readonly text: string }
    | { readonly kind: 'tag'; readonly added: readonly string[]; readonly removed: readonly string[] };
}

/** Finds articles for an order. */
export type ArticleFinder = Pick<CatalogueService, 'products' | 'categories' | 'product' | 'named'>;

/** An order whose open invoice is replaced, and what its documents do not know. */
export interface InvoiceToReplace {
  /** The order as it is now. It must be locked. */
  readonly order: OrderSnapshot;
  /** Whether its lines or prices have changed since the invoice. */
  readonly isAmended: boolean;
  readonly life: Pick<OrderLife, 'lines'>;
  /** The days on which its parcels were shipped, the first one first. */
  readonly shippedOn: readonly Day[];
  /** What was paid of it without gift balances, in cents. */
  readonly paid: Cents;
  /** The reason on the cancellation, for the buyer. */
  readonly reason: string;
  readonly isMailed: boolean;
  readonly by: Changer;
  /** Epoch ms. */
  readonly issuedAt: number;
  /** The settings, read before the transaction. */
  readonly settings: Pick<ShopConfiguration, 'documents' | 'seller' | 'title'>;
}

/** A parcel whose shipment is undone. */
export interface NoteToWithdraw {
  readonly orderId: string;
  /** All parcels of the locked order, this one among them. */
  readonly parcels: readonly Parcel[];
  readonly number: number;
  readonly by: Changer;
  /** Epoch ms. */
  readonly at: number;
}

/** What is left of an invoice of an order, and when it was issued in epoch ms. */
export interface BilledAt {
  /** The pieces that are left of it. */
  readonly pieces: readonly Pieces[];
  readonly issuedAt: number;
  /** Of each line, by its place in the order: how many pieces it billed when it was issued. */
  readonly billed: readonly number[];
  /** Of each line how many pieces were left then of the invoices before it. */
  readonly before: readonly number[];
}

/** The numbers of a replaced invoice, of what cancelled it, and of the new one. */
export interface ReplacedNumbers {
  readonly replaced: string;
  readonly cancellation: string;
  readonly invoice: string;
}

/** The parts of the shop that the life of orders uses. */
export interface LifeSources {
  readonly database: Database;
  readonly configuration: OrderSources['configuration'] & { current(): Promise<ShopConfiguration> };
  readonly catalogue: Pick<OrderSources['catalogue'], 'pricesOf' | 'forSale'> & ArticleFinder;
  readonly documents: {
    /** The number of the first invoice of an order of which something is left, or null. */
    openInvoice(queryable: Queryable, orderId: string): Promise<string | null>;
    /** What is left of each invoice of an order. */
    billed(queryable: Queryable, orderId: string): Promise<readonly BilledAt[]>;
    /** What the invoices of an order say of its price. */
    billing(queryable: Queryable, orderId: string, life: Pick<OrderLife, 'lines'>): Promise<NotedBilling>;
    /** Whether pieces that its customer keeps are on no invoice yet. */
    hasPiecesToBill(queryable: Queryable, orderId: string, life: Pick<OrderLife, 'lines'>): Promise<boolean>;
    /** Withdraws the delivery note of a parcel whose shipment is undone. Its number; null: it has none of its own. */
    withdrawNote(transaction: Transaction<Schema>, asked: NoteToWithdraw): Promise<string | null>;
    /** Cancels the open invoice and issues a new one. Null: there is none, or nothing on it would change. */
    replaceInvoice(
      transaction: Transaction<Schema>,
      asked: InvoiceToReplace,
    ): Promise<ReplacedNumbers | Refused | null>;
  };
  readonly payments: Pick<PaymentsService, 'orderCancelled' | 'orderAmended' | 'orderCorrected' | 'refund'>;
  readonly noted: NotedPayments;
  /** Name and IBAN of who paid by entries of bank statements, by the entries' ids and in their order. */
  payersOf(
    queryable: Queryable,
    entryIds: readonly string[],
  ): Promise<readonly { name: string; iban: string | null }[]>;
  readonly vouchers: Pick<VouchersService, 'undoUses' | 'usesOf' | 'retake' | 'sell' | 'void' | 'suspend'>;
  readonly vatIds: Pick<VatIdsService, 'check' | 'known'>;
  readonly log: Pick<OfficeLog, 'write'>;
  readonly clock: Clock;
  /** Called after a commit that queued a job. */
  readonly wakeJobs: () => void;
}
