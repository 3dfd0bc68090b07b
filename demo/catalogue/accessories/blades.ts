import { shareOf } from '../../drawing/drawing.ts';
import { jigsawBlades, sawBlade } from '../../drawing/kinds/saw-blade.ts';
import { family } from '../family.ts';

// Circular and jigsaw blades, named by the cut they leave.

type Row = readonly [diameter: number, bore: number, teeth: number, use: string, eur: number, grams: number];

export const circularBlades = family({
  article: 'SBL-8510',
  name: 'Kreissägeblatt Hartmetall',
  brand: 'spanwerk',
  leaf: 'Kreissägeblätter',
  text: 'Wenig Zähne schneiden schnell und längs, viele Zähne sauber und quer. Dehnungsfugen, gelasert und mit Dämpfungsharz gefüllt, halten das Blatt ruhig; die Zähne sind dick genug, um fünf- bis achtmal nachgeschärft zu werden.',
  points: ['Wechselzahn 15°', 'Schärfdienst im Haus: EUR 0,45 je Zahn'],
  attributes: (s) => ({
    Durchmesser: `${s.diameter} mm`,
    Bohrung: `${s.bore} mm`,
    Zähnezahl: `Z ${s.teeth}`,
    Verwendung: s.use,
    Norm: 'EN 847-1',
  }),
  sizes: (
    [
      [160, 20, 24, 'Längsschnitt', 24.9, 260],
      [160, 20, 48, 'Feinschnitt', 34.9, 270],
      [165, 20, 24, 'Längsschnitt', 25.9, 280],
      [190, 30, 24, 'Längsschnitt', 27.9, 380],
      [190, 30, 48, 'Feinschnitt', 38.9, 390],
      [216, 30, 60, 'Feinschnitt', 47.9, 560],
      [250, 30, 40, 'Universal', 49.9, 780],
      [250, 30, 80, 'Feinschnitt', 74.9, 800],
      [315, 30, 28, 'Längsschnitt', 64.9, 1400],
    ] as const satisfies readonly Row[]
  ).map(([diameter, bore, teeth, use, eur, grams]) => ({
    size: `${diameter} × ${bore} mm, Z ${teeth}`,
    diameter,
    bore,
    teeth,
    use,
    eur,
    grams,
  })),
  draw: (s) =>
    sawBlade({
      diameter: s.diameter,
      bore: s.bore,
      teeth: s.teeth,
      use: s.use,
      share: shareOf(s.diameter, 160, 315, 0.76),
    }),
  views: ['detail'],
  leading: '190 × 30 mm, Z 48',
});

export const jigBlades = family({
  article: 'SBL-8520',
  name: 'Stichsägeblatt T-Schaft',
  brand: 'zahnreich',
  leaf: 'Stichsägeblätter',
  text: 'Fünf Blätter auf der Karte, die Verwendung groß aufgedruckt. Lange Teilung für schnelle, kurze für saubere Schnitte; für beschichtete Platten mit umgekehrter Verzahnung, damit die gute Seite oben bleiben darf.',
  attributes: (s) => ({
    Verwendung: s.size,
    Zahnteilung: s.teeth,
    Länge: `${s.length} mm`,
    Material: s.steel,
    Schaft: 'T-Schaft',
  }),
  sizes: [
    { size: 'Holz grob', code: 'HG 100', length: 100, pitch: 4, teeth: '4,0 mm', steel: 'HCS', eur: 6.9, grams: 60 },
    { size: 'Holz fein', code: 'HF 100', length: 100, pitch: 2.5, teeth: '2,5 mm', steel: 'HCS', eur: 7.5, grams: 60 },
    { size: 'Holz Kurven', code: 'HK 76', length: 76, pitch: 1.9, teeth: '1,9 mm', steel: 'HCS', eur: 7.5, grams: 45 },
    {
      size: 'Küchenplatte',
      code: 'KP 100',
      length: 100,
      pitch: 2.7,
      teeth: '2,7 mm',
      steel: 'HCS',
      eur: 8.9,
      grams: 60,
    },
    { size: 'Metall', code: 'ME 76', length: 76, pitch: 1.2, teeth: '1,2 mm', steel: 'HSS', eur: 9.9, grams: 50 },
    {
      size: 'Metall und Holz',
      code: 'BI 132',
      length: 132,
      pitch: 2.4,
      teeth: '2,4 mm',
      steel: 'Bimetall',
      eur: 14.9,
      grams: 80,
    },
  ],
  draw: (s) => jigsawBlades({ length: s.length, pitch: s.pitch, use: s.size, code: s.code }),
  offers: [
    { unit: '5er-Karte', pieces: 1, share: 1 },
    { unit: '25er-Packung', pieces: 5, share: 0.84 },
  ],
  delivery: 'letter',
  leading: 'Holz fein',
});
