import { euroFromCents, percentFromBasisPoints, type VoucherValue } from '@kontor/domain';
import { germanDecimal } from '../../tables/german-number.ts';
import { byteOrderMark, tableRow } from '../../tables/table-row.ts';
import { exportHeadings, exportKinds } from './texts/export.de.ts';
import type { ListedVoucher, VouchersService } from './vouchers.service.ts';

/** Where vouchers are written to. */
export interface VoucherExport {
  readonly vouchers: Pick<VouchersService, 'list'>;
  readonly format: 'csv' | 'jsonl';
  write(text: string): Promise<void>;
}

const atOnce = 500;

/**
 * Writes the vouchers with their terms, the newest first, some at a time.
 * @returns how many.
 */
export async function exportVouchers({ vouchers, format, write }: VoucherExport): Promise<number> {
  if (format === 'csv') await write(byteOrderMark + tableRow(exportHeadings));
  for (let offset = 0; ; offset += atOnce) {
    const { vouchers: some, count } = await vouchers.list({ key: null, offset, limit: atOnce });
    await write(some.map(format === 'csv' ? rowOf : lineOf).join(''));
    if (some.length < atOnce) return count;
  }
}

function rowOf({ code, terms }: ListedVoucher): string {
  const { value, minimum, validFrom, validTo, usesAllowed, used, stopped } = terms;
  const worth = germanDecimal(worthOf(value));
  return tableRow([
    ...[
      code,
      exportKinds[value.kind],
      worth,
      germanDecimal(euroFromCents(minimum)),
      timeOf(validFrom),
      timeOf(validTo),
    ],
    ...[`${usesAllowed ?? ''}`, `${used}`, stopped ? 'ja' : 'nein'],
  ]);
}

/** EUR, or percent. */
function worthOf(value: VoucherValue): number {
  if (value.kind === 'percent') return percentFromBasisPoints(value.share);
  if (value.kind === 'fixed') return euroFromCents(value.amount);
  return value.kind === 'gift-balance' ? euroFromCents(value.balance) : 0;
}

function timeOf(ms: number | null): string {
  return ms === null ? '' : new Date(ms).toISOString();
}

function lineOf({ code, terms }: ListedVoucher): string {
  return `${JSON.stringify({ code, ...terms })}\n`;
}
