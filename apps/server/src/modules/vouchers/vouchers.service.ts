import type { RedeemedVoucher, ReleasedVoucher, ReservedVoucher, VoucherRedemption } from '@kontor/contract';
import {
  type Cents,
  type NewVoucherRefusal,
  newVoucherRefusal,
  type Pieces,
  type VoucherClaim,
  type VoucherTerms,
  voucherCodeKey,
} from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database, Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import { isUnpaid, sellVouchers, suspendVouchers, type VoucherToSell, voidVouchers } from './sold-vouchers.ts';
import { vouchersOffText } from './texts/vouchers.de.ts';
import { reservationTime, reserveVoucher } from './voucher-reservation.ts';
import {
  changeUse,
  changeVoucher,
  deleteReservation,
  insertVoucher,
  insertVouchers,
  type ListedVoucher,
  listedVouchers,
  lockVoucher,
  renewReservations,
  reservedVouchers,
  undoUses,
  usedVouchers,
  useVoucher,
  type Voucher,
  type VoucherPart,
} from './vouchers.repository.ts';

export { randomVoucherCode } from './random-code.ts';
export type { SoldVoucher } from './sold-vouchers.ts';
export { soldVouchers } from './sold-vouchers.ts';
export { voucherSubjects } from './texts/vouchers.de.ts';
export { voucherSentence } from './voucher-sentence.ts';
export { codesBeginning, type ListedVoucher } from './vouchers.repository.ts';

/** A voucher that a cart presents, with the data that its session may know. */
export interface ClaimedVoucher extends VoucherClaim {
  /** As the operator wrote it, where the session holds it; else as it was sent. */
  readonly code: string;
  readonly session: string;
  /** Epoch ms; 0 when the session does not hold it. */
  readonly reservedUntil: number;
}

/**
 * A voucher used with an order, and the gross cents that it takes off. One that takes nothing off is released and not
 * used up.
 */
export interface TakenVoucher {
  readonly key: string;
  readonly session: string;
  readonly taken: Cents;
}

/** A voucher that an operator makes. */
export type NewVoucher = Omit<VoucherTerms, 'used' | 'stopped'> & { readonly code: string };

/** Vouchers from their making to the order that uses them (CONTRACT §5, docs/decisions/017). */
export interface VouchersService {
  redeem(body: VoucherRedemption): Promise<RedeemedVoucher>;
  /** Frees the session's reservation. An unknown session changes nothing, and the answer is the same. */
  unredeem(body: ReservedVoucher): Promise<ReleasedVoucher>;
  /**
   * The vouchers of a cart with their terms, in its order, read through the given connection. The setting is passed in,
   * because reading it here could need a second connection inside an order's transaction, which can exhaust the pool
   * and deadlock.
   */
  claims(queryable: Queryable, held: readonly ReservedVoucher[], setting: VoucherSetting): Promise<ClaimedVoucher[]>;
  /** Extends reservations that expire within 30 minutes to another 60 minutes. */
  renew(claims: readonly ClaimedVoucher[]): Promise<void>;
  /**
   * Uses vouchers for an order in its transaction. Returns false when one is gone: the transaction must then be rolled
   * back.
   */
  take(transaction: Transaction<Schema>, orderId: string, vouchers: readonly TakenVoucher[]): Promise<boolean>;
  /**
   * The vouchers that an order has used, as claims of the same order: what they granted holds, whatever became of them
   * since. Only their minimum is judged anew.
   */
  usesOf(queryable: Queryable, orderId: string): Promise<ClaimedVoucher[]>;
  /**
   * Changes what the vouchers of an order took off, by their keys; those that are left out take nothing any more.
   * Returns false when a balance has not enough left: the transaction must then be rolled back.
   */
  retake(transaction: Transaction<Schema>, orderId: string, taken: ReadonlyMap<string, Cents>): Promise<boolean>;
  /** Undoes the uses by a cancelled order, once, and restores what they paid. */
  undoUses(transaction: Transaction<Schema>, orderId: string): Promise<void>;
  /** Makes the codes of gift vouchers that an order bought and paid, once for each piece. `validTo`: epoch ms. */
  sell(
    transaction: Transaction<Schema>,
    orderId: string,
    pieces: readonly VoucherToSell[],
    validTo: number,
  ): Promise<void>;
  /**
   * Voids as many of them as are taken back. Returns the first line with too few that are wholly left: the transaction
   * must then be rolled back. Null: they are void.
   */
  void(transaction: Transaction<Schema>, orderId: string, pieces: readonly Pieces[]): Promise<number | null>;
  /** Stops those of an order whose money is gone, or lets them be redeemed again. */
  suspend(transaction: Transaction<Schema>, orderId: string, isSuspended: boolean): Promise<void>;
  /** Makes a voucher; null when it was made. */
  create(transaction: Transaction<Schema>, voucher: NewVoucher): Promise<NewVoucherRefusal | 'code-taken' | null>;
  /** Stores the vouchers of a new series. They were judged before. */
  createSeries(transaction: Transaction<Schema>, vouchers: readonly NewVoucher[], series: string): Promise<boolean>;
  /** Vouchers with how many carts hold them, the newest first; of one code alone where it is named. */
  list(part: VoucherPart): Promise<{ readonly vouchers: readonly ListedVoucher[]; readonly count: number }>;
  /**
   * Stops a voucher, or allows it again. After the commit no cart gets a stopped voucher and no order uses it, even if
   * a cart has reserved it (docs/decisions/017). A sold gift voucher whose money went back, or is not there, is not
   * allowed again.
   */
  stop(transaction: Transaction<Schema>, code: string, isStopped: boolean): Promise<VoucherChange>;
  /** Gives a voucher another end, epoch ms; null: none. */
  changeEnd(transaction: Transaction<Schema>, code: string, validTo: number | null): Promise<VoucherChange>;
}

