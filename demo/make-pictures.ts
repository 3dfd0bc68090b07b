import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { View } from './assembly/family.ts';
import { pictureSvg, pictureWebp } from './assembly/picture.ts';
import { named, pictureFile } from './assembly/product.ts';
import { type CatalogueEntry, catalogueEntries } from './catalogue-text.ts';
import { assortmentOf } from './demos.ts';
import { loadTypeface } from './drawing/lettering.ts';

/**
 * Draws every picture that a demo's catalogue names. Run: npx node demo/make-pictures.ts [demo] [beginning of ids, say
 * ham-10]
 */
const [demo, begin = ''] = process.argv.slice(2);
const assortment = assortmentOf(demo);
const { folder } = assortment;
const face = loadTypeface();

type Order = { file: string; entry: CatalogueEntry; view: View | undefined };

const orders: Order[] = catalogueEntries(assortment).flatMap((entry) =>
  [undefined, ...(entry.draft.family.views ?? [])].map((view) => ({
    file: pictureFile(entry.record._id, view),
    entry,
    view,
  })),
);

mkdirSync(join(folder, 'pictures'), { recursive: true });
let bytes = 0;
const wanted = orders.filter(({ entry }) => entry.record._id.startsWith(begin));
for (const { file, entry, view } of wanted) {
  const setting = { brand: named(assortment.brands, entry.draft.family.brand), format: assortment.pictures };
  const webp = await pictureWebp(await pictureSvg(entry.draft, view, face, setting));
  writeFileSync(join(folder, file), webp);
  bytes += webp.length;
}

const drawn = new Set(orders.map(({ file }) => basename(file)));
const left = readdirSync(join(folder, 'pictures')).filter((file) => !drawn.has(file));
for (const file of left) rmSync(join(folder, 'pictures', file));
console.log(`${wanted.length} pictures drawn, ${Math.round(bytes / 1024)} kB; ${left.length} no longer named removed`);
