import type { LetterFonts } from '../../../pdf/fonts.ts';
import { Letter } from '../../../pdf/letter.ts';
import { mm } from '../../../pdf/measures.ts';
import { styles } from '../../../pdf/styles.ts';
import { type SumRows, sumRowsHeight, writeSumRows } from '../../../pdf/sum-rows.ts';
import type { OrderSnapshot } from '../types.ts';
import { balanceDetails, orderTotal, priceNoteOf, sumDetails } from '../wording/order-wording.ts';
import { writeClosing } from './closing.ts';
import { writeHead } from './confirmation-head.ts';
import { writeFrame } from './letter-frame.ts';
import { writeLines } from './line-table.ts';
import { taxTableHeight, writeTaxTable } from './tax-table.ts';
import { confirmationTexts as texts } from './texts/confirmation.de.ts';

/**
 * The confirmation of an order as a letter in PDF (LAW O1, N1). It is made only from the snapshot, so that the same
 * order gives the same bytes.
 */
export async function orderConfirmationPdf(
  order: OrderSnapshot,
  fonts: LetterFonts,
  { compress = true }: { compress?: boolean } = {},
): Promise<Uint8Array> {
  const { title: shop, seller } = order.shop;
  const { amendedAt } = order;
  const subject = texts.titleOf(order.orderNumber, amendedAt !== undefined);
  const author = seller.companyName || shop;
  const letter = new Letter(fonts, { title: subject, author, createdAt: amendedAt ?? order.createdAt, compress });
  writeHead(letter, order);
  writeLines(letter, order);
  writeSums(letter, order);
  writeClosing(letter, order);
  return letter.finish((pageNumber, pages) => writeFrame(letter, { shop, seller, subject }, pageNumber, pages));
}

/** Taxes at the left and sums at the right, together on one page. */
export function writeSums(letter: Letter, order: OrderSnapshot): void {
  const sums = sumsOf(order);
  const height = Math.max(sumRowsHeight(letter, sums), taxTableHeight(order)) + mm(10);
  if (!letter.fits(height)) letter.nextPage();
  letter.y += mm(2);
  const note = `${priceNoteOf(order)} ${texts.noInvoice}`;
  const noteEnd = letter.write(note, {
    right: mm(105),
    top: letter.y,
    style: styles.label,
  });
  const taxEnd = order.untaxed === undefined ? writeTaxTable(letter, order, noteEnd + mm(4)) : noteEnd;
  const sumsEnd = writeSumRows(letter, sums, letter.y);
  letter.y = Math.max(taxEnd, sumsEnd);
}

/** The parts of the total, the total itself, and the amounts that balances have paid. */
function sumsOf(order: OrderSnapshot): SumRows {
  return { parts: sumDetails(order), total: orderTotal(order), after: balanceDetails(order) };
}
