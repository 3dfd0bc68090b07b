import { bit, bitCase } from '../../drawing/kinds/bit.ts';
import { family } from '../family.ts';

// Bits in packs of two and ten: the single one is dearer, so the first condition is not the cheapest.

const packs = [
  { unit: '2er-Pack', pieces: 2, share: 1 },
  { unit: '10er-Pack', pieces: 10, share: 0.78 },
  { unit: 'Einzelstück', pieces: 1, share: 1.25 },
] as const;

const rings = { PH: 'red', PZ: 'blue', TX: 'green' } as const;

const bits = (
  article: string,
  profile: 'PH' | 'PZ' | 'TX',
  drive: string,
  text: string,
  sizes: { n: number; eur: number }[],
) =>
  family({
    article,
    name: `Torsionsbit ${profile}`,
    brand: 'nordfels',
    leaf: 'Bits',
    text,
    points: ['1/4"-Sechskant nach DIN 3126 C 6,3', 'Länge 25 mm'],
    attributes: (s) => ({
      Antrieb: drive,
      Größe: s.size,
      Länge: '25 mm',
      Material: 'S2-Werkzeugstahl',
      Norm: 'ISO 1173',
    }),
    sizes: sizes.map(({ n, eur }) => ({ size: `${profile} ${n}`, n, eur, grams: 8 })),
    draw: (s) => bit({ profile, size: s.n, ring: rings[profile] }),
    offers: packs,
    delivery: 'letter',
  });

export const phillipsBits = bits(
  'BIT-3510',
  'PH',
  'Kreuzschlitz PH',
  'Die Torsionszone zwischen Schaft und Spitze federt Drehmomentspitzen ab und verdoppelt die Standzeit im Akkuschrauber. Phillips ist die richtige Wahl für Trockenbau und Maschinenschrauben – zu erkennen am Kreuz ohne Nebenstrahlen.',
  [
    { n: 1, eur: 3.4 },
    { n: 2, eur: 3.4 },
    { n: 3, eur: 3.8 },
  ],
);

export const pozidrivBits = bits(
  'BIT-3520',
  'PZ',
  'Kreuzschlitz PZ',
  'Pozidriv hat zwischen den vier Flügeln feine Rippen und drückt sich nicht aus der Schraube. Wer Spanplattenschrauben mit PH-Bits dreht, braucht bald neue Schrauben; mit diesem nicht.',
  [
    { n: 1, eur: 3.4 },
    { n: 2, eur: 3.4 },
    { n: 3, eur: 3.8 },
  ],
);

export const torxBits = bits(
  'BIT-3530',
  'TX',
  'Innensechsrund TX',
  'Sechs Lappen, gerade Flanken, kein Auswurf: der Antrieb moderner Holzschrauben. Die Kopfringe sind farbig, damit die Größe auch im Halbdunkel der Dachschräge zu finden ist.',
  [
    { n: 10, eur: 3.9 },
    { n: 15, eur: 3.9 },
    { n: 20, eur: 3.9 },
    { n: 25, eur: 3.9 },
    { n: 30, eur: 4.2 },
    { n: 40, eur: 4.6 },
  ],
);

export const bitCases = family({
  article: 'BIT-3540',
  name: 'Bitkassette',
  brand: 'nordfels',
  leaf: 'Bits',
  also: ['Geschenkideen'],
  text: 'Alles, was Terrasse, Küche und Waschmaschine verlangen, mit magnetischem Schnellwechselhalter. Die Kassette bleibt auch kopfüber geschlossen und zeigt jede Größe aufgedruckt.',
  attributes: (s) => ({ Antrieb: 'gemischt', Teile: s.parts, Länge: '25 mm', Material: 'S2-Werkzeugstahl' }),
  sizes: [
    {
      size: '10-teilig',
      parts: '10-teilig',
      list: ['PH1', 'PH2', 'PZ1', 'PZ2', 'TX10', 'TX15', 'TX20', 'TX25', 'TX30', 'TX40'],
      eur: 17.9,
      grams: 190,
    },
    {
      size: '16-teilig',
      parts: '16-teilig',
      list: [
        'PH1',
        'PH2',
        'PH3',
        'PZ1',
        'PZ2',
        'PZ3',
        'HX4',
        'HX5',
        'TX10',
        'TX15',
        'TX20',
        'TX25',
        'TX27',
        'TX30',
        'TX40',
        'TX50',
      ],
      eur: 24.9,
      grams: 270,
    },
  ],
  draw: (s) => bitCase({ sizes: s.list, title: `BIT-BOX · ${s.parts}` }),
  leading: '16-teilig',
});
