import { writeFileSync } from 'node:fs';
import { catalogueEntries, catalogueText } from './catalogue-text.ts';

/** Writes catalogue.jsonl from the families in catalogue/. Run: npx node demo/make-catalogue.ts */
const text = catalogueText();
writeFileSync(new URL('catalogue.jsonl', import.meta.url), text);
console.log(`catalogue.jsonl: ${catalogueEntries().length} products, ${Math.round(text.length / 1024)} kB`);
