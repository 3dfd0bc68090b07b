import type { Letter } from '../../../pdf/letter.ts';
import { mm, page } from '../../../pdf/measures.ts';
import { missingCharacter } from '../../../pdf/printable.ts';
import { qrCode } from '../../../pdf/qr-code.ts';
import { baselineShift, styles, type TextStyle } from '../../../pdf/styles.ts';
import { letterTexts } from '../texts/letter.de.ts';
import { wordingTexts } from '../texts/wording.de.ts';
import type { OrderSnapshot } from '../types.ts';
import { agreements, bankDetails, type Detail, paymentSentence, transferCode } from '../wording/order-wording.ts';

const detailHeight = mm(5);
/** Large enough for the camera of a phone. */
const codeSize = mm(34);

/** Writes everything below the sums: payment details and the agreed texts. */
export function writeClosing(letter: Letter, order: OrderSnapshot): void {
  const details = bankDetails(order);
  const code = transferCode(order);
  const height = Math.max(details.length * detailHeight, code === null ? 0 : codeSize);
  writeHeading(letter, wordingTexts.headings.payment, height + mm(12));
  writeParagraph(letter, paymentSentence(order));
  const top = letter.y;
  for (const detail of details) writeDetail(letter, detail);
  if (code !== null) {
    const { size, path } = qrCode(code);
    letter.draw(path, { left: page.right - codeSize, top, scale: codeSize / size, alt: wordingTexts.code });
    letter.y = Math.max(letter.y, top + codeSize);
  }
  const agreed = agreements(order);
  if (agreed.length > 0) writeHeading(letter, wordingTexts.headings.agreed, mm(10));
  for (const text of agreed) writeParagraph(letter, text, styles.small);
  if (letter.replaced) writeParagraph(letter, letterTexts.replaced(missingCharacter), styles.label);
}

/** Starts a section, on the next page if its heading and `following` of its text do not fit on this one. */
function writeHeading(letter: Letter, heading: string, following: number): void {
  letter.y += mm(4);
  if (!letter.fits(mm(6) + following)) letter.nextPage();
  letter.write(heading, { style: styles.heading, role: 'H2' });
  letter.y += mm(0.8);
}

function writeParagraph(letter: Letter, text: string, style: TextStyle = styles.body): void {
  const height = letter.heightOf(text, page.textRight - page.left, style);
  if (!letter.fits(height) && height < page.bottom - page.nextTop) letter.nextPage();
  letter.write(text, { right: page.textRight, style });
  letter.y += mm(1);
}

function writeDetail(letter: Letter, [label, value]: Detail): void {
  const top = letter.y + baselineShift(styles.label, styles.strong);
  letter.write(label, { right: mm(53), top, style: styles.label });
  letter.write(value, { left: mm(53), style: styles.strong });
}
