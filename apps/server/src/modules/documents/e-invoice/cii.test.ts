import { billOrder, type Exemption, type Invoice } from '@kontor/domain';
import { describe, expect, test } from 'vitest';
import type { Seller } from '../../configuration/types.ts';
import { exampleOrder, exampleSeller } from '../../orders/testing/order.ts';
import { composeCorrection, composeInvoice } from '../compose-document.ts';
import { ciiInvoice } from './cii.ts';
import type { CiiProfile } from './guidelines.ts';

const issuedAt = Date.UTC(2026, 10, 23, 9);
const day = '2026-11-23';

type Terms = Parameters<typeof exampleOrder>[0] & { seller?: Partial<Seller>; paid?: number; from?: string };

function invoiceOf({ seller = {}, paid = 0, from = day, ...terms }: Terms = {}): Invoice {
  const buy = [
    { name: 'Kappe', suffix: 'blau', amount: 3, unitPrice: 1995, taxRate: 1900 },
    { name: 'Schokolade', amount: 7, unitPrice: 249, taxRate: 700, unit: 'Packung' },
  ];
  const redeem = [{ code: 'ZEHN', value: { kind: 'percent', share: 1000 } as const }];
  const order = exampleOrder({
    buy,
    redeem,
    shipping: 490,
    paymentCondition: { name: 'rechnung', title: 'Rechnung' },
    ...terms,
  });
  const occasion = { seller: { ...exampleSeller, ...seller }, issuedAt, delivery: { from, to: day } };
  return { ...composeInvoice(order, occasion, { paid, paymentDays: 14 }), number: 'RE2026-000001' };
}

const xmlOf = (invoice: Invoice, profile: CiiProfile = 'en16931') =>
  new TextDecoder().decode(ciiInvoice(invoice, profile));

