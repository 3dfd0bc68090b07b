import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueEntries, catalogueText } from './catalogue-text.ts';
import { assortmentOf } from './demos.ts';

/** Writes a demo's catalogue.jsonl from its families. Run: npx node demo/make-catalogue.ts [demo] */
const assortment = assortmentOf(process.argv[2]);
const text = catalogueText(assortment);
writeFileSync(join(assortment.folder, 'catalogue.jsonl'), text);
console.log(`catalogue.jsonl: ${catalogueEntries(assortment).length} products, ${Math.round(text.length / 1024)} kB`);
