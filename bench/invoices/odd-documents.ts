import {
  type AllowanceToCredit,
  billOrder,
  billPart,
  type CreditRequest,
  creditAllowance,
  creditPart,
  creditRest,
  type Exemption,
  type Invoice,
  type InvoiceAmounts,
  type InvoiceOfOrder,
  leftToBill,
  paidOfNext,
  partToBill,
  restOfInvoice,
} from '@kontor/domain';
import type { Seller } from '../../apps/server/src/modules/configuration/types.ts';
import {
  composeBilled,
  composeCorrection,
  composeDeliveryNote,
  composeInvoice,
  depositsOf,
  type Unnumbered,
  wholeAmounts,
} from '../../apps/server/src/modules/documents/compose-document.ts';
import { documentTexts } from '../../apps/server/src/modules/documents/texts/documents.de.ts';
import type { DocumentModel } from '../../apps/server/src/modules/documents/types.ts';
import { type ExampleLine, exampleOrder, exampleSeller } from '../../apps/server/src/modules/orders/testing/order.ts';
import type { OrderSnapshot } from '../../apps/server/src/modules/orders/types.ts';
import { Random } from '../random.ts';

/** A document to validate, with a name for its files. */
export interface OddDocument {
  readonly name: string;
  readonly model: DocumentModel;
}

const issuedAt = Date.UTC(2026, 10, 23, 9);
const day = '2026-11-23';

const german: Seller = {
  ...exampleSeller,
  ...{ companyName: 'Müller & Söhne <GmbH> "Werkzeug"', street: 'Hauptstraße 1', zipCode: '10115', city: 'Berlin' },
  ...{ country: 'DE', vatId: 'DE123456789', registerNumber: 'HRB 12345', registerCourt: 'AG Charlottenburg' },
  ...{ bank: { iban: 'DE02120300000000202051', bic: 'BYLADEM1001', holder: 'Müller & Söhne GmbH' } },
  contactPerson: 'Kundenservice',
};
const withoutVatId: Seller = { ...german, vatId: '', taxNumber: '12 345/67890', companyName: 'Seifenwerk Ümit Öz' };
const small: Seller = { ...withoutVatId, smallBusiness: true };

type OrderTerms = NonNullable<Parameters<typeof exampleOrder>[0]>;

const caps: ExampleLine[] = [
  { name: 'Kappe', suffix: 'blau, Größe L', amount: 3, unitPrice: 1995, taxRate: 1900 },
  { name: 'Schokolade', amount: 7, unitPrice: 249, taxRate: 700, unit: 'Packung' },
];
const tenPercent = [{ code: 'ZEHN', value: { kind: 'percent', share: 1000 } as const }];
const company = {
  ...{ name: 'Şahin', firstName: 'Ayşe', companyName: 'Bäckerei "Zum Ähren" GmbH & Co. KG', street: 'Gasse 7/3/12' },
  ...{ zipCode: '80331', city: 'München', country: 'DE', countryName: 'Deutschland' },
};
const ways = [
  { name: 'paypal', title: 'PayPal', kind: 'online', provider: 'paypal' },
  { name: 'saferpay', title: 'Kreditkarte', kind: 'online', provider: 'saferpay' },
  { name: 'vorkasse', title: 'Vorkasse', kind: 'transfer' },
  { name: 'rechnung', title: 'Kauf auf Rechnung', kind: 'invoice' },
  { name: 'nachnahme', title: 'Nachnahme', kind: 'on-delivery' },
] as const;

const rates = [0, 490, 700, 1000, 1300, 1900, 2000, 2550];

/** More than a hundred documents of unusual orders, the same in each run. */
export function oddDocuments(): OddDocument[] {
  return [...named(), ...exempt(), ...corrected(), ...inParts(), ...allowances(), ...random(60)];
}

const invoices =
  (seller: Seller) =>
  (name: string, terms: OrderTerms, paid = 0, delivery = { from: day, to: day }) => {
    const order = exampleOrder({ buy: caps, shipping: 490, ...terms });
    const invoice = composeInvoice(order, { seller, issuedAt, delivery }, { paid, paymentDays: 14 });
    return { name, model: modelOf({ ...invoice, number: `RE2026-${name}` }, order, seller) };
  };

