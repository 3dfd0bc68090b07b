import { expect, test } from 'vitest';
import { readLetterFonts } from '../../../pdf/fonts.ts';
import { pdfPages } from '../../../pdf/testing/pdf.ts';
import { exampleSeller } from '../testing/order.ts';
import { agreedTextPdf } from './agreed-text-pdf.ts';

const fonts = readLetterFonts();
const text = { title: 'Widerrufsbelehrung', shop: 'Kontor Werkzeug', seller: exampleSeller, createdAt: 0 };

test('sets headings, paragraphs and lists, the title once', async () => {
  const html =
    '<h1>Widerrufsbelehrung</h1><h2>Recht &amp; Frist</h2><p>14&nbsp;Tage.</p><ol><li>eins</li><li>zwei</li></ol>';
  const [page = []] = pdfPages(await agreedTextPdf({ ...text, html }, fonts));
  expect(page.slice(0, 7)).toEqual(['Widerrufsbelehrung', 'Recht & Frist', '14 Tage.', '1.', 'eins', '2.', 'zwei']);
});

test('a paragraph longer than a page continues on the next one', async () => {
  const words = Array.from({ length: 3000 }, (_, i) => `Wort${i}`);
  const pages = pdfPages(await agreedTextPdf({ ...text, html: `<p>${words.join(' ')}</p><h2>Ende</h2>` }, fonts));

  expect(pages.length).toBeGreaterThan(2);
  const all = pages.flatMap((page) => page.flatMap((line) => line.trim().split(' ')));
  expect(all.filter((word) => word.startsWith('Wort'))).toEqual(words);
  for (const [i, page] of pages.entries()) expect(page.at(-1)).toBe(`Seite ${i + 1} von ${pages.length}`);
});
