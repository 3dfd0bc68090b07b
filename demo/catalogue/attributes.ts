import { type DefinedAttribute, inGroup, numbers, texts } from '../assembly/defined-attribute.ts';

/**
 * The attributes in the order of the product pages and filters. Lengths keep their units: ropes are sold by the metre,
 * drills by the millimetre.
 */
export const definedAttributes: readonly DefinedAttribute[] = [
  ...inGroup('Maße und Aufnahme', [
    ...numbers('mm', 'Durchmesser', 'Außendurchmesser'),
    ...numbers('g', 'Kopfgewicht'),
    ...texts('Größe', 'Gewinde'),
    ...numbers('mm', 'Schlüsselweite'),
    ...texts('Schneide', 'Antrieb'),
    ...numbers('mm', 'Spannweite'),
    ...texts('Klinge', 'Länge'),
    ...numbers('mm', 'Arbeitslänge', 'Nutzlänge', 'Blattlänge', 'Kopflänge', 'Breite', 'Höhe', 'Stärke'),
    ...numbers('mm', 'Ausladung', 'Arbeitshöhe'),
    ...texts('Schaft', 'Bohrung', 'Inhalt', 'Gebinde', 'Format', 'Seiten'),
  ]),
  ...inGroup('Leistung', [
    ...numbers('V', 'Spannung'),
    ...numbers('W', 'Leistung'),
    ...numbers('Nm', 'Drehmoment'),
    ...texts('Leerlaufdrehzahl'),
    ...numbers('lm', 'Lichtstrom'),
    ...numbers('h', 'Leuchtdauer'),
    ...numbers('Ah', 'Kapazität'),
    ...numbers('kg', 'Tragkraft'),
    { name: 'Schlagwerk', kind: 'yes-no' },
    ...texts('Bohrfutter', 'Stromversorgung', 'Schutzart'),
  ]),
  ...inGroup('Material und Ausführung', [
    ...texts('Material', 'Griff', 'Oberfläche', 'Farbe', 'Farbton', 'Form', 'Bauform', 'Ausführung'),
    ...texts('Kornart', 'Körnung', 'Unterlage', 'Borste', 'Grundlage', 'Festigkeit', 'Zellen'),
  ]),
  ...inGroup('Einsatz', [{ name: 'Geeignet für', kind: 'several' }, ...texts('Verwendung', 'Lieferumfang', 'Norm')]),
];
