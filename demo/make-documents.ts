import { createWriteStream, mkdirSync } from 'node:fs';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { setDataSheet } from './assembly/data-sheet.ts';
import { eisenhof } from './eisenhof.ts';

/** Sets every data sheet as PDF. Run: npx node demo/make-documents.ts */
const folder = fileURLToPath(new URL('documents/', import.meta.url));
mkdirSync(folder, { recursive: true });
const { brands, dataSheets } = eisenhof;
for (const [key, sheet] of Object.entries(dataSheets)) {
  const brand = Object.values(brands).find(({ name }) => name === sheet.brand);
  if (!brand) throw new Error(`${key}: no brand ${sheet.brand}`);
  const pdf = setDataSheet(sheet, brand);
  const file = createWriteStream(`${folder}${key}.pdf`);
  pdf.pipe(file);
  pdf.end();
  await finished(file);
  console.log(`documents/${key}.pdf`);
}