/** The result of a change: the changed voucher, or the reason for the refusal. */
export type VoucherChange = Voucher | 'unknown-code' | 'invalid-period' | 'voucher-unpaid';

/** Whether the operator takes vouchers. */
type VoucherSetting = Pick<ShopConfiguration, 'vouchersEnabled'>;

/** What vouchers need of the rest of the shop. */
export interface VoucherSources {
  readonly database: Database;
  readonly configuration: { current(): Promise<VoucherSetting> };
  readonly clock: Clock;
}

/** Creates the service. */
export function createVouchersService(sources: VoucherSources): VouchersService {
  return { ...reservations(sources), ...usesByOrders(sources), ...bought(sources), ...keptVouchers(sources) };
}

/** Vouchers in carts: they are reserved before they are used. */
function reservations({
  database,
  configuration,
  clock,
}: VoucherSources): Pick<VouchersService, 'redeem' | 'unredeem' | 'claims' | 'renew'> {
  return {
    async redeem(body) {
      const { vouchersEnabled } = await configuration.current();
      return vouchersEnabled ? reserveVoucher(database, body, clock()) : { ok: false, msg: vouchersOffText };
    },
    async unredeem({ code, session }) {
      const held = { key: voucherCodeKey(code), session, now: clock() };
      // Read outside the transaction: an unknown reservation must not hold SQLite's one writer.
      const holding = await reservedVouchers(database.read, [session], held.now);
      if (holding.get(session)?.key !== held.key) return { ok: true };
      await database.transaction((transaction) => deleteReservation(transaction, held));
      return { ok: true };
    },
    async claims(queryable, held, { vouchersEnabled }) {
      if (held.length === 0) return [];
      if (!vouchersEnabled) return held.map((voucher) => claimWithout(voucher, 'switched-off'));
      const sessions = new Set(held.map(({ session }) => session));
      const holding = await reservedVouchers(queryable, [...sessions], clock());
      return held.map((voucher) => {
        const found = holding.get(voucher.session);
        if (found?.key !== voucherCodeKey(voucher.code)) return claimWithout(voucher, 'not-reserved');
        return { ...found, session: voucher.session };
      });
    },
    async renew(claims) {
      const now = clock();
      const lapsing = claims.filter(
        ({ reservedUntil }) => reservedUntil > now && reservedUntil <= now + reservationTime / 2,
      );
      if (lapsing.length === 0) return;
      const sessions = lapsing.map(({ session }) => session);
      await database.transaction((transaction) =>
        renewReservations(transaction, sessions, { now, expiresAt: now + reservationTime }),
      );
    },
  };
}

