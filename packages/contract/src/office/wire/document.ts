import type { ChargeKind, DocumentKind } from '@kontor/domain';
import { type Static, Type } from 'typebox';
import { Euro } from '../../wire/price.ts';

/** Longer than any allowed text, so that a long one is refused with a sentence of its own. */
const Words = Type.String({ maxLength: 20_000 });
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A day, such as 2026-11-23.' });
const Key = Type.String({
  pattern: '^[\\w.:-]{8,36}$',
  description: 'A new random key for each action of a person. Two calls with one key create one document.',
});
const Pieces = Type.Object({
  line: Type.Integer({ minimum: 0, maximum: 10_000, description: 'The index among the order’s items, from 0.' }),
  amount: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
});
const AnyCharge = Type.Unsafe<ChargeKind>(
  Type.Enum(['shipping', 'deposit', 'untaxed-deposit', 'payment-method'] satisfies ChargeKind[]),
);
const isMailed = Type.Optional(
  Type.Boolean({ description: 'Whether the customer gets it by e-mail; by default as the settings say.' }),
);

/** The number of an order or of a document. */
const AnyNumber = Type.String({ minLength: 1, maxLength: 200 });

/** The body of documents: the order’s number. */
export const OrderOfDocuments = Type.Object({ number: AnyNumber });

/** The body of document/issue: the order’s number, the days of delivery, and what was paid. */
export const InvoiceToIssue = Type.Object({
  number: AnyNumber,
  deliveredFrom: Type.Optional(Day),
  deliveredTo: Type.Optional(Day),
  paid: Type.Optional(
    Type.Number({
      minimum: 0,
      description: 'EUR paid in addition to gift balances; by default the payments known to the shop.',
    }),
  ),
  isMailed,
});
export type InvoiceToIssue = Static<typeof InvoiceToIssue>;

/** The body of document/issue-part: the order’s number, and the pieces that the invoice bills. */
export const InvoicePartToIssue = Type.Object({
  ...InvoiceToIssue.properties,
  key: Key,
  pieces: Type.Array(Pieces, {
    minItems: 1,
    maxItems: 500,
    description: 'If they are all that is left to bill, the invoice is the final one and bills all charges.',
  }),
  withCharges: Type.Boolean({ description: 'Whether shipping and fees that are not billed yet are on it too.' }),
});
export type InvoicePartToIssue = Static<typeof InvoicePartToIssue>;

/** The body of document/correct: the invoice’s number, and what is credited. */
export const InvoiceToCorrect = Type.Object({
  number: AnyNumber,
  key: Key,
  pieces: Type.Optional(
    Type.Array(Pieces, {
      maxItems: 500,
      description: 'Without pieces and charges, everything that is not corrected yet is credited.',
    }),
  ),
  charges: Type.Optional(
    Type.Array(Type.Object({ kind: AnyCharge, amount: Euro }), {
      maxItems: 10,
      description: 'Amounts are gross or net like the prices of the invoice.',
    }),
  ),
  allowance: Type.Optional(
    Type.Object(
      {
        line: Type.Optional(Pieces.properties.line),
        amount: Euro,
      },
      {
        description:
          'Instead of pieces and charges: an amount that is given back although all goods are kept, of a line or of all goods. It needs a reason.',
      },
    ),
  ),
  reason: Type.Optional(Words),
  isMailed,
});
export type InvoiceToCorrect = Static<typeof InvoiceToCorrect>;

/** The body of document/delivery-note. Without `pieces`: the whole order. */
export const DeliveryNoteToIssue = Type.Object({
  number: AnyNumber,
  key: Key,
  deliveredOn: Type.Optional(Day),
  pieces: Type.Optional(Type.Array(Pieces, { maxItems: 500 })),
});
export type DeliveryNoteToIssue = Static<typeof DeliveryNoteToIssue>;

/** The body of document/file and document/mail: the document’s number. */
export const OneDocument = Type.Object({
  number: AnyNumber,
  form: Type.Optional(
    Type.Enum(['pdf', 'xrechnung', 'ebinterface'], {
      description:
        'pdf: the issued file, which contains the e-invoice. The other formats have its data for authorities.',
    }),
  ),
});

