import type { LetterFonts } from '../../../pdf/fonts.ts';
import { Letter } from '../../../pdf/letter.ts';
import { mm, subjectTop } from '../../../pdf/measures.ts';
import { missingCharacter } from '../../../pdf/printable.ts';
import { writeAddressWindow, writeInformation, writeParagraph } from '../../../pdf/sections.ts';
import { styles } from '../../../pdf/styles.ts';
import type { Seller } from '../../configuration/types.ts';
import { letterTexts, placeOf, writeFrame } from '../../orders/letter.service.ts';

/** A letter to a customer that consists of paragraphs. */
export interface PlainLetter {
  readonly shop: string;
  readonly seller: Seller;
  readonly title: string;
  /** Epoch ms. */
  readonly writtenAt: number;
  /** The lines of the address. */
  readonly recipient: readonly string[];
  /** The references at the right: what, and its value. */
  readonly references: readonly (readonly [string, string])[];
  readonly paragraphs: readonly (string | { readonly items: readonly string[] })[];
}

/** It as a PDF for the window of an envelope (DIN 5008). One letter gives the same bytes each time. */
export function plainLetterPdf(plain: PlainLetter, fonts: LetterFonts): Promise<Uint8Array> {
  const { shop, seller, title, writtenAt, recipient, references, paragraphs } = plain;
  const letter = new Letter(fonts, { title, author: seller.companyName || shop, createdAt: writtenAt });
  const addressEnd = writeAddressWindow(letter, [seller.companyName, seller.street, placeOf(seller)], recipient);
  const informationEnd = writeInformation(letter, references);
  letter.y = Math.max(subjectTop, addressEnd + mm(6), informationEnd + mm(6));
  letter.write(title, { style: styles.title, role: 'H1' });
  letter.y += mm(3);
  for (const paragraph of paragraphs) {
    if (typeof paragraph === 'string') writeParagraph(letter, paragraph);
    else for (const item of paragraph.items) writeParagraph(letter, `– ${item}`);
    letter.y += mm(2);
  }
  if (letter.replaced) writeParagraph(letter, letterTexts.replaced(missingCharacter), styles.label);
  return letter.finish((page, pages) => writeFrame(letter, { shop, seller, subject: title }, page, pages));
}
