import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditPart, creditRest, restOfInvoice } from '../invoice/credit.ts';
import type { Invoice, InvoiceParty, InvoiceSeller } from '../invoice/invoice.ts';
import type { InvoiceAmounts } from '../invoice/invoice-amounts.ts';
import { anyOrderToBill, billed } from '../testing/order-to-bill.ts';
import { bookInvoice } from './book-invoice.ts';
import { addUpTurnover, type Turnover } from './turnover.ts';

/** An invoice of a seller in Germany, delivered to a country. */
function invoiceOf(amounts: InvoiceAmounts, to = 'DE'): Pick<Invoice, 'amounts' | 'seller' | 'deliveredTo'> {
  const party: InvoiceParty = {
    ...{ name: 'Eva', person: '', street: 'Ring 1', zipCode: '1010', city: 'Wien', country: to, countryName: to },
  };
  return { amounts, seller: { country: 'DE' } as InvoiceSeller, deliveredTo: party };
}

const hammer = { name: 'Hammer', amount: 2, unitPrice: 1995, taxRate: 1900 };
const book = { name: 'Buch', amount: 1, unitPrice: 1070, taxRate: 700 };

describe('the turnover of an invoice', () => {
  test('has a part for each rate at home', () => {
    expect(bookInvoice(invoiceOf(billed({ buy: [hammer, book] })), null)).toEqual([
      { subject: { kind: 'turnover', tax: { taxCase: 'domestic', country: 'DE', rate: 700 } }, net: 1000, vat: 70 },
      { subject: { kind: 'turnover', tax: { taxCase: 'domestic', country: 'DE', rate: 1900 } }, net: 3353, vat: 637 },
    ]);
  });

  test('is taxed in the country that the order says, not in the one that it is delivered to', () => {
    const abroad = billed({ buy: [{ ...hammer, taxRate: 2000 }] });
    const tax = (taxedIn: string | null) => bookInvoice(invoiceOf(abroad, 'AT'), taxedIn).map(({ subject }) => subject);
    expect(tax('AT')).toEqual([{ kind: 'turnover', tax: { taxCase: 'oss', country: 'AT', rate: 2000 } }]);
    expect(tax('DE')).toEqual([{ kind: 'turnover', tax: { taxCase: 'domestic', country: 'DE', rate: 2000 } }]);
    expect(tax(null)).toEqual(tax('DE'));
  });

  test('without tax is booked by its reason: exports where the goods go, small businesses at home', () => {
    const buy = [{ ...hammer, taxRate: 0 }];
    const tax = (untaxed: 'export' | 'small-business') =>
      bookInvoice(invoiceOf(billed({ buy, untaxed }), 'CH'), null).map(({ subject, net, vat }) => [subject, net, vat]);
    expect(tax('export')).toEqual([
      [{ kind: 'turnover', tax: { taxCase: 'export', country: 'CH', rate: 0 } }, 3990, 0],
    ]);
    expect(tax('small-business')).toEqual([
      [{ kind: 'turnover', tax: { taxCase: 'small-business', country: 'DE', rate: 0 } }, 3990, 0],
    ]);
  });

  test('of net prices has the rounding amount, and free articles are no part', () => {
    const buy = Array.from({ length: 5 }, () => ({ name: 'Scheibe', amount: 1, unitPrice: 13, taxRate: 1900 }));
    const free = { name: 'Muster', amount: 1, unitPrice: 0, taxRate: 700 };
    const amounts = billed({ buy: [...buy, free], declaration: 'net' });
    expect(amounts.totals).toMatchObject({ gross: 77, rounding: -2 });
    expect(bookInvoice(invoiceOf(amounts), null)).toEqual([
      { subject: { kind: 'turnover', tax: { taxCase: 'domestic', country: 'DE', rate: 1900 } }, net: 65, vat: 12 },
      { subject: { kind: 'rounding' }, net: -2, vat: 0 },
    ]);
  });
});

