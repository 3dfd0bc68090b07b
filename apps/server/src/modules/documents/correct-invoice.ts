import { isDeepStrictEqual } from 'node:util';
import type { InvoiceToCorrect } from '@kontor/contract/office';
import {
  type AllowanceToCredit,
  type CreditRequest,
  centsFromEuro,
  cleanLine,
  creditAllowance,
  creditPart,
  creditRest,
  type InvoiceAmounts,
} from '@kontor/domain';
import { refusableTransaction } from '../../http/refusable-transaction.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import type { Changer } from '../office-log/types.ts';
import { composeCorrection } from './compose-document.ts';
import type { DocumentSources } from './document-sources.ts';
import { documentBy, documentsOfOrder } from './documents.repository.ts';
import { isInvoice, type Rest, restOf } from './invoice-rest.ts';
import { noteBilling } from './note-billing.ts';
import { numberDocument } from './number-document.ts';
import { missingTexts } from './texts/missing.de.ts';
import type { IssuedDocument } from './types.ts';

/** The longest reason, in characters. */
const longestReason = 500;

/**
 * Corrects an invoice with a document of its own: everything left of it, pieces and charges, or an amount that is given
 * back although the goods are kept (docs/decisions/083). The invoice itself stays unchanged (LAW N5). One key makes one
 * correction, and is refused with another content.
 */
export async function correctInvoice(
  sources: DocumentSources,
  wanted: InvoiceToCorrect,
  by: Changer,
): Promise<IssuedDocument | Refused> {
  const { database, orders, clock } = sources;
  const { number, key, reason = '', isMailed } = wanted;
  const wish = wishOf(wanted);
  if (isRefused(wish)) return wish;
  const said = cleanLine(reason);
  if (said === '' && wish !== null && 'allowance' in wish)
    return refused(400, 'invalid-form', { errors: [missingTexts.noReason] });
  if (said.length > longestReason) return refused(400, 'invalid-form', { errors: [missingTexts.reason] });
  const invoice = await documentBy(database.read, 'number', number);
  if (invoice === null) return refused(404, 'document-not-found');
  if (!isInvoice(invoice)) return refused(409, 'not-an-invoice');
  const { documents: settings, seller, title } = await sources.configuration.current();
  const issuedAt = clock();
  const corrected = await refusableTransaction(database, async (transaction) => {
    const locked = await orders.lock(transaction, invoice.orderId);
    const all = await documentsOfOrder(transaction, invoice.orderId);
    const made = await documentBy(transaction, 'request_key', key);
    if (made !== null) return isMadeBy(made, invoice, all, { wish, said }) ? made : refused(409, 'document-key-used');
    const rest = restOf(invoice, all);
    if (rest === null) return refused(409, 'nothing-to-credit');
    const credit = creditOf(rest, wish);
    if (!credit.ok) return refused(409, credit.code);
    const { amounts, isRest: isWhole } = credit;
    const terms = { amounts, isWhole, reason: said, seller, issuedAt };
    const document = await numberDocument(transaction, sources, settings, {
      ...{ orderId: invoice.orderId, shop: { title, seller }, corrects: invoice.id, requestKey: key },
      ...{ document: composeCorrection(invoice.model.document, terms), isMailed: isMailed ?? settings.mailed },
      ...{ by, issuedAt },
    });
    if (locked !== null) await noteBilling(transaction, locked, issuedAt);
    return document;
  });
  sources.wakeJobs();
  return corrected;
}

/** Whether a correction says what is asked for: it gives back the same of what was left then, for the same reason. */
function isMadeBy(
  made: IssuedDocument,
  invoice: IssuedDocument,
  all: readonly IssuedDocument[],
  { wish, said }: { readonly wish: Wish; readonly said: string },
): boolean {
  const { document } = made.model;
  if (made.corrects !== invoice.id || document.kind === 'delivery-note') return false;
  const before = all.slice(
    0,
    all.findIndex(({ id }) => id === made.id),
  );
  const rest = restOf(invoice, before);
  const credit = rest === null ? null : creditOf(rest, wish);
  if (!credit?.ok || document.reason !== said) return false;
  return isDeepStrictEqual(asStored(credit.amounts), asStored(document.amounts));
}

function asStored(amounts: InvoiceAmounts): unknown {
  return JSON.parse(JSON.stringify(amounts));
}

type Wish = CreditRequest | { readonly allowance: AllowanceToCredit } | null;

/** What is left of an invoice and asked back. */
function creditOf(rest: Rest, wish: Wish) {
  if (wish === null) return creditRest(rest);
  return 'allowance' in wish ? creditAllowance(rest, wish.allowance) : creditPart(rest, wish);
}

/** What the correction gives back. Null: everything left. */
function wishOf({ pieces, charges, allowance }: InvoiceToCorrect): Wish | Refused {
  if (allowance !== undefined) {
    const amount = centsFromEuro(allowance.amount);
    if (amount === null || amount <= 0 || pieces !== undefined || charges !== undefined)
      return refused(400, 'invalid-form', { errors: [missingTexts.allowance] });
    return { allowance: { line: allowance.line === undefined ? null : String(allowance.line + 1), amount } };
  }
  if (pieces === undefined && charges === undefined) return null;
  const amounts = (charges ?? []).map(({ kind, amount }) => ({ kind, amount: centsFromEuro(amount) ?? -1 }));
  if (amounts.some(({ amount }) => amount < 0)) return refused(400, 'invalid-form', { errors: [missingTexts.amount] });
  return {
    lines: (pieces ?? []).map(({ line, amount }) => ({ id: String(line + 1), quantity: amount })),
    charges: amounts,
  };
}
