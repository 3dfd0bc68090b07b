import type { PapersToPrint, PrintedPapers } from '@kontor/contract/office';
import { piecesToBill, waitingPieces } from '@kontor/domain';
import { type Refused, refused } from '../../http/refused.ts';
import { isRefused } from '../../http/send-refusal.ts';
import { refusalSentence } from '../../http/texts/refusals.de.ts';
import type { ShopConfiguration } from '../configuration/types.ts';
import type { Changer } from '../office-log/types.ts';
import { loadLife } from '../order-life/order-life.service.ts';
import { type OrderRecord, oldestFirst, recordOfNumber } from '../orders/orders.service.ts';
import { lifeToBill } from './bill-order.ts';
import type { DocumentSources } from './document-sources.ts';
import { documentsOfOrder } from './documents.repository.ts';
import { invoicesAmong } from './invoice-rest.ts';
import { issueDeliveryNote } from './issue-delivery-note.ts';
import { issueInvoice } from './issue-invoice.ts';
import type { PickList } from './printed/pick-list-pdf.ts';
import { papersTexts as texts } from './texts/papers.de.ts';
import type { IssuedDocument } from './types.ts';

/** The paper of one order, or why it has none. */
type Paper<Printed> = { readonly number: string } & ({ readonly paper: Printed } | { readonly msg: string });

/**
 * Makes one file for the printer from many orders: what is to be fetched for them, their delivery notes, or their
 * invoices. Missing documents are issued. An order that cannot have the paper is named with the reason; the others are
 * printed. The order placed first comes first, so that numbers ascend as the orders do. Repeated, it prints the same
 * again and issues nothing.
 */
export async function printPapers(
  sources: DocumentSources,
  { papers, numbers }: PapersToPrint,
  by: Changer,
): Promise<PrintedPapers> {
  const { printer, clock } = sources;
  const configuration = await sources.configuration.current();
  const wanted = await oldestFirst(sources.database.read, [...new Set(numbers)]);
  const title = texts.files[papers];
  if (papers === 'pick-list') {
    const found = await each(wanted, (number) => toPick(sources, number));
    return answerOf(title, found, (orders) => printer.printPickList(listOf(configuration, clock(), orders)));
  }
  const issue = papers === 'invoices' ? invoicesOf : noteOf;
  const found = await each(wanted, async (number) => readable(await issue(sources, number, by)));
  return answerOf(title, found, (issued) =>
    printer.printCopies({ models: issued.flat().map(({ model }) => model), title, printedAt: clock() }),
  );
}

/** One after the other, so that many documents do not hold the database from everybody else. */
async function each<Printed>(
  numbers: readonly string[],
  find: (number: string) => Promise<Printed | string>,
): Promise<Paper<Printed>[]> {
  const papers: Paper<Printed>[] = [];
  for (const number of numbers) {
    const found = await find(number);
    papers.push(typeof found === 'string' ? { number, msg: found } : { number, paper: found });
  }
  return papers;
}

async function answerOf<Printed>(
  title: string,
  papers: readonly Paper<Printed>[],
  print: (printed: readonly Printed[]) => Promise<Uint8Array>,
): Promise<PrintedPapers> {
  const printed = papers.flatMap((one) => ('paper' in one ? [one.paper] : []));
  const without = papers.flatMap((one) => ('msg' in one ? [one] : []));
  if (printed.length === 0) return { file: null, refused: without };
  const content = Buffer.from(await print(printed)).toString('base64');
  return { file: { filename: `${title}.pdf`, mimeType: 'application/pdf', content }, refused: without };
}

function readable<Issued extends object>(issued: Issued | Refused): Issued | string {
  return isRefused(issued) ? (issued.msg ?? refusalSentence(issued.code)) : issued;
}

