import { expect, test } from 'vitest';
import { wholeNumberOrLeftOut } from '../../field-kinds.ts';
import { unitSaid } from './heading-units.ts';
import { inUnitOfField } from './in-unit-of-field.ts';
import { measuredByKind } from './measured-fields.ts';

test.each([
  ['length', 'Länge (cm)', '40', '400'],
  ['length', 'Länge in cm', '2,55', '25,5'],
  ['length', 'Länge [cm]', '40 cm', '400'],
  ['length', 'Länge (cm, außen)', '40 mm', '40'],
  ['width', 'Breite (m)', '1,5', '1500'],
  ['height', 'Höhe (Zoll)', '3,5', '88,9'],
  ['height', 'Höhe (in)', '2', '50,8'],
  ['height', 'Höhe mm', '35', '35'],
  ['weight', 'Gewicht (t)', '2', '2000000'],
  ['weight', 'Gewicht (kg)', '0,25', '250'],
  ['weight', 'Gewicht (kg)', '0,0001', '1'],
  ['weight', 'Gewicht kg', '25', '25000'],
  ['weight', 'Gewicht (lb)', '2', '908'],
  ['weight', 'Gewicht (kg/Stk)', '2', '2000'],
  ['weight', 'Gewicht (brutto, kg)', '2 kg', '2000'],
  ['deliveryDays', 'Lieferzeit (Wochen)', '3', '18'],
  ['deliveryDays', 'Lieferzeit in Wochen', '1–2', '6–12'],
  ['deliveryDays', 'Lieferzeit (Wochen)', '2 Tage', '2'],
  ['deliveryDays', 'Lieferzeit (Werktage)', '2-4', '2-4'],
  ['stock', 'Bestand (pieces)', '4', '4'],
  ['stock', 'Bestand (VKE)', '4', '4'],
  ['deposit', 'Pfand (je 6)', '1,50', '0,25'],
  ['deposit', 'Pfand (Cent je 6)', '150', '0,25'],
  ['content', 'Inhalt (ml)', '750', '750 ml'],
  ['content', 'Inhalt (ml)', '6 x 330', '6 x 330 ml'],
  ['content', 'Füllmenge in l', '0,5 l', '0,5 l'],
  ['stock', 'Bestand (Stk)', '+4', '+4'],
  ['fat', 'Fett (g/100 g)', '4,5', '4,5'],
  ['salt', 'Salz (mg)', '250', '0,25'],
  ['price', 'Preis (Cent)', '1999', '19,99'],
  // An ambiguous number (one or a thousand) stays with its unit, so that the field refuses it.
  ['length', 'Länge (cm)', '1.000', '1.000 cm'],
  ['weight', 'Gewicht (kg)', 'schwer', 'schwer'],
])('%s: below „%s“ %s is %s', (field, heading, cell, converted) => {
  const said = unitSaid(field, heading);
  expect(said && inUnitOfField(cell, said)).toBe(converted);
});

test.each([
  ['stock', 'Bestand (100 Stk)', '100 Stk'],
  ['stock', 'Bestand (100)', '100'],
  ['stock', 'Bestand in Kartons', 'Kartons'],
  ['stock', 'Bestand (kg)', 'kg'],
  ['weight', 'Gewicht (kg/100 Stk)', 'kg/100 Stk'],
  ['weight', 'Gewicht (kg/m)', 'kg/m'],
  ['weight', 'Gewicht cm', 'cm'],
  ['length', 'Länge (kg)', 'kg'],
  ['deliveryDays', 'Lieferzeit (Monate)', 'Monate'],
  ['deliveryDays', 'Lieferzeit (h)', 'h'],
  ['minAmount', 'Mindestmenge (VPE)', 'VPE'],
  ['minimumAge', 'Mindestalter (Monate)', 'Monate'],
  ['price', 'Preis (CHF netto)', 'CHF'],
  ['scales', 'Staffelpreise (Cent)', 'Cent'],
])('%s: the unit of „%s“ is none of it', (field, heading, word) => {
  expect(unitSaid(field, heading)).toEqual({ kind: 'strange', word });
});

test('a content has no unit of pieces, and the import gives another advice', () => {
  expect(unitSaid('content', 'Inhalt (Stk)')).toEqual({ kind: 'strange', word: 'Stk', isCount: true });
});

test.each([
  ['stock', 'Bestand (Lager Wien)'],
  ['stock', 'Bestand (2026)'],
  ['length', 'Länge L'],
  ['length', 'Länge (außen)'],
  ['weight', 'Gewicht (netto)'],
  ['price', 'Preis (€ netto)'],
  ['taxRate', 'MwSt (%)'],
])('%s: „%s“ says nothing of a unit', (field, heading) => expect(unitSaid(field, heading)).toBeUndefined());

test('a new field needs no line here: what its kind says stands behind its number is understood in its heading', () => {
  const kind = wholeNumberOrLeftOut(1, 120, ['Monate', 'Monat']);
  const fields = measuredByKind({
    guarantee: { column: 'guarantee_months', unnamed: 'keep', kind, headings: { guarantee: 'Garantie' } },
  });
  expect(unitSaid('guarantee', 'Garantie in Monaten', fields)).toMatchObject({ kind: 'times', factor: 1 });
  expect(unitSaid('guarantee', 'Garantie (Monate)', fields)).toMatchObject({ kind: 'times', factor: 1 });
  expect(unitSaid('guarantee', 'Garantie (Jahre)', fields)).toEqual({ kind: 'strange', word: 'Jahre' });
  expect(unitSaid('guarantee', 'Garantie (kg)', fields)).toEqual({ kind: 'strange', word: 'kg' });
  expect(unitSaid('guarantee', 'Garantie', fields)).toBeUndefined();
});