test('gift vouchers are owed, no turnover, also beside goods that have no tax either [LAW T9]', () => {
  const buy = [
    { name: 'Hammer', amount: 1, unitPrice: 1000, taxRate: 0 },
    { name: 'Geschenkgutschein', amount: 1, unitPrice: 5000, taxRate: null },
  ];
  const redeem = [{ code: 'EURO', value: { kind: 'fixed', amount: 100 } as const }];
  const invoice = billed({ buy, redeem, untaxed: 'small-business' });
  expect(invoice.groups).toMatchObject([{ category: 'E', net: 5900, exemptions: ['small-business', 'gift-voucher'] }]);
  expect(bookInvoice(invoiceOf(invoice), null)).toEqual([
    { subject: { kind: 'turnover', tax: { taxCase: 'small-business', country: 'DE', rate: 0 } }, net: 900, vat: 0 },
    { subject: { kind: 'turnover', tax: { taxCase: 'gift-voucher', country: 'DE', rate: 0 } }, net: 5000, vat: 0 },
  ]);
  const back = creditPart(restOfInvoice(invoice, []), { lines: [{ id: '2', quantity: 1 }], charges: [] });
  if (!back.ok) throw new Error(back.code);
  expect(back.amounts.totals.gross).toBe(-5000);
});

test('a free document is in the journal too, once', () => {
  const free = { name: 'Muster', amount: 1, unitPrice: 0, taxRate: 1900 };
  expect(bookInvoice(invoiceOf(billed({ buy: [free, { ...free, taxRate: 700 }] })), null)).toEqual([
    { subject: { kind: 'turnover', tax: { taxCase: 'domestic', country: 'DE', rate: 700 } }, net: 0, vat: 0 },
  ]);
});

const turnoverOf = (parts: ReturnType<typeof bookInvoice>): Turnover[] =>
  parts.flatMap(({ subject, net, vat }) => (subject.kind === 'turnover' ? [{ ...subject.tax, net, vat }] : []));

test('whatever was ordered, the bookings add up to the document to the cent, and corrections take all of it back', () => {
  fc.assert(
    fc.property(anyOrderToBill, fc.nat(), (cart, seed) => {
      const invoice = billed(cart);
      const parts = bookInvoice(invoiceOf(invoice), null);
      const { totals } = invoice;
      expect(parts.reduce((sum, { net, vat }) => sum + net + vat, 0)).toBe(totals.gross + totals.rounding);
      const turnover = addUpTurnover(turnoverOf(parts));
      expect(turnover.reduce((sum, { net }) => sum + net, 0)).toBe(totals.net);
      expect(turnover.reduce((sum, { vat }) => sum + vat, 0)).toBe(totals.vat);

      const corrections: InvoiceAmounts[] = [];
      const rest = restOfInvoice(invoice, []);
      const line = rest.lines[seed % Math.max(1, rest.lines.length)];
      const part = line && creditPart(rest, { lines: [{ id: line.id, quantity: 1 }], charges: [] });
      if (part?.ok) corrections.push(part.amounts);
      const last = creditRest(restOfInvoice(invoice, corrections));
      if (last.ok) corrections.push(last.amounts);
      const all = [invoice, ...corrections].flatMap((amounts) => bookInvoice(invoiceOf(amounts), null));
      if (corrections.length > 0)
        for (const { net, vat } of addUpTurnover(turnoverOf(all))) expect([net, vat]).toEqual([0, 0]);
    }),
    { numRuns: 300 },
  );
});

test('turnover is listed by case, country and rate', () => {
  const of = (taxCase: Turnover['taxCase'], country: string, rate: number, net: number): Turnover => ({
    ...{ taxCase, country, rate, net, vat: 0 },
  });
  const parts = [of('oss', 'FR', 2000, 1), of('domestic', 'DE', 700, 2), of('oss', 'AT', 1000, 4)];
  const more = [
    of('domestic', 'DE', 1900, 8),
    of('export', 'CH', 0, 16),
    of('oss', 'AT', 2000, 32),
    of('oss', 'FR', 2000, 64),
  ];
  expect(
    addUpTurnover([...parts, ...more]).map(({ taxCase, country, rate, net }) => [taxCase, country, rate, net]),
  ).toEqual([
    ['domestic', 'DE', 1900, 8],
    ['domestic', 'DE', 700, 2],
    ['oss', 'AT', 2000, 32],
    ['oss', 'AT', 1000, 4],
    ['oss', 'FR', 2000, 65],
    ['export', 'CH', 0, 16],
  ]);
});
