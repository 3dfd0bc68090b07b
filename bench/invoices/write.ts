import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ciiInvoice } from '../../apps/server/src/modules/documents/e-invoice/cii.ts';
import { ebInterfaceInvoice } from '../../apps/server/src/modules/documents/e-invoice/ebinterface.ts';
import { documentPdf } from '../../apps/server/src/modules/documents/printed/document-pdf.ts';
import { readLetterFonts } from '../../apps/server/src/pdf/fonts.ts';
import { oddDocuments } from './odd-documents.ts';

/**
 * Writes documents of unusual orders into a folder, each as PDF, and each invoice as XRechnung too, for validation by
 * the official tools (docs/invoices.md): `node scripts/with-node.mjs bench/invoices/write.ts FOLDER`.
 */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name a folder');
mkdirSync(join(folder, 'ebinterface'), { recursive: true });

const fonts = readLetterFonts();
const issuedAt = Date.UTC(2026, 10, 23, 9);
let count = 0;
for (const { name, model } of oddDocuments()) {
  writeFileSync(join(folder, `${name}.pdf`), await documentPdf(model, issuedAt, fonts));
  if (model.document.kind !== 'delivery-note')
    writeFileSync(join(folder, `${name}-xrechnung.xml`), ciiInvoice(model.document, 'xrechnung'));
  if (model.document.kind === 'invoice')
    writeFileSync(join(folder, 'ebinterface', `${name}.xml`), ebInterfaceInvoice(model.document));
  count++;
}
console.log(`${count} documents`);
