import { accountOf } from './bank-amount.ts';

/** The content of field 86 of an entry. */
export interface Mt940Purpose {
  readonly purpose: string;
  readonly payer: string;
  readonly payerIban: string | null;
  readonly isReturned: boolean;
}

/** Business codes of returned debits and transfers. */
const returnedCodes: ReadonlySet<string> = new Set(['108', '109', '159', '181', '182', '183', '184', '185']);
/** Subfields with the payer's text, in their order. */
const purposeFields = ['20', '21', '22', '23', '24', '25', '26', '27', '28', '29', '60', '61', '62', '63'];
/** Keywords that start a part of the payer's text, at the beginning of a subfield. */
const keyword = /^(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|BIC|IBAN)\+/;

/**
 * Reads field 86. German banks write a code and subfields (`166?00GUTSCHRIFT?20SVWZ+…`), others plain text, or text
 * between slashes.
 */
export function readPurpose(lines: readonly string[]): Mt940Purpose {
  const joined = lines.join('');
  const [, code = '', sign = ''] = /^(\d{3})(\D)(?=\d\d)/.exec(joined) ?? [];
  if (sign !== '') return structured(code, joined.slice(3), sign);
  return /^\/[A-Z]{3,4}\//.test(joined) ? slashed(joined) : plain(lines);
}

function plain(lines: readonly string[]): Mt940Purpose {
  const purpose = lines.map((line) => line.trim()).join(' ');
  return { purpose: purpose.trim(), payer: '', payerIban: null, isReturned: false };
}

function structured(code: string, text: string, sign: string): Mt940Purpose {
  const fields = new Map<string, string>();
  for (const part of text.split(sign).reduce<string[]>(joinLoose, []))
    fields.set(part.slice(0, 2), (fields.get(part.slice(0, 2)) ?? '') + part.slice(2));
  const parts = partsOf(purposeFields.map((name) => fields.get(name) ?? ''));
  const reference = parts.get('EREF') ?? '';
  const words = [parts.get('SVWZ') ?? '', parts.get('') ?? '', reference === 'NOTPROVIDED' ? '' : reference];
  const payer = `${fields.get('32') ?? ''}${fields.get('33') ?? ''}`.trim() || (parts.get('ABWA') ?? '');
  return {
    purpose:
      words
        .map((word) => word.trim())
        .filter(Boolean)
        .join(' ') || (fields.get('00') ?? '').trim(),
    ...{ payer, payerIban: accountOf(fields.get('31') ?? '') || null, isReturned: returnedCodes.has(code) },
  };
}

/** A question mark that is not followed by two digits is part of the text. */
function joinLoose(parts: string[], part: string): string[] {
  const isField = /^\d\d/.test(part);
  const last = parts.pop();
  if (last === undefined) return isField ? [part] : [];
  return isField ? [...parts, last, part] : [...parts, `${last}?${part}`];
}

/** The payer's text by keyword. Text without a keyword has the empty name. Subfields are joined without a blank. */
function partsOf(subfields: readonly string[]): Map<string, string> {
  const parts = new Map<string, string>();
  let current = '';
  for (const subfield of subfields) {
    const name = keyword.exec(subfield)?.[1];
    if (name !== undefined) current = name;
    const words = name === undefined ? subfield : subfield.slice(name.length + 1);
    parts.set(current, (parts.get(current) ?? '') + words);
  }
  return parts;
}

function slashed(text: string): Mt940Purpose {
  const parts = new Map<string, string>();
  for (const [, name = '', words = ''] of text.matchAll(/\/([A-Z]{3,4})\/(.*?)(?=\/[A-Z]{3,4}\/|$)/g))
    parts.set(name, words.trim());
  const purpose = [parts.get('REMI') ?? '', parts.get('EREF') ?? ''].filter((word) => word !== 'NOTPROVIDED');
  return {
    purpose: purpose.filter(Boolean).join(' ') || text,
    payer: parts.get('NAME') ?? parts.get('ORDP') ?? '',
    ...{ payerIban: accountOf(parts.get('IBAN') ?? '') || null, isReturned: parts.has('RTRN') },
  };
}
