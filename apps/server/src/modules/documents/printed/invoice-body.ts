import { type CashDiscount, type Cents, epcCode, type Invoice, type InvoiceLine, printedPrice } from '@kontor/domain';
import { germanCount, germanDay, germanEuro, germanPercent } from '../../../german-format.ts';
import type { Letter } from '../../../pdf/letter.ts';
import { mm } from '../../../pdf/measures.ts';
import { type PaymentSection, writeParagraph, writePayment } from '../../../pdf/sections.ts';
import { styles } from '../../../pdf/styles.ts';
import { type SumRows, sumRowsHeight, writeSumRows } from '../../../pdf/sum-rows.ts';
import { type Cell, type Column, writeTable } from '../../../pdf/table.ts';
import { taxRowsHeight, writeTaxRows } from '../../../pdf/tax-rows.ts';
import { groupedIban } from '../../orders/letter.service.ts';
import { printedTexts as texts } from './texts/printed.de.ts';

const { columns: heads } = texts;
const columns: readonly Column[] = [
  { heading: heads.position, left: 25, width: 9, align: 'left' },
  { heading: heads.name, left: 34, width: 78, align: 'left' },
  { heading: heads.quantity, left: 112, width: 22, align: 'right' },
  { heading: heads.unitPrice, left: 134, width: 22, align: 'right' },
  { heading: heads.tax, left: 156, width: 11, align: 'right' },
  { heading: heads.total, left: 167, width: 23, align: 'right' },
];

/** Writes the lines, the sums with the tax of each rate, the exemptions, and the payment (LAW N1 to N3). */
export function writeInvoiceBody(letter: Letter, invoice: Invoice): void {
  writeTable(letter, columns, invoice.amounts.lines.map(cellsOf));
  writeSums(letter, invoice);
  const { kind, exemptionTexts } = invoice;
  for (const sentence of Object.values(exemptionTexts)) writeParagraph(letter, sentence);
  writePayment(letter, paymentOf(invoice));
  if (kind === 'invoice') writeParagraph(letter, texts.eInvoice, styles.label);
}

function cellsOf(line: InvoiceLine): Cell[] {
  const { id, name, description, articleNumber, quantity, unit, priceQuantity, rate, declared } = line;
  const { exemption } = line;
  // Money that is given back without goods has no pieces.
  const isAllowance = quantity === 0;
  const details = [description, articleNumber && texts.articleNumber(articleNumber)];
  return [
    { text: id },
    { text: isAllowance ? texts.allowance(name) : name, more: details.filter(Boolean).join(' · ') },
    { text: isAllowance ? '' : `${germanCount(quantity).replace('-', '−')} ${unit}` },
    {
      text: isAllowance ? '' : germanEuro(printedPrice(line)),
      more: isAllowance || priceQuantity === 1 ? '' : texts.priceQuantity(germanCount(priceQuantity), unit),
    },
    { text: exemption === undefined ? germanPercent(rate) : texts.noRate },
    { text: germanEuro(declared) },
  ];
}

/** Taxes on the left and sums on the right, together on one page. */
function writeSums(letter: Letter, invoice: Invoice): void {
  const [sums, taxes] = [sumsOf(invoice), taxesOf(invoice)];
  const height = Math.max(sumRowsHeight(letter, sums), taxRowsHeight(taxes.length)) + mm(14);
  if (!letter.fits(height)) letter.nextPage();
  letter.y += mm(2);
  const noteEnd = letter.write(noteOf(invoice), { right: mm(105), top: letter.y, style: styles.label });
  const { rate, net, vat, gross } = texts.taxColumns;
  const taxEnd = writeTaxRows(letter, [rate, net, vat, gross], taxes, noteEnd + mm(4));
  const sumsEnd = writeSumRows(letter, sums, letter.y);
  letter.y = Math.max(taxEnd, sumsEnd) + mm(1);
}

/** Whether prices are gross or net, and the sentence about a delivery on the day of the invoice. */
function noteOf({ kind, amounts, delivery, issuedOn }: Invoice): string {
  const isUntaxed = amounts.groups.every(({ category }) => category !== 'S');
  const isSameDay = kind === 'invoice' && delivery.from === issuedOn && delivery.to === issuedOn;
  const note = texts.notes[isUntaxed ? 'untaxed' : amounts.basis];
  return isSameDay ? `${note} ${texts.sameDay}` : note;
}

/** Net, tax and gross of each rate. An exempt row says so in place of a rate. */
function taxesOf({ amounts }: Invoice): string[][] {
  return amounts.groups.map(({ category, rate, net, vat }) => [
    category === 'S' || category === 'Z' ? germanPercent(rate) : texts.untaxed,
    ...[net, vat, net + vat].map(germanEuro),
  ]);
}

/**
 * The parts of the total, gross or net like the prices. Each charge and each voucher appears once, over all its rates.
 */
function sumsOf({ kind, amounts }: Invoice): SumRows {
  const { basis, lines, allowances, charges, totals } = amounts;
  const less = allowances.map(({ reason, declared }) => ({ reason, declared: 0 - declared }));
  const { sums } = texts;
  const row = (label: string, cents: Cents) => [label, germanEuro(cents)] as const;
  return {
    parts: [
      row(
        sums.goods,
        lines.reduce((sum, { declared }) => sum + declared, 0),
      ),
      ...byReason([...charges, ...less]).map(([reason, declared]) => row(reason, declared)),
      ...(basis === 'net' ? [row(sums.vat, totals.vat)] : []),
      ...(totals.rounding === 0 ? [] : [row(sums.rounding, totals.rounding)]),
    ],
    total: row(sums.total[kind], totals.gross + totals.rounding),
    after: totals.paid === 0 ? [] : [row(sums.paid, 0 - totals.paid), row(sums.due, totals.due)],
  };
}

function byReason(parts: readonly { readonly reason: string; readonly declared: Cents }[]): [string, Cents][] {
  const sums = new Map<string, Cents>();
  for (const { reason, declared } of parts) sums.set(reason, (sums.get(reason) ?? 0) + declared);
  return [...sums];
}

/** What a customer saves who pays early. */
function discountInWords({ basisPoints, until, amount }: CashDiscount, due: number): string {
  const [percent, day] = [germanPercent(basisPoints), germanDay(until)];
  return texts.discount(percent, day, germanEuro(amount), germanEuro(due - amount));
}

function paymentOf({ kind, number, amounts, payment }: Invoice): PaymentSection {
  const { due } = amounts.totals;
  const section = { heading: texts.payment, alt: texts.code, details: [], code: null };
  if (kind !== 'invoice') {
    return { ...section, sentence: due === 0 ? texts.nothingGivenBack : texts.givenBack(germanEuro(0 - due)) };
  }
  const { code, title, account, dueOn, discount } = payment;
  if (due <= 0 || dueOn === null) return { ...section, sentence: texts.paid(title) };
  if (account === null) {
    const sentence = code === '10' ? texts.toPayInCash : texts.toPay;
    return { ...section, sentence: sentence(germanEuro(due), title) };
  }
  const { bank } = texts;
  const details = [
    [bank.holder, account.holder],
    [bank.iban, groupedIban(account.iban)],
    [bank.bic, account.bic],
    [bank.amount, germanEuro(due)],
    [bank.reference, number],
  ] as const;
  return {
    ...section,
    sentence: [
      texts.toTransfer(germanEuro(due), germanDay(dueOn)),
      ...(discount ? [discountInWords(discount, due)] : []),
    ].join(' '),
    details: details.filter(([, value]) => value !== ''),
    code: epcCode({ ...account, amount: due, reference: number }),
  };
}
