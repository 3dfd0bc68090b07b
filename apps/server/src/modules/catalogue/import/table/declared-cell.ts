import type { PriceDeclaration } from '@kontor/domain';

const words: Readonly<Record<PriceDeclaration, string>> = { gross: 'brutto', net: 'netto' };
const atEnd = /^(.*\d.*?)\s*(brutto|netto)$/is;

/** An amount that says itself whether it is net or gross, whatever its heading says: `5,95 brutto`. */
export function declaredCell(amount: string, declaration: PriceDeclaration): string {
  return `${amount} ${words[declaration]}`;
}

/** Whether a cell says that it is net or gross. Undefined if it does not. */
export function declarationOfCell(cell: string | undefined): PriceDeclaration | undefined {
  const [, , word] = atEnd.exec(cell?.trim() ?? '') ?? [];
  return word === undefined ? undefined : word.toLowerCase() === words.gross ? 'gross' : 'net';
}

/** The amount alone. */
export function withoutDeclaration(cell: string): string {
  return atEnd.exec(cell)?.[1] ?? cell;
}
