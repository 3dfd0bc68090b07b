import type {
  OfficeVoucher,
  OfficeVouchers,
  SeriesToStop,
  VoucherQuestion,
  VoucherSeries,
  VouchersToMake,
  VoucherToChange,
} from '@kontor/contract/office';
import { voucherCodeKey } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import type { Operator } from '../../../http/operator.ts';
import { refusableTransaction } from '../../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../../http/refused.ts';
import { isRefused } from '../../../http/send-refusal.ts';
import { makingTexts as texts } from '../texts/making.de.ts';
import { countVouchers, newestVouchers, type VoucherPlace } from '../vouchers.repository.ts';
import type { NewVoucher, VoucherChange } from '../vouchers.service.ts';
import type { OfficeVouchersSources } from './office-vouchers-sources.ts';
import { changeSeries, listSeries, makeSeries, seriesKey, seriesRefusal } from './voucher-series.ts';
import { lastMoment, vouchersToMake, wrong } from './vouchers-to-make.ts';
import { wireVoucher } from './wire-voucher.ts';

/** Vouchers, for operators. */
export interface OfficeVouchersService {
  /** A page of vouchers, the newest first. An invalid place starts at the newest. */
  list(question: VoucherQuestion): Promise<OfficeVouchers>;
  /** The number of vouchers that match a question, counted up to a limit. */
  count(question: Pick<VoucherQuestion, 'code' | 'series'>, upTo: number): Promise<number>;
  /** Makes all vouchers or none. @returns 400 `invalid-form`, 409 `code-taken`. */
  make(operator: Operator, body: VouchersToMake): Promise<{ codes: string[] } | Refused>;
  /** The series with the use and the rest of all their vouchers. */
  series(): Promise<VoucherSeries[]>;
  /** Stops a series as a whole, or allows it again. @returns 404 `series-not-found`. */
  changeSeries(operator: Operator, body: SeriesToStop): Promise<VoucherSeries | Refused>;
  /** @returns 404 `voucher-not-found`, 409 `voucher-unpaid`, 400 `invalid-form`. */
  change(operator: Operator, body: VoucherToChange): Promise<OfficeVoucher | Refused>;
}

const pageSize = 50;

const codeTaken = () => refused(409, 'code-taken', { errors: [{ path: 'code', msg: texts.codeTaken }] });

/** Creates the service. */
export function createOfficeVouchers(sources: OfficeVouchersSources): OfficeVouchersService {
  const { database, vouchers, configuration, log, clock } = sources;
  return {
    async list({ code = '', series, after }) {
      const named = series === undefined ? undefined : seriesKey(series);
      const part = { begin: voucherCodeKey(code), series: named, after: after === undefined ? null : placeOf(after) };
      const found = await newestVouchers(database.read, { ...part, limit: pageSize + 1 }, clock());
      const page = found.slice(0, pageSize);
      const last = found.length > pageSize ? page.at(-1) : undefined;
      return {
        vouchers: page.map((voucher) => wireVoucher(voucher, clock())),
        next: last === undefined ? null : `${last.createdAt}.${last.key}`,
        isTaken: (await configuration.current()).vouchersEnabled,
      };
    },
    count: ({ code = '', series }, upTo) =>
      countVouchers(
        database.read,
        { begin: voucherCodeKey(code), series: series === undefined ? undefined : seriesKey(series) },
        upTo,
      ),
    series: () => listSeries(sources),
    changeSeries: (operator, body) => changeSeries(sources, operator, body),
    async make(operator, body) {
      const noSeries = seriesRefusal(body);
      if (noSeries !== null) return noSeries;
      const wanted = vouchersToMake(body, clock());
      if (isRefused(wanted)) return wanted;
      const codes = wanted.map(({ code }) => code);
      return refusableTransaction(database, async (transaction) => {
        const refusal = await store(transaction, sources, { body, wanted, by: operator });
        if (refusal !== null) return refusal;
        await log.write(transaction, {
          ...{ by: operator, subject: 'voucher', action: 'voucher.made' },
          ...{ subjectId: body.series ?? codes[0] ?? '', after: { count: codes.length, worth: body.worth } },
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

/** Stores the vouchers of a form, as a series if it names one. @returns null, or why none is stored */
async function store(
  transaction: Transaction<Schema>,
  sources: OfficeVouchersSources,
  { body, wanted, by }: { body: VouchersToMake; wanted: readonly NewVoucher[]; by: Operator },
): Promise<Refused | null> {
  const { series, prefix = '' } = body;
  if (series !== undefined) return makeSeries(transaction, sources, { name: series, prefix, wanted, by });
  for (const voucher of wanted) {
    // The terms were checked before, so only the code can be refused.
    if ((await sources.vouchers.create(transaction, voucher)) !== null) return codeTaken();
  }
  return null;
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
