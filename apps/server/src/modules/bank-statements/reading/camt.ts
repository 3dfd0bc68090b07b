import type { Cents } from '@kontor/domain';
import { readingTexts as texts } from '../texts/reading.de.ts';
import type { ReadEntry, ReadStatement } from '../types.ts';
import { accountOf, bankDay, hundredths, wholeHundredths } from './bank-amount.ts';
import { UnreadableStatement } from './unreadable-statement.ts';
import { allOf, at, readXmlTree, textAt, type XmlElement } from './xml-tree.ts';

/** The names of other bank files, by the element that contains them. */
const others: Readonly<Record<string, string>> = {
  BkToCstmrAcctRpt: texts.camt052,
  BkToCstmrDbtCdtNtfctn: texts.camt054,
};

/** Reads the statements of a camt.053 file, of any version. */
export function readCamt(xml: string): ReadStatement[] {
  const document = at(readXmlTree(xml), 'Document');
  const statements = at(document, 'BkToCstmrStmt');
  if (statements === undefined) {
    const kind = others[document?.children[0]?.name ?? ''] ?? texts.otherXml;
    throw new UnreadableStatement(texts.otherCamt(kind));
  }
  return allOf(statements, 'Stmt').map(readStatement);
}

function readStatement(statement: XmlElement): ReadStatement {
  const account = at(statement, 'Acct', 'Id');
  const iban = accountOf(textAt(account, 'IBAN') || textAt(account, 'Othr', 'Id'));
  if (iban === '') throw new UnreadableStatement(texts.noAccount);
  const all = allOf(statement, 'Ntry');
  const booked = all.filter((entry) => statusOf(entry) === 'BOOK');
  return {
    ...{ format: 'camt', iban, number: textAt(statement, 'ElctrncSeqNb') || textAt(statement, 'Id') },
    entries: booked.flatMap(readBooking),
    pending: all.length - booked.length,
    opening: balanceOf(statement, ['OPBD', 'PRCD']),
    closing: balanceOf(statement, ['CLBD']),
  };
}

/** A text up to version 02, a code in later versions. */
function statusOf(entry: XmlElement): string {
  return textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
}

function balanceOf(statement: XmlElement, codes: readonly string[]): Cents | null {
  const balances = allOf(statement, 'Bal');
  const found = codes
    .map((code) => balances.find((balance) => textAt(balance, 'Tp', 'CdOrPrtry', 'Cd') === code))
    .find((balance) => balance !== undefined);
  return found === undefined ? null : signed(found, textAt(found, 'Amt'));
}

/** The amount has no sign. The indicator says whether money came in, also for a reversal. */
function signed(element: XmlElement, amount: string, indicator = textAt(element, 'CdtDbtInd')): Cents {
  if (indicator !== 'CRDT' && indicator !== 'DBIT') throw new UnreadableStatement(texts.amount(amount));
  return indicator === 'CRDT' ? hundredths(amount) : -hundredths(amount);
}

/** The parts of a booking. A booking with unknown parts is one entry, which operators split. */
function readBooking(entry: XmlElement): ReadEntry[] {
  const details = allOf(entry, 'NtryDtls').flatMap((one) => allOf(one, 'TxDtls'));
  const amount = signed(entry, textAt(entry, 'Amt'));
  const [only] = details;
  const booking = {
    bookedOn: dayOf(entry),
    currency: at(entry, 'Amt')?.attributes.Ccy ?? 'EUR',
    bookingAmount: amount,
    bankReference: bankReferenceOf(entry, details),
  };
  if (details.length <= 1)
    return [{ ...booking, ...partOf(entry, only), amount, part: 0, isUnsplit: false }].map(
      withOriginal(entry, details),
    );
  const amounts = details.map((detail) => partAmount(entry, detail, booking.currency));
  const isKnown = amounts.reduce<Cents>((sum, one) => sum + (one ?? 0), 0) === amount && !amounts.includes(null);
  const parts = details.map((detail) => partOf(entry, detail));
  if (isKnown)
    return parts
      .map((part, i) => ({ ...booking, ...part, amount: amounts[i] ?? 0, part: i, isUnsplit: false }))
      .map(withOriginal(entry, details));
  const purpose = parts.map((part) => [part.payer, part.purpose].filter(Boolean).join(': ')).join('; ');
  const isReturned = parts.some((part) => part.isReturned);
  return [
    { ...booking, payer: '', payerIban: null, purpose, isReturned, amount, part: 0, isUnsplit: true, original: null },
  ];
}

