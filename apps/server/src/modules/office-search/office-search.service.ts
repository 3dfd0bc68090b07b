import type { FoundRecords } from '@kontor/contract/office';
import { voucherCodeKey } from '@kontor/domain';
import type { Database } from '../../database/database.ts';
import type { Operator } from '../../http/operator.ts';
import { documentsNumbered } from '../documents/documents.service.ts';
import { quotesNumbered } from '../quotes/quotes.service.ts';
import { codesBeginning } from '../vouchers/vouchers.service.ts';
import { withdrawalsNumbered } from '../withdrawals/withdrawal-list.service.ts';

/** The most records of a kind. */
const most = 5;

/**
 * Documents, offers, withdrawals and vouchers whose number or code begins with a text, as far as the operator may see
 * them. Each kind is a short range of an index. The letters of numbers are capitals.
 */
export async function findRecords(
  { read }: Database,
  { rights }: Pick<Operator, 'rights'>,
  text: string,
): Promise<FoundRecords> {
  const [number, code] = [text.trim().toUpperCase(), voucherCodeKey(text)];
  if (number === '' || code === '') return { records: [] };
  const [orders, money] = [rights.includes('orders.read'), rights.includes('money.read')];
  const [documents, quotes, withdrawals, vouchers] = await Promise.all([
    orders ? documentsNumbered(read, number, most) : [],
    orders ? quotesNumbered(read, number, most) : [],
    orders ? withdrawalsNumbered(read, number, most) : [],
    money ? codesBeginning(read, code, most) : [],
  ]);
  const others = { quote: quotes, withdrawal: withdrawals, voucher: vouchers } as const;
  return {
    records: [
      ...documents.map((document) => ({ kind: 'document' as const, ...document })),
      ...(['quote', 'withdrawal', 'voucher'] as const).flatMap((kind) =>
        others[kind].map((one) => ({ kind, number: one, order: null })),
      ),
    ],
  };
}
