/** For tests: the shop's account. */
export const shopAccount = 'AT611904300234573201';

/** For tests: an entry of a camt file. Amounts as the bank writes them, without a sign. */
export interface CamtEntry {
  readonly amount: string;
  readonly side?: 'CRDT' | 'DBIT';
  readonly day?: string;
  readonly currency?: string;
  readonly reference?: string;
  readonly status?: string;
  /** The XML of its details, each a TxDtls. */
  readonly details?: readonly string[];
  readonly more?: string;
}

/** For tests: the details of a transfer, as version 08 writes them. */
export function transfer(words: string, more: { payer?: string; iban?: string; amount?: string; rest?: string } = {}) {
  const { payer = 'Jörg Müller-Łukasz', iban = 'DE89370400440532013000', amount, rest = '' } = more;
  return `<TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${
    amount === undefined ? '' : `<Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>`
  }<RltdPties><Dbtr><Pty><Nm>${payer}</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct></RltdPties>
<RmtInf>${words
    .split('|')
    .map((line) => `<Ustrd>${line}</Ustrd>`)
    .join('')}</RmtInf>${rest}</TxDtls>`;
}

/** For tests: a camt.053 file with one statement. The closing balance is given, or computed from the entries. */
export function camt(
  entries: readonly CamtEntry[],
  {
    version = '08',
    prefix = '',
    closing,
    number = '47',
  }: {
    version?: string;
    prefix?: string;
    closing?: string;
    number?: string;
  } = {},
): Buffer {
  const booked = entries.filter(({ status = 'BOOK' }) => status === 'BOOK');
  const sum = booked.reduce(
    (all, { amount, side = 'CRDT' }) => all + (side === 'CRDT' ? 1 : -1) * Math.round(Number(amount) * 100),
    100_000,
  );
  const balance = (code: string, amount: string) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`;
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>m</MsgId></GrpHdr>
<Stmt><Id>${number}</Id><ElctrncSeqNb>${number}</ElctrncSeqNb><Acct><Id><IBAN>${shopAccount}</IBAN></Id><Ccy>EUR</Ccy></Acct>
${balance('OPBD', '1000.00')}${balance('CLBD', closing ?? (sum / 100).toFixed(2))}
${entries.map((entry) => camtEntry(entry, version)).join('\n')}</Stmt></BkToCstmrStmt></Document>`;
  return Buffer.from(
    prefix === '' ? xml : xml.replace(/<(\/?)(?=[A-Z])/g, `<$1${prefix}:`).replace('xmlns=', `xmlns:${prefix}=`),
  );
}

function camtEntry(
  {
    amount,
    side = 'CRDT',
    day = '2026-11-20',
    currency = 'EUR',
    reference,
    status = 'BOOK',
    details = [],
    more = '',
  }: CamtEntry,
  version: string,
): string {
  const state = version === '02' ? status : `<Cd>${status}</Cd>`;
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts>${state}</Sts>
<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>${
    reference === undefined ? '' : `<AcctSvcrRef>${reference}</AcctSvcrRef>`
  }${details.length === 0 ? '' : `<NtryDtls>${details.join('')}</NtryDtls>`}${more}</Ntry>`;
}

/** For tests: an MT940 file of these lines between two balances. */
export function mt940(lines: readonly string[], { closing = 'C261120EUR1071,78', account = shopAccount } = {}): Buffer {
  return Buffer.from(
    [
      ':20:STARTUMSE',
      `:25:${account}`,
      ':28C:00047/001',
      ':60F:C261119EUR1000,00',
      ...lines,
      `:62F:${closing}`,
      '-',
      '',
    ].join('\r\n'),
  );
}
