import type { Letter } from '../../../pdf/letter.ts';
import { mm } from '../../../pdf/measures.ts';
import { missingCharacter } from '../../../pdf/printable.ts';
import { writeHeading, writeParagraph, writePayment } from '../../../pdf/sections.ts';
import { styles } from '../../../pdf/styles.ts';
import { letterTexts } from '../texts/letter.de.ts';
import { wordingTexts } from '../texts/wording.de.ts';
import type { OrderSnapshot } from '../types.ts';
import { agreements, bankDetails, paymentSentence, transferCode } from '../wording/order-wording.ts';

/** Writes everything below the sums: payment details and the agreed texts. */
export function writeClosing(letter: Letter, order: OrderSnapshot): void {
  const [details, code] = [bankDetails(order), transferCode(order)];
  const { headings, code: alt } = wordingTexts;
  writePayment(letter, { heading: headings.payment, sentence: paymentSentence(order), details, code, alt });
  const agreed = agreements(order);
  if (agreed.length > 0) writeHeading(letter, headings.agreed, mm(10));
  for (const text of agreed) writeParagraph(letter, text, styles.small);
  if (letter.replaced) writeParagraph(letter, letterTexts.replaced(missingCharacter), styles.label);
}