/** Vouchers that orders have used. */
function usesByOrders({ clock }: VoucherSources): Pick<VouchersService, 'take' | 'undoUses' | 'usesOf' | 'retake'> {
  return {
    take: (transaction, orderId, vouchers) => takeVouchers(transaction, orderId, vouchers, clock()),
    undoUses,
    async usesOf(queryable, orderId) {
      const used = await usedVouchers(queryable, orderId);
      return used.map(({ taken, terms, ...voucher }) => ({
        ...{ ...voucher, session: '', reservedUntil: 0 },
        terms: { ...terms, ...alwaysValid, value: asBefore(terms.value, taken) },
      }));
    },
    async retake(transaction, orderId, taken) {
      const used = await usedVouchers(transaction, orderId);
      for (const { key, taken: from } of used.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
        const to = taken.get(key) ?? 0;
        if (to !== from && !(await changeUse(transaction, { key, orderId, from, to }))) return false;
      }
      return true;
    },
  };
}

/** Gift vouchers that orders bought. */
function bought({ clock }: VoucherSources): Pick<VouchersService, 'sell' | 'void' | 'suspend'> {
  return {
    sell: (transaction, orderId, pieces, validTo) =>
      sellVouchers(transaction, orderId, pieces, { soldAt: clock(), validTo }),
    void: (transaction, orderId, pieces) => voidVouchers(transaction, orderId, pieces, clock()),
    suspend: (transaction, orderId, isSuspended) =>
      suspendVouchers(transaction, orderId, { isSuspended, now: clock() }),
  };
}

/** Vouchers as operators make and change them. */
function keptVouchers({
  database,
  clock,
}: VoucherSources): Pick<VouchersService, 'create' | 'createSeries' | 'list' | 'stop' | 'changeEnd'> {
  return {
    async create(transaction, { code, ...terms }) {
      const voucher = { key: voucherCodeKey(code), code, terms: { ...terms, used: 0, stopped: false } };
      const refusal = newVoucherRefusal({ code, ...voucher.terms });
      if (refusal !== null) return refusal;
      return (await insertVoucher(transaction, voucher, clock())) ? null : 'code-taken';
    },
    createSeries: (transaction, vouchers, series) =>
      insertVouchers(
        transaction,
        vouchers.map(({ code, ...terms }) => ({
          ...{ key: voucherCodeKey(code), code, terms: { ...terms, used: 0, stopped: false } },
        })),
        { createdAt: clock(), series },
      ),
    list: (part) => listedVouchers(database.read, part, clock()),
    async stop(transaction, code, isStopped) {
      const voucher = await lockVoucher(transaction, voucherCodeKey(code));
      if (voucher === null) return 'unknown-code';
      if (voucher.terms.stopped === isStopped) return voucher;
      if (!isStopped && (await isUnpaid(transaction, voucher.key))) return 'voucher-unpaid';
      return changeVoucher(transaction, voucher.key, { stopped_at: isStopped ? clock() : null });
    },
    async changeEnd(transaction, code, validTo) {
      const voucher = await lockVoucher(transaction, voucherCodeKey(code));
      if (voucher === null) return 'unknown-code';
      const { terms } = voucher;
      const refusal = newVoucherRefusal({ ...terms, code: voucher.code, validTo });
      if (refusal === 'invalid-period') return refusal;
      return changeVoucher(transaction, voucher.key, { valid_to: validTo });
    },
  };
}

const alwaysValid = { validFrom: null, validTo: null, usesAllowed: null, stopped: false } as const;

/** The value of a voucher as the order found it: a balance has what it took from it. */
function asBefore(value: VoucherTerms['value'], taken: Cents): VoucherTerms['value'] {
  return value.kind === 'gift-balance' ? { ...value, balance: value.balance + taken } : value;
}

function claimWithout({ code, session }: ReservedVoucher, terms: 'not-reserved' | 'switched-off'): ClaimedVoucher {
  return { key: voucherCodeKey(code), code, session, terms, reservedUntil: 0 };
}

/**
 * In the order of their keys, so that two orders with the same vouchers wait for each other instead of blocking each
 * other.
 */
async function takeVouchers(
  transaction: Transaction<Schema>,
  orderId: string,
  vouchers: readonly TakenVoucher[],
  now: number,
): Promise<boolean> {
  for (const { key, session, taken } of vouchers.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    if (taken > 0 && !(await useVoucher(transaction, { key, orderId, taken, now }))) return false;
    if (!(await deleteReservation(transaction, { key, session, now }))) return false;
  }
  return true;
}
