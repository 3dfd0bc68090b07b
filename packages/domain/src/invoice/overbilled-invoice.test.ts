import { expect, test } from 'vitest';
import { billed } from '../testing/order-to-bill.ts';
import { billPart, type CreditRequest, creditPart, restOfInvoice } from './credit.ts';
import type { InvoiceOfOrder } from './invoice-of-order.ts';
import { overbilledInvoice } from './overbilled-invoice.ts';

const whole = billed({
  buy: [
    { amount: 3, unitPrice: 1000, taxRate: 2000 },
    { amount: 2, unitPrice: 500, taxRate: 2000 },
  ],
  shipping: 490,
});

/** The amounts of the order, as of each line and with or without shipping. */
function request(pieces: readonly number[], withShipping: boolean): CreditRequest {
  return {
    lines: pieces.map((quantity, i) => ({ id: String(i + 1), quantity })),
    charges: withShipping ? [{ kind: 'shipping', amount: 490 }] : [],
  };
}

/** An invoice over pieces of the order, of which pieces were corrected. */
function invoice(at: number, bills: CreditRequest, corrected?: CreditRequest): InvoiceOfOrder {
  const part = billPart(restOfInvoice(whole, []), bills, 0);
  if (!part.ok) throw new Error(part.code);
  const credit = corrected && creditPart(restOfInvoice(part.amounts, []), corrected);
  if (credit && !credit.ok) throw new Error(credit.code);
  return {
    ...{ number: `RE${at}`, replaces: null, amounts: part.amounts, issuedAt: at, isOpen: !credit?.isRest },
    ...(credit ? { corrections: [credit.amounts], correctedAt: 9 } : { corrections: [], correctedAt: null }),
  };
}

const all = invoice(1, request([3, 2], true));
const none = [0, 0];
/** One piece of the first line comes back after the first invoice and before the second. */
const oneBack = [{ line: 0, amount: 1, at: 2 }];
const allBack = [
  { line: 0, amount: 3, at: 2 },
  { line: 1, amount: 2, at: 2 },
];

test.each<[string, string | null, readonly number[], typeof oneBack, readonly InvoiceOfOrder[]]>([
  ['all that is billed is kept', null, none, [], [all]],
  ['a billed piece is cancelled', 'RE1', [1, 0], [], [all]],
  ['a cancelled line was corrected', null, [0, 2], [], [invoice(1, request([3, 2], true), request([0, 2], false))]],
  ['less is billed than is kept, as in part', null, none, [], [invoice(1, request([1, 0], true))]],
  [
    'a piece of a part came back, and more is kept than is billed',
    'RE1',
    none,
    oneBack,
    [invoice(1, request([1, 0], true))],
  ],
  [
    'a piece of the second part came back',
    'RE3',
    none,
    [{ line: 1, amount: 2, at: 4 }],
    [invoice(1, request([3, 0], true)), invoice(3, request([0, 2], false))],
  ],
  [
    'nothing is kept, and shipping is billed',
    'RE1',
    none,
    allBack,
    [invoice(1, request([3, 2], true), request([3, 2], false))],
  ],
  [
    'nothing is kept, and nothing is billed',
    null,
    none,
    allBack,
    [invoice(1, request([3, 2], true), request([3, 2], true))],
  ],
])('if %s, the invoice to correct is %s [LAW N5]', (_, number, cancelled, returns, invoices) => {
  expect(overbilledInvoice({ ordered: [3, 2], cancelled, returns }, invoices)).toBe(number);
});
