import type { SeriesToStop, VoucherSeries, VouchersToMake } from '@kontor/contract/office';
import { cleanLine, euroFromCents, hasControlCharacters } from '@kontor/domain';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import type { Operator } from '../../../http/operator.ts';
import { refusableTransaction } from '../../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../../http/refused.ts';
import { isoTime } from '../../../iso-time.ts';
import { makingTexts as texts } from '../texts/making.de.ts';
import { insertSeries, type SummedSeries, stopSeries, summedSeries } from '../voucher-series.repository.ts';
import type { NewVoucher } from '../vouchers.service.ts';
import type { OfficeVouchersSources } from './office-vouchers-sources.ts';
import { wrong } from './vouchers-to-make.ts';

const longestName = 60;

/** The name of a series as it is compared. */
export function seriesKey(name: string): string {
  return cleanLine(name).normalize('NFC').toLowerCase();
}

/** Why a form makes no series; null: it makes one, or asks for none. */
export function seriesRefusal({ series, code }: VouchersToMake): Refused | null {
  if (series === undefined) return null;
  if (code !== undefined) return wrong('code', texts.codeAndSeries);
  const name = cleanLine(series);
  const isName = name !== '' && name.length <= longestName && !hasControlCharacters(series);
  return isName ? null : wrong('series', texts.seriesName);
}

/** Stores a series with all its vouchers. @returns null, or the refusal of its name or of a code */
export async function makeSeries(
  transaction: Transaction<Schema>,
  { vouchers, clock }: Pick<OfficeVouchersSources, 'vouchers' | 'clock'>,
  { name, prefix, wanted, by }: { name: string; prefix: string; wanted: readonly NewVoucher[]; by: Operator },
): Promise<Refused | null> {
  const key = seriesKey(name);
  const row = { name_key: key, name: cleanLine(name), prefix, made_by: by.name };
  if (!(await insertSeries(transaction, { ...row, made_at: clock(), stopped_at: null })))
    return refused(409, 'series-taken', { errors: [{ path: 'series', msg: texts.seriesTaken }] });
  return (await vouchers.createSeries(transaction, wanted, key)) ? null : refused(409, 'code-taken');
}

/** The series for the back office. */
export async function listSeries({ database }: Pick<OfficeVouchersSources, 'database'>): Promise<VoucherSeries[]> {
  return (await summedSeries(database.read)).map(wireSeries);
}

/** Stops a series as a whole, or allows it again. @returns 404 `series-not-found` */
export async function changeSeries(
  { database, log, clock }: OfficeVouchersSources,
  by: Operator,
  { name, isStopped }: SeriesToStop,
): Promise<VoucherSeries | Refused> {
  const key = seriesKey(name);
  const refusal = await refusableTransaction(database, async (transaction) => {
    const [series] = await summedSeries(transaction, key);
    if (series === undefined) return refused(404, 'series-not-found');
    const count = await stopSeries(transaction, key, { isStopped, now: clock() });
    if (count === 0) return null;
    await log.write(transaction, {
      ...{ by, subject: 'voucher', subjectId: series.name, after: { count } },
      action: isStopped ? 'voucher.stopped' : 'voucher.resumed',
    });
    return null;
  });
  const [series] = await summedSeries(database.read, key);
  return refusal ?? (series === undefined ? refused(404, 'series-not-found') : wireSeries(series));
}

function wireSeries({ name, prefix, balance, made_by, made_at, stopped_at, ...series }: SummedSeries): VoucherSeries {
  const { count, uses, usedVouchers, left, stopped } = series;
  return {
    ...{ name, prefix, count, uses, usedVouchers, left, stopped, isStopped: stopped_at !== null },
    ...{ madeBy: made_by, madeAt: isoTime(made_at) },
    balance: balance === null ? null : euroFromCents(balance),
  };
}
