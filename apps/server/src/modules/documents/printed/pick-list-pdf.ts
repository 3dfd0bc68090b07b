import { germanCount, germanSecond } from '../../../german-format.ts';
import type { LetterFonts } from '../../../pdf/fonts.ts';
import { Letter } from '../../../pdf/letter.ts';
import { mm } from '../../../pdf/measures.ts';
import { writeHeading } from '../../../pdf/sections.ts';
import { styles } from '../../../pdf/styles.ts';
import { type Column, writeTable } from '../../../pdf/table.ts';
import type { Seller } from '../../configuration/types.ts';
import { writeFrame } from '../../orders/letter.service.ts';
import { papersTexts as texts } from '../texts/papers.de.ts';

/** Pieces of an article that wait to be packed. */
interface PickedLine {
  readonly articleNumber: string;
  readonly name: string;
  readonly unit: string;
  readonly amount: number;
}

/** What is to be fetched for some orders. */
export interface PickList {
  readonly shop: string;
  readonly seller: Seller;
  /** Epoch ms. */
  readonly printedAt: number;
  readonly orders: readonly {
    readonly number: string;
    /** Who gets it and where, such as `Ada Lang, 1010 Wien`. */
    readonly recipient: string;
    /** Empty: none was chosen. */
    readonly carrier: string;
    readonly lines: readonly PickedLine[];
  }[];
}

const left = { left: 25, align: 'left' } as const;
const toFetch: readonly Column[] = [
  { heading: texts.columns.articleNumber, ...left, width: 38 },
  { heading: texts.columns.article, left: 63, width: 60, align: 'left' },
  { heading: texts.columns.amount, left: 123, width: 25, align: 'right' },
  { heading: texts.columns.orders, left: 150, width: 40, align: 'left' },
];
const toPack: readonly Column[] = [
  { heading: texts.columns.articleNumber, ...left, width: 38 },
  { heading: texts.columns.article, left: 63, width: 100, align: 'left' },
  { heading: texts.columns.amount, left: 163, width: 27, align: 'right' },
];

/** The pick list as a PDF: first each article with its whole amount, by article number, then each order for packing. */
export function pickListPdf(list: PickList, fonts: LetterFonts): Promise<Uint8Array> {
  const { shop, seller, printedAt, orders } = list;
  const letter = new Letter(fonts, { title: texts.pickList, author: shop, createdAt: printedAt });
  letter.y = mm(45);
  letter.write(texts.pickList, { style: styles.title, role: 'H1' });
  letter.write(texts.printed(germanSecond(printedAt), orders.length));
  letter.y += mm(4);
  writeTable(letter, toFetch, articlesOf(orders));
  for (const { number, recipient, carrier, lines } of orders) {
    writeHeading(letter, [number, recipient, carrier].filter(Boolean).join(' · '), mm(20));
    writeTable(
      letter,
      toPack,
      lines.map((line) => [{ text: line.articleNumber }, { text: line.name }, { text: amountOf(line) }]),
    );
  }
  const frame = { shop, seller, subject: texts.pickList };
  return letter.finish((pageNumber, pages) => writeFrame(letter, frame, pageNumber, pages));
}

/** A row for each article and unit, with the orders that it goes to. */
function articlesOf(orders: PickList['orders']) {
  const lines = orders.flatMap(({ number, lines }) => lines.map((line) => ({ ...line, number })));
  const groups = Map.groupBy(lines, ({ articleNumber, unit }) => `${articleNumber}\n${unit}`);
  return [...groups.values()]
    .toSorted(([a], [b]) => `${a?.articleNumber}`.localeCompare(`${b?.articleNumber}`, 'de'))
    .flatMap((same) => {
      const [first] = same;
      if (first === undefined) return [];
      const amount = same.reduce((sum, line) => sum + line.amount, 0);
      const wanted = same.map((line) => texts.ofOrder(line.amount, line.number)).join(', ');
      const cells = [first.articleNumber, first.name, amountOf({ ...first, amount }), wanted];
      return [cells.map((text) => ({ text }))];
    });
}

function amountOf({ amount, unit }: PickedLine): string {
  return `${germanCount(amount)} ${unit}`;
}