/** What waits to be packed of an order that nobody holds. */
async function toPick({ database }: DocumentSources, number: string): Promise<PickList['orders'][number] | string> {
  const record = await recordOfNumber(database.read, number);
  if (record === null) return refusalSentence('order-not-found');
  if (record.hold !== null) return texts.held(record.hold);
  const { order } = record;
  const { life } = await loadLife(database.read, record);
  const lines = order.lines.flatMap(({ name, nameSuffix, articleNumber, unit, giftVoucher }, at) => {
    const amount = giftVoucher ? 0 : waitingPieces(life, at);
    return amount === 0 ? [] : [{ articleNumber, name: [name, nameSuffix].filter(Boolean).join(' '), unit, amount }];
  });
  if (lines.length === 0) return texts.nothingOpen;
  const { companyName, firstName, name, zipCode, city } = order.shippingAddress ?? order.address;
  const recipient = [companyName || `${firstName} ${name}`.trim(), `${zipCode} ${city}`.trim()].join(', ');
  return { number, recipient, carrier: order.carrier ?? '', lines };
}

function listOf({ title, seller }: ShopConfiguration, printedAt: number, orders: PickList['orders']): PickList {
  return { shop: title, seller, printedAt, orders };
}

/**
 * The invoices of an order that are not cancelled. One that is billed in parts gets its final invoice once everything
 * has left the house.
 */
async function invoicesOf(sources: DocumentSources, number: string, by: Changer): Promise<IssuedDocument[] | Refused> {
  const { read } = sources.database;
  const record = await recordOfNumber(read, number);
  if (record !== null && (await waitsInParts(sources, record)))
    return refused(409, 'nothing-to-bill', { msg: texts.inParts });
  const last = await issueInvoice(sources, { number }, by);
  if (isRefused(last)) return last;
  const open = invoicesAmong(await documentsOfOrder(read, last.orderId)).filter(({ isOpen }) => isOpen);
  return open.map(({ issued }) => issued);
}

/** Whether a part of an order is billed, and pieces of the rest wait for their shipment. */
async function waitsInParts({ database }: DocumentSources, record: OrderRecord): Promise<boolean> {
  if (record.state === 'cancelled') return false;
  const { life, pieces } = await lifeToBill(database.read, record);
  const invoices = invoicesAmong(await documentsOfOrder(database.read, record.order.id));
  const toBill = piecesToBill(pieces, invoices);
  const isWaiting = life.lines.some((_line, at) => (toBill[at] ?? 0) > 0 && waitingPieces(life, at) > 0);
  return isWaiting && invoices.some(({ isOpen }) => isOpen);
}

/**
 * The delivery note for the next parcel of an order: of all pieces that are on none yet and were not cancelled. If
 * there are none, the last note once more. Withdrawn notes do not count.
 */
async function noteOf(sources: DocumentSources, number: string, by: Changer): Promise<IssuedDocument | Refused> {
  const { read } = sources.database;
  const record = await recordOfNumber(read, number);
  // The refusal for an unknown order is that of issuing.
  if (record === null) return issueDeliveryNote(sources, { number, key: `print.${number}` }, by);
  const all = (await documentsOfOrder(read, record.order.id)).filter(isNote);
  const notes = all.filter(({ withdrawnAt }) => withdrawnAt === null);
  const noted = notes.flatMap(({ model: { document } }) => (document.kind === 'delivery-note' ? document.lines : []));
  const { life } = await loadLife(read, record);
  const pieces = record.order.lines.flatMap(({ amount, giftVoucher }, line) => {
    if (giftVoucher) return [];
    const before = noted.reduce((sum, { id, quantity }) => (id === `${line + 1}` ? sum + quantity : sum), 0);
    const left = amount - (life.lines[line]?.cancelled ?? 0) - before;
    return left > 0 ? [{ line, amount: left }] : [];
  });
  const last = notes.at(-1);
  if (pieces.length === 0) return last ?? refused(409, 'more-than-ordered', { msg: texts.nothingOpen });
  // Two people who print at the same time get the same note.
  return issueDeliveryNote(sources, { number, key: `print.${number}.${all.length}`, pieces }, by);
}

function isNote({ model }: IssuedDocument): boolean {
  return model.document.kind === 'delivery-note';
}
