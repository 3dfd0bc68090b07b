import { vatIdName } from '@kontor/contract/vat-id-text';
import type { Letter } from '../../../pdf/letter.ts';
import { foldMarks, informationBlock, mm, page } from '../../../pdf/measures.ts';
import { colours, styles } from '../../../pdf/styles.ts';
import type { Seller } from '../../configuration/types.ts';
import { letterTexts as texts } from '../texts/letter.de.ts';
import { groupedIban } from '../wording/order-wording.ts';

/** The content of head and foot on each page of a letter. */
export interface LetterFrame {
  /** The shop's name. */
  readonly shop: string;
  readonly seller: Seller;
  /** The title in the head of further pages. */
  readonly subject: string;
}

/**
 * Writes head and foot of one page: letterhead and fold marks on the first, a short head on the others (DIN 5008; LAW
 * I1).
 */
export function writeFrame(letter: Letter, frame: LetterFrame, pageNumber: number, pages: number): void {
  if (pageNumber === 1) writeLetterhead(letter, frame);
  else writeShortHead(letter, frame);
  writeFoot(letter, frame.seller);
  const style = styles.label;
  letter.write(texts.pageOf(pageNumber, pages), { top: page.foot - mm(5.5), style, align: 'right', role: null });
}

function writeLetterhead(letter: Letter, { shop, seller }: LetterFrame): void {
  letter.write(shop, { top: page.head, right: informationBlock.left - mm(5), style: styles.name, role: null });
  const block = { left: informationBlock.left, style: styles.label, role: null };
  const lines = [seller.companyName, seller.street, placeOf(seller), seller.phone, seller.email].filter(Boolean);
  letter.write(lines.join('\n'), { ...block, top: page.head + 3 });
  for (const top of foldMarks) letter.rule({ left: mm(4), right: mm(8), top, weight: 0.4 });
}

function writeShortHead(letter: Letter, { shop, subject }: LetterFrame): void {
  letter.write(shop, { top: page.head, style: styles.strong, role: null });
  letter.write(subject, { top: page.head, style: styles.label, align: 'right', role: null });
  letter.rule({ top: page.head + mm(7) });
}

/** Company data in four columns. Data that the operator left empty takes no line. */
function writeFoot(letter: Letter, seller: Seller): void {
  const { companyName, street, phone, email, vatId, bank, managingDirectors = [], seat = '', taxNumber = '' } = seller;
  const columns = [
    [companyName, street, placeOf(seller), labelled(texts.seat, seat)],
    [phone, email, labelled(texts.managingDirectors, managingDirectors.join(', '))],
    [
      labelled(vatIdName(seller.country), vatId),
      labelled(texts.taxNumber, taxNumber),
      seller.registerNumber,
      seller.registerCourt,
    ],
    bank.iban === '' ? [] : [bank.holder, labelled('IBAN', groupedIban(bank.iban)), labelled('BIC', bank.bic)],
  ].map((lines) => lines.filter(Boolean));
  letter.rule({ top: page.foot, colour: colours.ink, weight: 0.8 });
  const edges = [page.left, mm(67), mm(103), mm(142), page.right];
  for (const [i, lines] of columns.entries()) {
    const [left = 0, next = 0] = edges.slice(i);
    letter.write(lines.join('\n'), {
      left,
      right: next - mm(2),
      top: page.foot + mm(2),
      style: styles.fine,
      role: null,
    });
  }
}

/** ZIP code and city. */
export function placeOf({ zipCode, city }: Pick<Seller, 'zipCode' | 'city'>): string {
  return `${zipCode} ${city}`.trim();
}

function labelled(label: string, value: string): string {
  return value === '' ? '' : `${label} ${value}`;
}