/** Adds to each part what was sent in another currency, as its details or the booking itself state it. */
function withOriginal(entry: XmlElement, details: readonly XmlElement[]) {
  return (part: Omit<ReadEntry, 'original'>, i: number): ReadEntry => {
    const sources = [details[i], ...(details.length <= 1 ? [entry] : [])];
    const stated = sources.flatMap((one) =>
      ['InstdAmt', 'TxAmt']
        .flatMap((name) => at(one, 'AmtDtls', name, 'Amt') ?? [])
        .concat(at(details[i], 'Amt') ?? []),
    );
    const foreign = stated.find(({ attributes: { Ccy = part.currency } }) => Ccy !== part.currency);
    const sent = foreign === undefined ? null : wholeHundredths(foreign.text);
    if (foreign === undefined || sent === null) return { ...part, original: null };
    const original = { amount: Math.sign(part.amount) * sent, currency: foreign.attributes.Ccy ?? part.currency };
    return { ...part, original };
  };
}

function bankReferenceOf(entry: XmlElement, details: readonly XmlElement[]): string | null {
  const ofPart = details.length === 1 ? textAt(details[0], 'Refs', 'AcctSvcrRef') : '';
  const reference = textAt(entry, 'AcctSvcrRef') || ofPart;
  return reference === '' || reference === 'NONREF' ? null : reference;
}

function dayOf(entry: XmlElement): string {
  const [booked, valued] = [at(entry, 'BookgDt'), at(entry, 'ValDt')];
  const written = [booked, valued].map((day) => textAt(day, 'Dt') || textAt(day, 'DtTm')).find(Boolean) ?? '';
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})/.exec(written) ?? [];
  return bankDay(year, month, day);
}

/** The amount of a part in the currency of its booking. Null: the bank does not state it. */
function partAmount(entry: XmlElement, detail: XmlElement, currency: string): Cents | null {
  const amount = at(detail, 'Amt') ?? at(detail, 'AmtDtls', 'TxAmt', 'Amt');
  if (amount === undefined || (amount.attributes.Ccy ?? currency) !== currency) return null;
  return signed(entry, amount.text, textAt(detail, 'CdtDbtInd') || textAt(entry, 'CdtDbtInd'));
}

function partOf(entry: XmlElement, detail: XmlElement | undefined) {
  const isIn = (textAt(detail, 'CdtDbtInd') || textAt(entry, 'CdtDbtInd')) === 'CRDT';
  const parties = at(detail, 'RltdPties');
  const party = at(parties, isIn ? 'Dbtr' : 'Cdtr');
  const ultimate = at(parties, isIn ? 'UltmtDbtr' : 'UltmtCdtr');
  const [payer = '', ...others] = [party, ultimate].map(nameOf).filter(Boolean);
  const payerIban = accountOf(textAt(parties, isIn ? 'DbtrAcct' : 'CdtrAcct', 'Id', 'IBAN'));
  return {
    ...{ payer, payerIban: payerIban || null, isReturned: at(detail, 'RtrInf') !== undefined },
    purpose: [...purposesOf(entry, detail), ...others].join(' '),
  };
}

/** A party's name stands directly in its element, since version 08 one element deeper. */
function nameOf(party: XmlElement | undefined): string {
  return textAt(party, 'Nm') || textAt(party, 'Pty', 'Nm');
}

function purposesOf(entry: XmlElement, detail: XmlElement | undefined): string[] {
  const remittance = at(detail, 'RmtInf');
  const words = allOf(remittance, 'Ustrd').map(({ text }) => text.trim());
  const structured = allOf(remittance, 'Strd').flatMap((one) => [
    textAt(one, 'CdtrRefInf', 'Ref'),
    ...allOf(one, 'AddtlRmtInf').map(({ text }) => text.trim()),
  ]);
  const endToEnd = textAt(detail, 'Refs', 'EndToEndId');
  const all = [...words, ...structured, endToEnd === 'NOTPROVIDED' ? '' : endToEnd].filter(Boolean);
  if (all.length > 0) return all;
  return [textAt(detail, 'AddtlTxInf') || textAt(entry, 'AddtlNtryInf')].filter(Boolean);
}
