import type {
  OfficeVoucher,
  OfficeVouchers,
  VoucherQuestion,
  VouchersToMake,
  VoucherToChange,
} from '@kontor/contract/office';
import { voucherCodeKey } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import type { Schema } from '../../../database/schema.ts';
import type { Operator } from '../../../http/operator.ts';
import { refusableTransaction } from '../../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../../http/refused.ts';
import { isRefused } from '../../../http/send-refusal.ts';
import type { OfficeLog } from '../../office-log/office-log.service.ts';
import { makingTexts as texts } from '../texts/making.de.ts';
import { countVouchers, newestVouchers, type VoucherPlace } from '../vouchers.repository.ts';
import type { VoucherChange, VoucherSources, VouchersService } from '../vouchers.service.ts';
import { lastMoment, vouchersToMake, wrong } from './vouchers-to-make.ts';
import { wireVoucher } from './wire-voucher.ts';

/** The dependencies of the vouchers in the back office. */
export interface OfficeVouchersSources {
  readonly database: Database;
  readonly vouchers: Pick<VouchersService, 'create' | 'stop' | 'changeEnd'>;
  readonly configuration: VoucherSources['configuration'];
  readonly log: Pick<OfficeLog, 'write'>;
  readonly clock: Clock;
}

/** Vouchers, for operators. */
export interface OfficeVouchersService {
  /** A page of vouchers, the newest first. An invalid place starts at the newest. */
  list(question: VoucherQuestion): Promise<OfficeVouchers>;
  /** The number of vouchers that match a question, counted up to a limit. */
  count(question: Pick<VoucherQuestion, 'code'>, upTo: number): Promise<number>;
  /** Makes all vouchers or none. @returns 400 `invalid-form`, 409 `code-taken`. */
  make(operator: Operator, body: VouchersToMake): Promise<{ codes: string[] } | Refused>;
  /** @returns 404 `voucher-not-found`, 409 `voucher-unpaid`, 400 `invalid-form`. */
  change(operator: Operator, body: VoucherToChange): Promise<OfficeVoucher | Refused>;
}

const pageSize = 50;

const codeTaken = () => refused(409, 'code-taken', { errors: [{ path: 'code', msg: texts.codeTaken }] });

/** Creates the service. */
export function createOfficeVouchers(sources: OfficeVouchersSources): OfficeVouchersService {
  const { database, vouchers, configuration, log, clock } = sources;
  return {
    async list({ code = '', after }) {
      const part = { begin: voucherCodeKey(code), after: after === undefined ? null : placeOf(after) };
      const found = await newestVouchers(database.read, { ...part, limit: pageSize + 1 }, clock());
      const page = found.slice(0, pageSize);
      const last = found.length > pageSize ? page.at(-1) : undefined;
      return {
        vouchers: page.map((voucher) => wireVoucher(voucher, clock())),
        next: last === undefined ? null : `${last.createdAt}.${last.key}`,
        isTaken: (await configuration.current()).vouchersEnabled,
      };
    },
    count: ({ code = '' }, upTo) => countVouchers(database.read, voucherCodeKey(code), upTo),
    async make(operator, body) {
      const wanted = vouchersToMake(body, clock());
      if (isRefused(wanted)) return wanted;
      const codes = wanted.map(({ code }) => code);
      return refusableTransaction(database, async (transaction) => {
        for (const voucher of wanted) {
          // The terms were checked before, so only the code can be refused.
          if ((await vouchers.create(transaction, voucher)) !== null) return codeTaken();
        }
        await log.write(transaction, {
          ...{ by: operator, subject: 'voucher', action: 'voucher.made' },
          ...{ subjectId: codes[0] ?? '', after: { count: codes.length, worth: body.worth } },
        });
        return { codes };
      });
    },
    async change(operator, { code, isStopped, lastDay }) {
      const end = lastMoment(lastDay, clock());
      if (isRefused(end)) return end;
      const steps: Step[] = [];
      if (isStopped !== undefined)
        steps.push({
          change: (transaction) => vouchers.stop(transaction, code, isStopped),
          entry: { action: isStopped ? 'voucher.stopped' : 'voucher.resumed' },
        });
      if (lastDay !== undefined)
        steps.push({
          change: (transaction) => vouchers.changeEnd(transaction, code, end),
          entry: { action: 'voucher.ended', after: { lastDay } },
        });
      const refusal = await refusableTransaction(database, async (transaction) => {
        for (const { change, entry } of steps) {
          const changed = await change(transaction);
          if (typeof changed === 'string') return refusalOf[changed]();
          await log.write(transaction, { by: operator, subject: 'voucher', subjectId: changed.code, ...entry });
        }
        return null;
      });
      if (refusal !== null) return refusal;
      const [voucher] = await newestVouchers(database.read, { key: voucherCodeKey(code), limit: 1 }, clock());
      return voucher === undefined ? refused(404, 'voucher-not-found') : wireVoucher(voucher, clock());
    },
  };
}

/** One change of a voucher, and its entry in the log. */
interface Step {
  readonly change: (transaction: Transaction<Schema>) => Promise<VoucherChange>;
  readonly entry: { readonly action: string; readonly after?: object };
}

const refusalOf = {
  'unknown-code': () => refused(404, 'voucher-not-found'),
  'voucher-unpaid': () => refused(409, 'voucher-unpaid'),
  'invalid-period': () => wrong('lastDay', texts.refusals['invalid-period']),
};

function placeOf(next: string): VoucherPlace | null {
  const [, createdAt, key] = /^(\d{1,16})\.(.+)$/s.exec(next) ?? [];
  return createdAt === undefined || key === undefined ? null : { createdAt: Number(createdAt), key };
}
