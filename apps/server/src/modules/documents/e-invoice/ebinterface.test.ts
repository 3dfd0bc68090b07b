import { expect, test } from 'vitest';
import { exampleOrder, exampleSeller } from '../../orders/testing/order.ts';
import { composeInvoice } from '../compose-document.ts';
import { ebInterfaceInvoice } from './ebinterface.ts';

function xmlOf(terms: Parameters<typeof exampleOrder>[0] = {}, seller = exampleSeller): string {
  const order = exampleOrder({ paymentCondition: { name: 'rechnung', title: 'Rechnung' }, ...terms });
  const occasion = { seller, issuedAt: Date.UTC(2026, 10, 23, 9), delivery: { from: '2026-11-20', to: '2026-11-20' } };
  const invoice = composeInvoice(order, occasion, { paid: 0, paymentDays: 30 });
  return new TextDecoder().decode(ebInterfaceInvoice({ ...invoice, number: 'RE2026-000001' }));
}

/** The texts of all elements of a name. */
const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);

test('an ebInterface invoice states parties, order reference, lines, discount, taxes, totals and the account [LAW N7]', () => {
  const redeem = [{ code: 'ZEHN', value: { kind: 'percent', share: 1000 } as const }];
  const buy = [{ name: 'Kappe & Schal', amount: 3, unitPrice: 1995, taxRate: 2000 }];
  const xml = xmlOf({ buy, redeem, shipping: 490, externalNumber: '4500012345:1' });
  expect(xml).toContain('xmlns="http://www.ebinterface.at/schema/6p1/"');
  expect([valuesOf(xml, 'VATIdentificationNumber'), valuesOf(xml, 'OrderID')]).toEqual([
    ['ATU12345678', '00000000'],
    ['4500012345:1'],
  ]);
  expect([valuesOf(xml, 'Description'), valuesOf(xml, 'UnitPrice'), valuesOf(xml, 'LineItemAmount')]).toEqual([
    ['Kappe &amp; Schal'],
    ['16.6267'],
    ['49.88'],
  ]);
  expect(xml).toContain('<Quantity Unit="H87">3</Quantity>');
  expect(xml).toContain('<TaxPercent TaxCategoryCode="S">20.00</TaxPercent>');
  expect([valuesOf(xml, 'BaseAmount'), valuesOf(xml, 'Amount')]).toEqual([
    ['49.88', '49.88'],
    ['4.99', '4.08'],
  ]);
  expect([valuesOf(xml, 'TaxAmount'), valuesOf(xml, 'TotalGrossAmount'), valuesOf(xml, 'PayableAmount')]).toEqual([
    ['9.79'],
    ['58.76'],
    ['58.76'],
  ]);
  expect([valuesOf(xml, 'IBAN'), valuesOf(xml, 'PaymentReference'), valuesOf(xml, 'DueDate')]).toEqual([
    ['AT611904300234573201'],
    ['RE2026-000001'],
    ['2026-12-23'],
  ]);
});

test('many pieces are priced together, and what is exempt says why', () => {
  const buy = [{ name: 'Niete', amount: 300, unitPrice: 333, priceQuantity: 100, taxRate: 0 }];
  const xml = xmlOf({ buy, shipping: 0 }, { ...exampleSeller, vatId: '', smallBusiness: true });
  expect(xml).toContain('<UnitPrice BaseQuantity="300">9.99</UnitPrice>');
  expect(xml).toContain('<TaxPercent TaxCategoryCode="E">0.00</TaxPercent><TaxAmount>0.00</TaxAmount><Comment>Umsatz');
  expect(valuesOf(xml, 'VATIdentificationNumber')).toEqual(['00000000', '00000000']);
});

test('a cash discount is an element of the payment conditions, before their comment', () => {
  const cashDiscount = { basisPoints: 250, days: 7 };
  const xml = xmlOf({ paymentCondition: { name: 'rechnung', title: 'Rechnung', cashDiscount } });
  expect(xml).toContain(
    '<DueDate>2026-12-23</DueDate><Discount><PaymentDate>2026-11-30</PaymentDate><BaseAmount>166.46</BaseAmount>' +
      '<Percentage>2.50</Percentage><Amount>4.16</Amount></Discount><Comment>',
  );
});