/** The texts of all elements with a name, in their order. */
const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)</ram:${name}>`, 'g'))].map(([, text]) => text);

/** The content of the first element with a name. */
const inside = (xml: string, name: string) =>
  new RegExp(`<ram:${name}(?: [^>]*)?>(.*?)</ram:${name}>`, 's').exec(xml)?.[1] ?? '';

/** The names of the elements directly below an element. */
function namesIn(content: string): string[] {
  const names: string[] = [];
  let depth = 0;
  for (const [, closing, name = ''] of content.matchAll(/<(\/?)(?:ram|udt|qdt):(\w+)[^>]*>/g)) {
    if (closing === '' && depth === 0) names.push(name);
    depth += closing === '' ? 1 : -1;
  }
  return names;
}

describe('the e-invoice of an order', () => {
  test('states the totals of EN 16931, the tax of each rate, and prices with four decimals [LAW N6]', () => {
    const xml = xmlOf(invoiceOf());
    const summary = inside(xml, 'SpecifiedTradeSettlementHeaderMonetarySummation');
    expect(summary).toBe(
      '<ram:LineTotalAmount>66.58</ram:LineTotalAmount><ram:ChargeTotalAmount>4.23</ram:ChargeTotalAmount>' +
        '<ram:AllowanceTotalAmount>6.66</ram:AllowanceTotalAmount><ram:TaxBasisTotalAmount>64.15</ram:TaxBasisTotalAmount>' +
        '<ram:TaxTotalAmount currencyID="EUR">10.30</ram:TaxTotalAmount><ram:GrandTotalAmount>74.45</ram:GrandTotalAmount>' +
        '<ram:TotalPrepaidAmount>0.00</ram:TotalPrepaidAmount><ram:DuePayableAmount>74.45</ram:DuePayableAmount>',
    );
    expect(valuesOf(xml, 'ChargeAmount')).toEqual(['16.7633', '2.3271']);
    expect(valuesOf(xml, 'CalculatedAmount')).toEqual(['1.10', '9.20']);
    expect(valuesOf(xml, 'BasisAmount')).toEqual(['15.70', '48.45']);
    expect(xml).toContain('<ram:BilledQuantity unitCode="H87">3</ram:BilledQuantity>');
    expect(xml).toContain('<ram:BilledQuantity unitCode="XPK">7</ram:BilledQuantity>');
    expect(valuesOf(xml, 'ExemptionReason')).toEqual([]);
  });

  test('has its elements in the order of the schema, and none that is empty', () => {
    const xml = xmlOf(invoiceOf({ externalNumber: 'PO 7' }), 'xrechnung');
    expect(namesIn(inside(xml, 'ApplicableHeaderTradeSettlement'))).toEqual([
      ...['PaymentReference', 'InvoiceCurrencyCode', 'SpecifiedTradeSettlementPaymentMeans'],
      ...['ApplicableTradeTax', 'ApplicableTradeTax', 'SpecifiedTradeAllowanceCharge', 'SpecifiedTradeAllowanceCharge'],
      ...['SpecifiedTradeAllowanceCharge', 'SpecifiedTradeAllowanceCharge', 'SpecifiedTradePaymentTerms'],
      'SpecifiedTradeSettlementHeaderMonetarySummation',
    ]);
    expect(namesIn(inside(xml, 'SellerTradeParty'))).toEqual([
      ...['Name', 'SpecifiedLegalOrganization', 'DefinedTradeContact', 'PostalTradeAddress'],
      ...['URIUniversalCommunication', 'SpecifiedTaxRegistration'],
    ]);
    expect(namesIn(inside(xml, 'ApplicableHeaderTradeAgreement'))).toEqual([
      ...['BuyerReference', 'SellerTradeParty', 'BuyerTradeParty', 'SellerOrderReferencedDocument'],
      'BuyerOrderReferencedDocument',
    ]);
    expect(xml).not.toMatch(/<(\w+:\w+)[^>]*><\/\1>/);
    expect(new TextEncoder().encode(xml)[0]).toBe('<'.charCodeAt(0)); // no byte order mark
  });

  test('an XRechnung names its guideline, its process, a buyer reference, contact and both mailboxes [LAW N6]', () => {
    const xml = xmlOf(invoiceOf({ seller: { contactPerson: 'Kundendienst' } }), 'xrechnung');
    expect(valuesOf(xml, 'ID').slice(0, 2)).toEqual([
      'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
      'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
    ]);
    expect(valuesOf(xml, 'BuyerReference')).toEqual(['2026-000123']);
    expect(valuesOf(xml, 'PersonName')).toEqual(['Kundendienst']);
    expect([...xml.matchAll(/schemeID="EM">([^<]*)</g)].map(([, mailbox]) => mailbox)).toEqual([
      'office@kontor.example',
      'joerg@example.at',
    ]);
    expect(valuesOf(xmlOf(invoiceOf()), 'ID')[0]).toBe('urn:cen.eu:en16931:2017');
  });

  test.each([
    ['paypal', '68', []],
    ['saferpay', '68', []],
    ['vorkasse', '58', ['AT611904300234573201']],
    ['rechnung', '58', ['AT611904300234573201']],
  ])('the way to pay %s has the code %s, and an account where money is transferred', (name, code, accounts) => {
    const xml = xmlOf(invoiceOf({ paymentCondition: { name, title: 'So' } }));
    const means = inside(xml, 'SpecifiedTradeSettlementPaymentMeans');
    expect([valuesOf(means, 'TypeCode'), valuesOf(means, 'IBANID'), valuesOf(means, 'Information')]).toEqual([
      ...[[code], accounts, ['So']],
    ]);
    expect(means).not.toContain('ApplicableTradeSettlementFinancialCard');
  });

  test('an invoice has a due date only if something is due', () => {
    expect(inside(xmlOf(invoiceOf()), 'SpecifiedTradePaymentTerms')).toContain('>20261207<');
    expect(inside(xmlOf(invoiceOf()), 'SpecifiedTradePaymentTerms')).toContain('Zahlbar bis 07.12.2026.');
    const paid = xmlOf(invoiceOf({ paid: 99_999 }));
    expect(paid).not.toContain('SpecifiedTradePaymentTerms');
    expect([valuesOf(paid, 'TotalPrepaidAmount'), valuesOf(paid, 'DuePayableAmount')]).toEqual([['74.45'], ['0.00']]);
  });

  test('one day of delivery is a day, several are a period', () => {
    expect(inside(xmlOf(invoiceOf()), 'OccurrenceDateTime')).toContain('20261123');
    const xml = xmlOf(invoiceOf({ from: '2026-11-02' }));
    expect(xml).not.toContain('OccurrenceDateTime');
    expect(inside(xml, 'BillingSpecifiedPeriod').match(/\d{8}/g)).toEqual(['20261102', '20261123']);
  });

  test('a price for a hundred states that quantity, a net invoice its rounding before the gross', () => {
    const screws = xmlOf(
      invoiceOf({
        buy: [{ name: 'Schraube', amount: 300, unitPrice: 400, priceQuantity: 100, taxRate: 2000 }],
        redeem: [],
      }),
    );
    expect(valuesOf(screws, 'ChargeAmount')).toEqual(['3.333333']);
    expect(valuesOf(screws, 'BasisQuantity')).toEqual(['100']);
    const buy = Array.from({ length: 5 }, () => ({ name: 'Scheibe', amount: 1, unitPrice: 13, taxRate: 2000 }));
    const net = inside(
      xmlOf(invoiceOf({ buy, redeem: [], shipping: 0, declaration: 'net' })),
      'SpecifiedTradeSettlementHeaderMonetarySummation',
    );
    expect(namesIn(net).slice(4)).toEqual([
      ...['TaxTotalAmount', 'RoundingAmount', 'GrandTotalAmount', 'TotalPrepaidAmount', 'DuePayableAmount'],
    ]);
    expect([valuesOf(net, 'RoundingAmount'), valuesOf(net, 'DuePayableAmount')]).toEqual([['0.02'], ['0.80']]);
  });

  test('a small business states its reason in its group and with its name, and its tax number [LAW N3]', () => {
    const buy = [{ name: 'Seife', amount: 1, unitPrice: 450, taxRate: 0 }];
    const seller = { country: 'DE', vatId: '', taxNumber: '12 345/6789', smallBusiness: true };
    const xml = xmlOf(invoiceOf({ buy, redeem: [], seller }));
    const reason = 'Steuerfreier Umsatz nach § 19 UStG (Kleinunternehmer).';
    expect([valuesOf(xml, 'ExemptionReason'), valuesOf(xml, 'ExemptionReasonCode')]).toEqual([[reason], []]);
    expect(inside(xml, 'SellerTradeParty')).toContain(`<ram:Description>${reason}</ram:Description>`);
    expect(xml).toContain('<ram:ID schemeID="FC">12345/6789</ram:ID>');
    expect(xml).not.toContain('schemeID="VA"');
    expect(inside(xml, 'SellerTradeParty')).not.toMatch(/^<ram:ID>/);
    const alone = xmlOf(invoiceOf({ buy, redeem: [], seller: { ...seller, registerNumber: '' } }));
    expect(inside(alone, 'SellerTradeParty')).toMatch(/^<ram:ID>12 345\/6789<\/ram:ID>/);
    expect(new Set(valuesOf(xml, 'CategoryCode'))).toEqual(new Set(['E']));
  });

  test('a gift voucher beside taxed goods is a group of category E with its reason, and no code [LAW T9]', () => {
    const buy = [
      { name: 'Hammer', amount: 1, unitPrice: 1200, taxRate: 2000 },
      { name: 'Geschenkgutschein', amount: 1, unitPrice: 5000, taxRate: null },
    ];
    const xml = xmlOf(invoiceOf({ buy, redeem: [], shipping: 0 }));
    expect(valuesOf(xml, 'CategoryCode').toSorted()).toEqual(['E', 'E', 'S', 'S']);
    expect(valuesOf(xml, 'ExemptionReason')).toEqual([
      'Mehrzweck-Gutschein (Art. 30b MwSt-Richtlinie 2006/112/EG): Umsatzsteuer fällt erst bei der Einlösung an.',
    ]);
    expect([valuesOf(xml, 'ExemptionReasonCode'), valuesOf(xml, 'GrandTotalAmount')]).toEqual([[], ['62.00']]);
  });

  test.each([
    ['reverse-charge', 'AE', 'VATEX-EU-AE'],
    ['intra-community', 'K', 'VATEX-EU-IC'],
    ['export', 'G', 'VATEX-EU-G'],
  ] as const)('%s has the category %s and its code, not that of another', (exemption: Exemption, category, code) => {
    const buy = [{ name: 'Seife', amount: 1, unitPrice: 450, taxRate: 0 }];
    const { lines, charges, vouchers, total } = exampleOrder({ buy, shipping: 0 });
    const order = { basis: 'gross' as const, lines, charges, vouchers, total };
    const amounts = billOrder(order, { untaxed: exemption, paid: 0, voucherReason: (text) => text });
    const invoice = invoiceOf({ buy });
    const xml = xmlOf({
      ...{ ...invoice, amounts, exemptionTexts: { [exemption]: 'Steuerfrei.' } },
      buyer: { ...invoice.buyer, vatId: 'DE 123 456 789' },
    });
    expect([new Set(valuesOf(xml, 'CategoryCode')), valuesOf(xml, 'ExemptionReasonCode')]).toEqual([
      new Set([category]),
      [code],
    ]);
    expect(inside(xml, 'BuyerTradeParty')).toContain('<ram:ID schemeID="VA">DE123456789</ram:ID>');
  });

  test('a correction is of the type 384, refers to its invoice, and is negative in all but its prices', () => {
    const invoice = invoiceOf();
    const less = invoice.amounts;
    const amounts = {
      ...less,
      lines: less.lines.slice(0, 1).map((line) => ({ ...line, quantity: -3, declared: -5985, net: -5029 })),
    };
    const terms = { amounts, isWhole: false, reason: 'Bruch & Dellen', seller: exampleSeller, issuedAt };
    const xml = xmlOf({ ...composeCorrection(invoice, terms), number: 'RK2026-000001' });
    expect(valuesOf(xml, 'TypeCode')[0]).toBe('384');
    expect(inside(xml, 'InvoiceReferencedDocument')).toBe(
      '<ram:IssuerAssignedID>RE2026-000001</ram:IssuerAssignedID><ram:FormattedIssueDateTime>' +
        '<qdt:DateTimeString format="102">20261123</qdt:DateTimeString></ram:FormattedIssueDateTime>',
    );
    expect([
      valuesOf(xml, 'BilledQuantity'),
      valuesOf(xml, 'LineTotalAmount')[0],
      valuesOf(xml, 'ChargeAmount'),
    ]).toEqual([...[['-3'], '-50.29', ['16.7633']]]);
    expect([valuesOf(xml, 'Content'), xml.includes('IBANID'), xml.includes('SpecifiedTradePaymentTerms')]).toEqual([
      ...[['Bruch &amp; Dellen'], false, false],
    ]);
  });

  test('strange characters are escaped or dropped, nothing else of a text is lost', () => {
    const name = 'A\u001b\u0000 <b>&</b> "Q" \u{1f600} 汉\ud800 ]]>';
    const buy = [{ name, amount: 1, unitPrice: 100, taxRate: 2000 }];
    const xml = xmlOf(invoiceOf({ buy, redeem: [], seller: { companyName: 'Müller & Söhne GmbH & Co. KG' } }));
    const line = inside(xml, 'SpecifiedTradeProduct');
    expect(line).toContain('<ram:Name>A &lt;b&gt;&amp;&lt;/b&gt; &quot;Q&quot; \u{1f600} 汉\ufffd ]]&gt;</ram:Name>');
    expect(inside(xml, 'SellerTradeParty')).toContain('<ram:Name>Müller &amp; Söhne GmbH &amp; Co. KG</ram:Name>');
  });
});

test('a cash discount is a sentence, and in an XRechnung a line for programs with a break behind it', () => {
  const discounted = invoiceOf({
    paymentCondition: { name: 'rechnung', title: 'Rechnung', cashDiscount: { basisPoints: 250, days: 7 } },
  });
  expect(discounted.payment.discount).toEqual({ basisPoints: 250, days: 7, until: '2026-11-30', amount: 186 });
  const termsIn = (profile: CiiProfile) => inside(xmlOf(discounted, profile), 'SpecifiedTradePaymentTerms');
  expect(termsIn('en16931')).toContain(
    '<ram:Description>Zahlbar bis 07.12.2026. Bei Zahlung bis 30.11.2026 2,5\u00a0% Skonto (1,86\u00a0€).</ram:Description>',
  );
  expect(termsIn('xrechnung')).toContain(
    '<ram:Description>Zahlbar bis 07.12.2026.\n#SKONTO#TAGE=7#PROZENT=2.50#\n</ram:Description>',
  );
});
