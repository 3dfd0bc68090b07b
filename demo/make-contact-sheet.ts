import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { assortmentOf } from './demos.ts';

/**
 * Lays many pictures on one sheet to look at. Run: npx node demo/make-contact-sheet.ts OUT.png [demo] [beginning]
 * [columns] [cell in pixels]
 */
const [out = 'contact-sheet.png', demo, begin = '', columnsText = '8', cellText = '220'] = process.argv.slice(2);
const [columns, cell] = [Number(columnsText), Number(cellText)];
const folder = join(assortmentOf(demo).folder, 'pictures');
const files = readdirSync(folder)
  .filter((file) => file.startsWith(begin))
  .sort();

const tiles = await Promise.all(
  files.map((file) =>
    sharp(join(folder, file)).resize(cell, cell, { fit: 'contain', background: '#8a8a86' }).png().toBuffer(),
  ),
);
const rows = Math.ceil(tiles.length / columns);
const sheet = { width: columns * (cell + 4), height: rows * (cell + 4), channels: 3 as const, background: '#8a8a86' };
await sharp({ create: sheet })
  .composite(
    tiles.map((input, i) => ({
      input,
      left: (i % columns) * (cell + 4) + 2,
      top: Math.floor(i / columns) * (cell + 4) + 2,
    })),
  )
  .png()
  .toFile(out);
console.log(`${files.length} pictures on ${out}`);
