import type { Letter } from './letter.ts';
import { addressWindow, informationBlock, mm, page } from './measures.ts';
import { qrCode } from './qr-code.ts';
import { baselineShift, styles, type TextStyle } from './styles.ts';

/** Something of a document in words: what, and its value. */
type Detail = readonly [label: string, value: string];

const detailHeight = mm(5);
/** Large enough for the camera of a phone. */
const codeSize = mm(34);

/** The sender's line and the recipient, in the window of the envelope (DIN 5008). Returns the lower edge. */
export function writeAddressWindow(letter: Letter, sender: readonly string[], recipient: readonly string[]): number {
  const right = page.left + addressWindow.width;
  const line = sender.filter(Boolean).join(' · ');
  letter.write(line, { top: addressWindow.sender, right, style: styles.fine, role: null });
  return letter.write(recipient.join('\n'), { top: addressWindow.top, right });
}

/** References at the right of the address. Returns the lower edge. */
export function writeInformation(letter: Letter, rows: readonly Detail[]): number {
  const { left, right } = informationBlock;
  let top: number = informationBlock.top;
  for (const [label, value] of rows) {
    letter.write(label, { left, top: top + baselineShift(styles.label, styles.body), style: styles.label });
    top = letter.write(value, { left: left + mm(25), right, top }) + mm(0.6);
  }
  return top;
}

/** Starts a section, on the next page if its heading and `following` of its text do not fit on this one. */
export function writeHeading(letter: Letter, heading: string, following: number): void {
  letter.y += mm(4);
  if (!letter.fits(mm(6) + following)) letter.nextPage();
  letter.write(heading, { style: styles.heading, role: 'H2' });
  letter.y += mm(0.8);
}

/** Writes a paragraph, on the next page if it does not fit on this one. */
export function writeParagraph(letter: Letter, text: string, style: TextStyle = styles.body): void {
  const height = letter.heightOf(text, page.textRight - page.left, style);
  if (!letter.fits(height) && height < page.bottom - page.nextTop) letter.nextPage();
  letter.write(text, { right: page.textRight, style });
  letter.y += mm(1);
}

/** What is written about a payment: a heading, a sentence, the account, and a code for banking apps or null. */
export interface PaymentSection {
  readonly heading: string;
  readonly sentence: string;
  readonly details: readonly Detail[];
  readonly code: string | null;
  /** Read aloud for the code. */
  readonly alt: string;
}

/** Writes a section about a payment, which stays on one page. */
export function writePayment(letter: Letter, { heading, sentence, details, code, alt }: PaymentSection): void {
  const height = Math.max(details.length * detailHeight, code === null ? 0 : codeSize);
  writeHeading(letter, heading, height + mm(12));
  writeParagraph(letter, sentence);
  const top = letter.y;
  for (const detail of details) writeDetail(letter, detail);
  if (code === null) return;
  const { size, path } = qrCode(code);
  letter.draw(path, { left: page.right - codeSize, top, scale: codeSize / size, alt });
  letter.y = Math.max(letter.y, top + codeSize);
}

function writeDetail(letter: Letter, [label, value]: Detail): void {
  const top = letter.y + baselineShift(styles.label, styles.strong);
  letter.write(label, { right: mm(53), top, style: styles.label });
  letter.write(value, { left: mm(53), style: styles.strong });
}