function modelOf(document: DocumentModel['document'], order: OrderSnapshot, seller: Seller): DocumentModel {
  return { format: 1, shop: { title: order.shop.title, seller }, document };
}

function named(): OddDocument[] {
  const [at, de] = [invoices(exampleSeller), invoices(german)];
  const strange = 'A\u001b\u0000B <b>&amp;</b> "Q" \u{1f600} 汉字 ‮ \ud800 ]]>';
  return [
    de('caps', { redeem: tenPercent }),
    de('caps-net', { redeem: tenPercent, declaration: 'net' }),
    at('rates', { address: company }),
    ...ways.map((paymentCondition) => de(`way-${paymentCondition.name}`, { paymentCondition })),
    ...ways.map((paymentCondition) => at(`paid-${paymentCondition.name}`, { paymentCondition }, 99_999_999)),
    de('part-paid', { paymentCondition: ways[0] }, 1000),
    de('fee', { paymentCondition: ways[4], fee: 390 }),
    de('balance-part', { redeem: [{ code: 'G', value: { kind: 'gift-balance', balance: 1234 } }] }),
    de('balance-all', { redeem: [{ code: 'G', value: { kind: 'gift-balance', balance: 999_999 } }] }),
    de('free-shipping', { redeem: [{ code: 'FREIHAUS', value: { kind: 'free-shipping' } }] }),
    de('all-free', { redeem: [{ code: 'ALLES', value: { kind: 'fixed', amount: 9_999_999 } }], shipping: 0 }),
    de('several-vouchers', { redeem: [...tenPercent, { code: 'FÜNF', value: { kind: 'fixed', amount: 500 } }] }),
    de('reference', { externalNumber: 'PO 7/2026 <eilig> & mehr' }),
    de('customer-number', { personId: 'K-100' }),
    de('company', { address: company }),
    de('other-address', {
      shippingAddress: { ...company, country: 'AT', zipCode: '6020', city: 'Innsbruck', countryName: 'Österreich' },
    }),
    de('greece', {
      address: { ...company, country: 'GR', zipCode: '105 57', city: 'Αθήνα', countryName: 'Griechenland' },
    }),
    de('period', {}, 0, { from: '2026-11-02', to: '2026-11-20' }),
    de('earlier-delivery', {}, 0, { from: '2026-11-12', to: '2026-11-12' }),
    de('strange-characters', { buy: [{ ...first(caps), name: strange, suffix: strange }], externalNumber: strange }),
    de('long-name', { buy: [{ ...first(caps), name: 'Verlängerung '.repeat(77), suffix: 'x'.repeat(400) }] }),
    de('long-addresses', {
      address: { ...company, companyName: 'Gesellschaft '.repeat(15).trim(), street: 'S'.repeat(200) },
    }),
    de('price-quantity', {
      buy: [{ name: 'Schraube', amount: 1500, unitPrice: 345, priceQuantity: 100, taxRate: 1900 }],
    }),
    de('hundredths', { buy: [{ name: 'Niete', amount: 300, unitPrice: 333, priceQuantity: 10_000, taxRate: 1900 }] }),
    de('many', { buy: [{ name: 'Perle', amount: 1_000_000, unitPrice: 1, taxRate: 1900 }] }),
    de('dear', { buy: [{ name: 'Presse', amount: 99, unitPrice: 100_000_000, taxRate: 1900 }] }),
    de('given-free', { buy: [...caps, { name: 'Muster', amount: 1, unitPrice: 0, taxRate: 1900 }] }),
    de('one-cent', { buy: [{ name: 'Cent', amount: 1, unitPrice: 1, taxRate: 1900 }], shipping: 0 }),
    ...['m', 'kg', 'l', 'm²', 'Paar', 'Sack', 'Dose', 'Flasche', 'Karton', 'Set', 'Stunde', 'Gebinde'].map((unit, i) =>
      de(`unit-${i}`, { buy: [{ ...first(caps), unit }] }),
    ),
    de('lines-400', { buy: manyLines(400) }),
    de('lines-400-net', { buy: manyLines(400), declaration: 'net' }),
    de('lines-500-discount', { buy: manyLines(500), redeem: tenPercent }),
    invoices(withoutVatId)('tax-number', {}),
    invoices({ ...withoutVatId, registerNumber: '', registerCourt: '' })('tax-number-alone', {}),
    invoices({ ...german, bank: { iban: '', bic: '', holder: '' } })('without-account', { paymentCondition: ways[3] }),
  ];
}

