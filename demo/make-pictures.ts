import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictureSvg, pictureWebp } from './assembly/picture.ts';
import { pictureFile } from './assembly/product.ts';
import type { View } from './catalogue/family.ts';
import { type CatalogueEntry, catalogueEntries } from './catalogue-text.ts';
import { loadTypeface } from './drawing/lettering.ts';

/** Draws every picture that the catalogue names. Run: npx node demo/make-pictures.ts [beginning of ids, say ham-10] */
const folder = fileURLToPath(new URL('.', import.meta.url));
const begin = process.argv[2] ?? '';
const face = loadTypeface();

type Order = { file: string; entry: CatalogueEntry; view: View | undefined };

const orders: Order[] = catalogueEntries().flatMap((entry) =>
  [undefined, ...(entry.draft.family.views ?? [])].map((view) => ({
    file: pictureFile(entry.record._id, view),
    entry,
    view,
  })),
);

mkdirSync(`${folder}pictures`, { recursive: true });
let bytes = 0;
const wanted = orders.filter(({ entry }) => entry.record._id.startsWith(begin));
for (const { file, entry, view } of wanted) {
  const webp = await pictureWebp(await pictureSvg(entry.draft, view, face));
  writeFileSync(folder + file, webp);
  bytes += webp.length;
}

const named = new Set(orders.map(({ file }) => basename(file)));
const left = readdirSync(`${folder}pictures`).filter((file) => !named.has(file));
for (const file of left) rmSync(`${folder}pictures/${file}`);
console.log(`${wanted.length} pictures drawn, ${Math.round(bytes / 1024)} kB; ${left.length} no longer named removed`);