/** An invoice, a correction or a delivery note. */
export const OfficeDocument = Type.Object({
  number: Type.String(),
  kind: Type.Unsafe<DocumentKind>(Type.Enum(['invoice', 'correction', 'cancellation', 'delivery-note'])),
  title: Type.String({ description: 'The title as printed.' }),
  filename: Type.String(),
  orderNumber: Type.String(),
  issuedOn: Day,
  issuedAt: Type.String({ description: 'ISO 8601, UTC.' }),
  issuedBy: Type.Union([Type.String(), Type.Null()], {
    description: 'The name of the operator who issued it; null: the shop itself.',
  }),
  reason: Type.String({ description: 'Why an invoice was corrected, as the document says it. Empty: no reason.' }),
  corrects: Type.Union([Type.String(), Type.Null()], { description: 'The number of the invoice that it corrects.' }),
  replaces: Type.Union([Type.String(), Type.Null()], { description: 'The number of the invoice that it replaces.' }),
  replacedBy: Type.Union([Type.String(), Type.Null()], {
    description: 'The number of the invoice that was issued in place of it.',
  }),
  part: Type.Union([Type.Literal('partial'), Type.Literal('final'), Type.Null()], {
    description:
      'partial: an invoice over some pieces of its order. final: one over all that such invoices left. null: any other document.',
  }),
  isAllowance: Type.Boolean({ description: 'A correction that gives back money although all goods are kept.' }),
  gross: Type.Union([Type.Number(), Type.Null()], {
    description: 'EUR, negative for corrections; null for a document without prices.',
  }),
  due: Type.Union([Type.Number(), Type.Null()]),
  isWithdrawn: Type.Boolean({
    description: 'A delivery note of a shipment that was undone. The document itself stays as it is.',
  }),
  isRendered: Type.Boolean({
    description:
      'False while the document has a number but no file yet. A job or the first request for the file creates it.',
  }),
  delivered: Type.Union([Type.Array(Pieces), Type.Null()], {
    description: 'What a delivery note says that it delivers; null for other documents.',
  }),
  left: Type.Union(
    [
      Type.Object({
        pieces: Type.Array(Pieces),
        charges: Type.Array(Type.Object({ kind: AnyCharge, name: Type.String(), amount: Euro })),
        allowances: Type.Array(Type.Object({ line: Pieces.properties.line, amount: Euro }), {
          description: 'The most that may be given back of each line without its pieces.',
        }),
      }),
      Type.Null(),
    ],
    {
      description:
        'The part of an invoice that is not corrected yet; null for other documents, and if nothing is left.',
    },
  ),
});
export type OfficeDocument = Static<typeof OfficeDocument>;

/** The documents of an order, the first issued first. */
export const OfficeDocuments = Type.Object({
  documents: Type.Array(OfficeDocument),
  toBill: Type.Union(
    [
      Type.Object({
        pieces: Type.Array(Pieces),
        charges: Type.Array(Type.Object({ kind: AnyCharge, name: Type.String(), amount: Euro }), {
          description: 'Shipping and fees, gross or net like the prices of the order. Deposits go with their pieces.',
        }),
      }),
      Type.Null(),
    ],
    { description: 'What no invoice of the order bills yet; null: nothing.' },
  ),
  overbilled: Type.Union([Type.String(), Type.Null()], {
    description:
      'The number of the invoice to correct: it bills pieces that were cancelled or came back, or only charges are left.',
  }),
});
export type OfficeDocuments = Static<typeof OfficeDocuments>;

/** A file, in base64. */
export const OfficeFile = Type.Object({
  filename: Type.String(),
  mimeType: Type.String(),
  content: Type.String({ description: 'In base64.' }),
});

/** The body of documents/print: the numbers of the orders, and what is printed of them. */
export const PapersToPrint = Type.Object({
  papers: Type.Enum(['pick-list', 'delivery-notes', 'invoices'], {
    description:
      'pick-list: what is to be fetched, each article once, then order by order. delivery-notes: of what is on none yet, else the last one again.',
  }),
  numbers: Type.Array(AnyNumber, { minItems: 1, maxItems: 100 }),
});
export type PapersToPrint = Static<typeof PapersToPrint>;

/** One file, or null if no order has such a paper; and each order without one, with the reason. */
export const PrintedPapers = Type.Object({
  file: Type.Union([OfficeFile, Type.Null()]),
  refused: Type.Array(Type.Object({ number: Type.String(), msg: Type.String() })),
});
export type PrintedPapers = Static<typeof PrintedPapers>;