function exempt(): OddDocument[] {
  const untaxed: ExampleLine[] = [{ name: 'Seife', amount: 4, unitPrice: 450, taxRate: 0 }];
  const voucher: ExampleLine = { name: 'Geschenkgutschein', amount: 2, unitPrice: 5000, taxRate: null };
  const can = { name: 'Schorle', amount: 24, unitPrice: 99, taxRate: 2000, unit: 'Dose', deposit: 25 };
  const oneWay = { buy: [{ ...can, container: 'one-way' as const }], oneWayDepositTaxed: false };
  return [
    invoices(german)('zero-rate', { buy: untaxed }),
    invoices(german)('zero-rate-discount', { buy: untaxed, redeem: tenPercent }),
    invoices(german)('zero-and-taxed', { buy: [...untaxed, ...caps] }),
    invoices(small)('small-business', { buy: untaxed }),
    invoices({ ...small, registerNumber: '' })('small-business-alone', { buy: untaxed }),
    invoices({ ...small, country: 'AT', zipCode: '1010', city: 'Wien' })('small-business-at', { buy: untaxed }),
    invoices(exampleSeller)('gift-vouchers', { buy: [voucher] }),
    invoices(german)('gift-voucher-and-taxed', { buy: [voucher, ...caps], redeem: tenPercent }),
    invoices(small)('gift-voucher-of-small-business', { buy: [voucher, ...untaxed], redeem: tenPercent }),
    invoices(exampleSeller)('one-way-deposit', oneWay),
    invoices(exampleSeller)('reusable-deposit', { buy: [{ ...can, container: 'reusable' }] }),
    ...(['reverse-charge', 'intra-community', 'export'] as const).map((exemption) => untaxedFor(exemption, untaxed)),
  ];
}

/** A case that the shop's prices do not support yet: the same goods to a business abroad. */
function untaxedFor(exemption: Exemption, buy: ExampleLine[]): OddDocument {
  const order = exampleOrder({
    buy,
    shipping: 0,
    address: { ...company, country: 'AT', countryName: 'Österreich', zipCode: '1010', city: 'Wien' },
  });
  const { lines, charges, vouchers, total } = order;
  const amounts = billOrder(
    { basis: 'gross', lines, charges, vouchers, total },
    { untaxed: exemption, paid: 0, voucherReason: (code) => code },
  );
  const delivery = { from: day, to: day };
  const invoice = composeInvoice(order, { seller: german, issuedAt, delivery }, { paid: 0, paymentDays: 14 });
  const document = {
    ...{ ...invoice, number: `RE2026-${exemption}`, amounts },
    buyer: { ...invoice.buyer, vatId: 'ATU12345678' },
    exemptionTexts: { [exemption]: documentTexts.exemptions[exemption]('DE') },
  };
  return { name: exemption, model: modelOf(document, order, german) };
}

