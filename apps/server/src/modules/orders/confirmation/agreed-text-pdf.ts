import { htmlBlocks, type TextBlock } from '../../../html/html-blocks.ts';
import type { LetterFonts } from '../../../pdf/fonts.ts';
import { Letter } from '../../../pdf/letter.ts';
import { mm, page } from '../../../pdf/measures.ts';
import { styles } from '../../../pdf/styles.ts';
import type { Seller } from '../../configuration/types.ts';
import { writeFrame } from './letter-frame.ts';

/** A text of the contract for a PDF. */
export interface TextToPrint {
  readonly title: string;
  readonly html: string;
  readonly shop: string;
  readonly seller: Seller;
  /** Epoch ms. */
  readonly createdAt: number;
}

/** Terms or withdrawal information as a PDF. The law requires a durable medium, so a link is not enough (LAW O2). */
export async function agreedTextPdf(text: TextToPrint, fonts: LetterFonts): Promise<Uint8Array> {
  const { title, shop, seller, createdAt } = text;
  const letter = new Letter(fonts, { title, author: seller.companyName || shop, createdAt });
  letter.y = mm(45);
  letter.write(title, { style: styles.title, role: 'H1' });
  const blocks = htmlBlocks(text.html);
  const untitled = blocks[0]?.kind === 'heading' && blocks[0].text === title ? blocks.slice(1) : blocks;
  for (const block of untitled) writeBlock(letter, block);
  return letter.finish((pageNumber, pages) => writeFrame(letter, { shop, seller, subject: title }, pageNumber, pages));
}

function writeBlock(letter: Letter, { kind, text, marker }: TextBlock): void {
  letter.y += kind === 'heading' ? mm(4) : mm(1.6);
  if (!letter.fits(kind === 'heading' ? mm(20) : mm(10))) letter.nextPage();
  if (kind === 'heading') letter.write(text, { right: page.textRight, style: styles.heading, role: 'H2' });
  else if (kind === 'paragraph') letter.write(text, { right: page.textRight });
  else {
    letter.write(marker ?? '', { top: letter.y, right: page.left + mm(7), role: 'Lbl' });
    letter.write(text, { left: page.left + mm(7), right: page.textRight, role: 'LBody' });
  }
}
