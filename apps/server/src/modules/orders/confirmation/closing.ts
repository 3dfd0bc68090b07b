import type { Letter } from '../../../pdf/letter.ts';
import { mm } from '../../../pdf/measures.ts';
import { missingCharacter } from '../../../pdf/printable.ts';
import { writeHeading, writeParagraph, writePayment } from '../../../pdf/sections.ts';
import { styles } from '../../../pdf/styles.ts';
import { letterTexts } from '../texts/letter.de.ts';
import { wordingTexts } from '../texts/wording.de.ts';
import type { OrderSnapshot } from '../types.ts';
import { agreements, bankDetails, makersGuarantees, paymentSentence, transferCode } from '../wording/order-wording.ts';

/** The makers' guarantees, with what must stand beside them (LAW W3). Nothing where no article has one. */
export function writeMakersGuarantees(letter: Letter, order: OrderSnapshot): void {
  const guarantees = makersGuarantees(order);
  if (guarantees.length === 0) return;
  writeHeading(letter, wordingTexts.headings.makersGuarantee, mm(15));
  for (const { goods, paragraphs } of guarantees) {
    writeParagraph(letter, goods, styles.strong);
    for (const paragraph of paragraphs) writeParagraph(letter, paragraph);
  }
  writeParagraph(letter, wordingTexts.guaranteeBeside);
}

/** Writes everything below the sums: payment details, guarantees and the agreed texts. */
export function writeClosing(letter: Letter, order: OrderSnapshot): void {
  const [details, code] = [bankDetails(order), transferCode(order)];
  const { headings, code: alt } = wordingTexts;
  writePayment(letter, { heading: headings.payment, sentence: paymentSentence(order), details, code, alt });
  writeMakersGuarantees(letter, order);
  const agreed = agreements(order);
  if (agreed.length > 0) writeHeading(letter, headings.agreed, mm(10));
  for (const text of agreed) writeParagraph(letter, text, styles.small);
  if (letter.replaced) writeParagraph(letter, letterTexts.replaced(missingCharacter), styles.label);
}
