import { minimumAgeOf } from '@kontor/domain';
import { germanCount } from '../../../german-format.ts';
import type { Letter } from '../../../pdf/letter.ts';
import { mm } from '../../../pdf/measures.ts';
import { writeParagraph } from '../../../pdf/sections.ts';
import { type Column, writeTable } from '../../../pdf/table.ts';
import type { DeliveryNote } from '../types.ts';
import { printedTexts as texts } from './texts/printed.de.ts';

const { columns: heads } = texts;
const columns: readonly Column[] = [
  { heading: heads.position, left: 25, width: 9, align: 'left' },
  { heading: heads.name, left: 34, width: 106, align: 'left' },
  { heading: heads.ordered, left: 140, width: 25, align: 'right' },
  { heading: heads.quantity, left: 165, width: 25, align: 'right' },
];

/** Writes the content of the parcel, without prices, and above it that somebody's age is checked (LAW C10). */
export function writeDeliveryNoteBody(letter: Letter, { lines }: DeliveryNote): void {
  const minimumAge = minimumAgeOf(lines);
  if (minimumAge !== null) {
    writeParagraph(letter, texts.ageCheck(minimumAge));
    letter.y += mm(3);
  }
  writeTable(
    letter,
    columns,
    lines.map(({ id, name, description, articleNumber, unit, quantity, ordered, minimumAge: years }) => [
      { text: id },
      {
        text: name,
        more: [description, texts.articleNumber(articleNumber), years ? texts.fromAge(years) : '']
          .filter(Boolean)
          .join(' · '),
      },
      { text: `${germanCount(ordered)} ${unit}` },
      { text: `${germanCount(quantity)} ${unit}` },
    ]),
  );
  letter.y += mm(5);
  writeParagraph(letter, texts.received);
}