/** Invoices with corrections (whole, in parts, with the rest at the end), and delivery notes. */
function corrected(): OddDocument[] {
  const [de, net] = [{ redeem: tenPercent, buy: caps }, { redeem: tenPercent, declaration: 'net' } as const];
  const steps: CreditRequest[] = [
    { lines: [{ id: '1', quantity: 1 }], charges: [] },
    { lines: [{ id: '2', quantity: 3 }], charges: [{ kind: 'shipping', amount: 200 }] },
  ];
  const order = exampleOrder({ buy: manyLines(120) });
  const occasion = { seller: german, issuedAt, delivery: { from: day, to: day } };
  const note = (name: string, pieces: Parameters<typeof composeDeliveryNote>[2]) => {
    const document = { ...composeDeliveryNote(order, occasion, pieces), number: `LS2026-${name}` };
    return { name, model: modelOf(document, order, german) };
  };
  return [
    ...inSteps('gross', invoices(german)('corrected', de), steps),
    ...inSteps('net', invoices(german)('corrected-net', net), steps),
    ...inSteps('whole', invoices(exampleSeller)('cancelled', { buy: manyLines(40) }), []),
    ...inSteps('small', invoices(small)('cancelled-small', { buy: [{ ...first(caps), taxRate: 0 }] }), []),
    ...inSteps('paid', invoices(german)('cancelled-paid', { paymentCondition: ways[0] }, 99_999), []),
    note('delivery-note', null),
    note('delivery-note-part', [
      { line: 0, amount: 1 },
      { line: 7, amount: 2 },
    ]),
  ];
}

function inSteps(name: string, { model }: OddDocument, steps: readonly CreditRequest[]): OddDocument[] {
  const invoice = model.document as Invoice;
  const corrections: InvoiceAmounts[] = [];
  const documents: OddDocument[] = [];
  for (const [i, step] of [...steps, null].entries()) {
    const rest = restOfInvoice(invoice.amounts, corrections);
    const credit = step === null ? creditRest(rest) : creditPart(rest, step);
    if (!credit.ok) throw new Error(credit.code);
    corrections.push(credit.amounts);
    const { seller } = model.shop;
    const reason = 'Ware kam beschädigt an & wurde zurückgenommen';
    const terms = { amounts: credit.amounts, isWhole: credit.isRest, reason, seller, issuedAt };
    const document: Unnumbered<Invoice> = composeCorrection(invoice, terms);
    const title = `correction-${name}-${i + 1}`;
    documents.push({ name: title, model: { ...model, document: { ...document, number: `RK2026-${title}` } } });
  }
  return documents;
}

/** Orders that are billed in parts: each invoice over some pieces, and the final one over the rest. */
function inParts(): OddDocument[] {
  const fixed = [{ code: 'FIX', value: { kind: 'fixed', amount: 1111 } as const }];
  const orders = [
    ['gross', { redeem: tenPercent }],
    ['net', { redeem: tenPercent, declaration: 'net' }],
    ['fixed', { redeem: fixed, buy: manyLines(17) }],
    ['balance', { redeem: [{ code: 'G', value: { kind: 'gift-balance', balance: 3000 } as const }] }],
    ['cents', { buy: [{ name: 'Schraube', amount: 3, unitPrice: 100, priceQuantity: 3, taxRate: 1900 }] }],
    ['deposit', { buy: [{ ...first(caps), deposit: 25, container: 'reusable' }] }],
    ['account', { paymentCondition: ways[3], buy: manyLines(40) }],
  ] as const satisfies readonly (readonly [string, OrderTerms])[];
  return orders.flatMap(([name, terms]) => parts(name, { buy: caps, shipping: 490, ...terms }));
}

/** Corrections that give money back while all goods are kept: of a line, and of all goods at several rates. */
function allowances(): OddDocument[] {
  const orders = [
    ['gross', { redeem: tenPercent }],
    ['net', { redeem: tenPercent, declaration: 'net' }],
    ['many', { buy: manyLines(40) }],
  ] as const satisfies readonly (readonly [string, OrderTerms])[];
  return orders.flatMap(([name, terms]) => {
    const { model } = invoices(german)(`allowance-${name}`, terms);
    const invoice = model.document as Invoice;
    const first = creditOf(invoice, [], { line: '1', amount: 33 });
    const second = creditOf(invoice, [first], { line: null, amount: 1001 });
    return [first, second].map((amounts, i): OddDocument => {
      const terms = { amounts, isWhole: false, reason: 'Kratzer', seller: german, issuedAt };
      const number = `RK2026-allowance-${name}-${i + 1}`;
      return { name: number, model: { ...model, document: { ...composeCorrection(invoice, terms), number } } };
    });
  });
}

