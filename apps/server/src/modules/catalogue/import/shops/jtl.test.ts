import { expect, test } from 'vitest';
import { readRows } from './testing/read-shop.ts';

test('JTL-Ameise: parents are no articles, gross before net, levels of categories', async () => {
  const { name, drafts } = await readRows(';', [
    [
      'Artikelnummer',
      'Artikelname',
      'Std. VK Netto',
      'Std. VK Brutto',
      'Steuersatz',
      'HAN',
      'EAN/Barcode',
      'Hersteller',
      'Lagerbestand',
      'Versandgewicht',
      'Bild 1 Pfad/URL',
      'Kategorie Level 1',
      'Kategorie Level 2',
      'Identifizierungsspalte Vaterartikel',
      'Variationsname 1',
      'Variationswertname 1',
      'Aktiv',
      'UVP',
      'TARIC-Code',
      'Herkunftsland',
    ],
    [
      'V',
      'Hemd',
      '10,00',
      '12,00',
      '20',
      '',
      '',
      'Huber',
      '0',
      '0,5',
      'a.jpg',
      'Kleidung',
      'Hemden',
      '',
      '',
      '',
      'Y',
      '',
      '',
      '',
    ],
    [
      'V-S',
      'Hemd S',
      '10,00',
      '12,00',
      '20',
      '',
      '',
      '',
      '1.000',
      '',
      '',
      '',
      '',
      'V',
      'Größe',
      'S',
      'Y',
      '15,00',
      '62052000',
      'DE',
    ],
    ['Z', 'Zange', '8,00', '', '20', 'H-9', '', '', '', '', '', 'Werkzeug', '', '', '', '', 'N', '', '', ''],
  ]);
  expect(name).toBe('JTL');
  expect(drafts).toMatchObject([
    {
      ...{
        articleNumber: 'V-S',
        name: 'Hemd',
        brand: 'Huber',
        familyKey: 'V',
        familyName: 'Hemd',
        weightGrams: 500,
        origin: 'DE',
        tariff: '62052000',
      },
      familyValues: [{ name: 'Größe', value: 'S' }],
      category: { names: ['Kleidung', 'Hemden'] },
      conditions: [{ gross: 12, listPrice: 15, declared: 'gross', taxRate: 20, stock: 1000 }],
    },
    {
      articleNumber: 'Z',
      isActive: 'nein',
      makerNumber: 'H-9',
      category: { names: ['Werkzeug'] },
      conditions: [{ net: 8, declared: 'net' }],
    },
  ]);
});

test('JTL-Ameise: a net and a gross price that contradict each other by the tax rate are told', async () => {
  const { records } = await readRows(';', [
    ['Artikelnummer', 'Artikelname', 'Kategorie Level 1', 'Std. VK Netto', 'Std. VK Brutto', 'Steuersatz'],
    ['A', 'Zange', 'Zangen', '24,9167', '29,90', '20'],
    ['B', 'Säge', 'Sägen', '24,92', '29,90', '20'],
    ['C', 'Feile', 'Feilen', '20,00', '29,90', '20'],
  ]);
  const told = records.map((record) => (record.kind === 'product' ? record.warnings : null));
  const reason = 'Preis: netto 20,00 und brutto 29,90 passen bei 20 % nicht zusammen. Bitte prüfen, welcher gilt.';
  expect(told).toEqual([[], [], [{ row: 4, reason }]]);
});
