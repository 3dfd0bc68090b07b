import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Brand } from './brand.ts';

/** What a data sheet says: a table of facts and paragraphs under headings. */
export type DataSheet = {
  /** Name the customer sees when saving it. */
  filename: string;
  title: string;
  brand: string;
  facts: readonly (readonly [string, string])[];
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
};

const INK = '#2b2825';
const MUTED = '#6b645c';
const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;

/** The date that every sheet bears: fixed, so that the same words give the same file. */
const ISSUED = new Date('2026-10-01T08:00:00Z');

const fontFile = (weight: string): string =>
  createRequire(import.meta.url).resolve(
    `@fontsource/barlow-condensed/files/barlow-condensed-latin-${weight}-normal.woff`,
  );

/** What kind of sheet it is, as its file name begins. */
const kindOf = ({ filename }: DataSheet): string =>
  /^(Technisches Merkblatt|\p{L}+)/u.exec(filename)?.[0] ?? 'Datenblatt';

const head = (pdf: PDFKit.PDFDocument, sheet: DataSheet, brand: Brand): void => {
  pdf.rect(0, 0, 595.28, 92).fill(brand.livery.main);
  pdf.rect(0, 92, 595.28, 5).fill(brand.livery.second);
  pdf.fill('#ffffff').font('strong').fontSize(26).text(brand.name, MARGIN, 32);
  pdf.font('text').fontSize(11).text(kindOf(sheet), MARGIN, 40, { width: WIDTH, align: 'right' });
  pdf.fill(INK).font('strong').fontSize(24).text(sheet.title, MARGIN, 128, { width: WIDTH });
};

const factTable = (pdf: PDFKit.PDFDocument, facts: DataSheet['facts']): void => {
  pdf.moveDown(0.8);
  for (const [name, value] of facts) {
    const y = pdf.y;
    pdf
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .lineWidth(0.6)
      .stroke('#cfc7b8');
    pdf
      .fill(MUTED)
      .font('text')
      .fontSize(12)
      .text(name, MARGIN, y + 6, { width: 190 });
    pdf
      .fill(INK)
      .font('medium')
      .text(value, MARGIN + 200, y + 6, { width: WIDTH - 200 });
    pdf.y = Math.max(pdf.y, y + 20) + 5;
  }
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(MARGIN + WIDTH, pdf.y)
    .lineWidth(0.6)
    .stroke('#cfc7b8');
};

const sections = (pdf: PDFKit.PDFDocument, list: DataSheet['sections']): void => {
  for (const { heading, paragraphs } of list) {
    pdf.moveDown(1).fill(INK).font('strong').fontSize(15).text(heading, MARGIN, undefined, { width: WIDTH });
    for (const paragraph of paragraphs) {
      pdf.moveDown(0.3).font('text').fontSize(12.5).text(paragraph, { width: WIDTH, lineGap: 2.5 });
    }
  }
};

const foot = (pdf: PDFKit.PDFDocument, brand: Brand): void => {
  const month = new Intl.DateTimeFormat('de-AT', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(ISSUED);
  pdf.fill(MUTED).font('text').fontSize(9.5);
  pdf.text(`${brand.company} · ${brand.address} · ${brand.email}`, MARGIN, 768, { width: WIDTH, lineBreak: false });
  pdf.text(`Stand ${month}. Beispieldaten eines Demonstrationsshops; die genannte Marke ist erfunden.`, MARGIN, 781, {
    width: WIDTH,
    lineBreak: false,
  });
};

/**
 * Sets one data sheet on a page of A4, in the catalogue's typeface and the maker's colours; the caller pipes and ends
 * it.
 */
export const setDataSheet = (sheet: DataSheet, brand: Brand): PDFKit.PDFDocument => {
  const info = { Title: `${sheet.title} – ${brand.name}`, Author: brand.company, CreationDate: ISSUED };
  const margins = { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 24 };
  const pdf = new PDFDocument({ size: 'A4', margins, lang: 'de', displayTitle: true, info });
  pdf.registerFont('text', fontFile('500'));
  pdf.registerFont('medium', fontFile('600'));
  pdf.registerFont('strong', fontFile('700'));
  head(pdf, sheet, brand);
  factTable(pdf, sheet.facts);
  sections(pdf, sheet.sections);
  foot(pdf, brand);
  return pdf;
};