function creditOf(
  { amounts }: Invoice,
  before: readonly InvoiceAmounts[],
  allowance: AllowanceToCredit,
): InvoiceAmounts {
  const credit = creditAllowance(restOfInvoice(amounts, before), allowance);
  if (!credit.ok) throw new Error(credit.code);
  return credit.amounts;
}

function parts(name: string, terms: OrderTerms): OddDocument[] {
  const order = exampleOrder(terms);
  const occasion = { seller: german, issuedAt, delivery: { from: day, to: day } };
  const whole = wholeAmounts(order, german, 0);
  const invoices: InvoiceOfOrder[] = [];
  const ordered = order.lines.map(({ amount }) => amount);
  const pieces = { ordered, cancelled: ordered.map(() => 0), returns: [] };
  const documents: OddDocument[] = [];
  for (const share of [3, 2, 1]) {
    const rest = leftToBill({ whole, deposits: depositsOf(order) }, pieces, invoices);
    if (rest === null || rest === 'billed-otherwise') break;
    const some = rest.lines.map(({ id, quantity }) => ({ id, quantity: Math.ceil(quantity / share) }));
    const asked = partToBill(rest, depositsOf(order), { pieces: some, withCharges: share === 2 });
    const earlier = invoices.map(({ number, amounts: { totals } }) => {
      return { number, issuedOn: day, gross: totals.gross + totals.rounding };
    });
    const paid = paidOfNext(
      whole.totals.paid,
      earlier.map(({ gross }) => gross),
    );
    const billed = billPart(rest, asked, paid);
    if (!billed.ok) throw new Error(billed.code);
    const part = { isFinal: billed.isRest, earlier };
    const number = `RE2026-${name}-${invoices.length + 1}`;
    const { amounts } = billed;
    const untouched = { replaces: null, corrections: [], correctedAt: null, isOpen: true };
    invoices.push({ number, amounts, part, issuedAt, ...untouched });
    const invoice = { ...composeBilled(order, occasion, { amounts, paymentDays: 14, part }), number };
    documents.push({ name: `part-${name}-${invoices.length}`, model: modelOf(invoice, order, german) });
  }
  return documents;
}

function random(count: number): OddDocument[] {
  const chance = new Random(20_261_123);
  return Array.from({ length: count }, (_, i) => {
    const buy = Array.from({ length: 1 + chance.below(12) }, (__, line): ExampleLine => {
      const [unitPrice, amount] = [Math.floor(chance.next() ** 3 * 200_000), 1 + Math.floor(chance.next() ** 4 * 500)];
      return { name: `Artikel ${line + 1}`, amount, unitPrice, taxRate: chance.oneOf(rates) };
    });
    const redeem = chance.oneOf([
      [],
      [{ code: 'P', value: { kind: 'percent', share: chance.below(10_000) } as const }],
      [{ code: 'F', value: { kind: 'fixed', amount: chance.below(5000) } as const }],
      [{ code: 'G', value: { kind: 'gift-balance', balance: chance.below(9000) } as const }],
    ]);
    const declaration = chance.oneOf(['gross', 'net'] as const);
    const terms = { buy, redeem, shipping: chance.below(2000), declaration, paymentCondition: chance.oneOf(ways) };
    return invoices(chance.oneOf([german, exampleSeller]))(`random-${i}`, terms);
  });
}

function manyLines(count: number): ExampleLine[] {
  return Array.from({ length: count }, (_, i) => ({
    ...{ name: `Artikel mit einem Namen, der nicht ganz kurz ist, Nummer ${i + 1}`, suffix: `Ausführung ${i % 9}` },
    ...{ amount: 1 + (i % 13), unitPrice: 37 + i * 11, taxRate: i % 3 === 0 ? 700 : 1900 },
  }));
}

function first(lines: readonly ExampleLine[]): ExampleLine {
  const [line] = lines;
  if (line === undefined) throw new Error('No line');
  return line;
}
