import { shareOf } from '../../drawing/drawing.ts';
import { cuttingDisc } from '../../drawing/kinds/cutting-disc.ts';
import { fleece } from '../../drawing/kinds/fleece.ts';
import { sandingDisc, sandingRoll, sandingSheet } from '../../drawing/kinds/sanding.ts';
import { cupBrush, wireBrush } from '../../drawing/kinds/wire-brush.ts';
import { family } from '../family.ts';

// Abrasives by grit, sold by sheet, disc and metre.

const grits = (list: readonly (readonly [number, number])[], grams: number) =>
  list.map(([grit, eur]) => ({ size: `P ${grit}`, grit, eur, grams }));

export const sheets = family({
  article: 'SLF-8610',
  name: 'Schleifpapier Bogen 230 × 280 mm',
  brand: 'kornblatt',
  leaf: 'Schleifpapier',
  text: 'Edelkorund auf zähem Papier, offen gestreut mit Wirkstoffschicht gegen Zusetzen. Immer die nächste Körnung nehmen und keine überspringen: 80 – 120 – 180 – 240 ist schneller als 80 – 240.',
  attributes: (s) => ({ Körnung: s.size, Kornart: 'Edelkorund', Format: '230 × 280 mm', Unterlage: 'Papier' }),
  sizes: grits(
    [
      [60, 0.95],
      [80, 0.9],
      [120, 0.9],
      [180, 0.9],
      [240, 0.9],
      [400, 0.95],
    ],
    28,
  ),
  draw: (s) => sandingSheet({ grit: s.grit }),
  offers: [
    { unit: '10 Bogen', pieces: 10, share: 0.9 },
    { unit: 'Einzelbogen', pieces: 1, share: 1 },
    { unit: 'Paket 50 Bogen', pieces: 50, share: 0.72 },
  ],
  delivery: 'letter',
  leading: 'P 120',
});

export const rolls = family({
  article: 'SLF-8620',
  name: 'Schleifgewebe Rolle 115 mm',
  brand: 'kornblatt',
  leaf: 'Schleifpapier',
  text: 'Baumwollgewebe für Handblock und Drechselbank: lässt sich längs reißen, knickt ohne Kornverlust und passt sich Profilen an. Sparrolle für die Werkstatt, am laufenden Meter für den Versuch.',
  attributes: (s) => ({ Körnung: s.size, Kornart: 'Korund', Breite: '115 mm', Unterlage: 'Baumwollgewebe' }),
  sizes: grits(
    [
      [40, 2.9],
      [80, 2.6],
      [120, 2.5],
      [180, 2.5],
      [240, 2.5],
    ],
    70,
  ),
  draw: (s) => sandingRoll({ grit: s.grit, width: 115 }),
  offers: [
    { unit: 'Meter', pieces: 1, share: 1 },
    { unit: 'Rolle 5 m', pieces: 5, share: 0.9 },
    { unit: 'Rolle 25 m', pieces: 25, share: 0.72 },
  ],
  contents: () => ({ amount: 1, per: '1 m' }),
});

const disc = (
  article: string,
  diameter: number,
  holes: number,
  text: string,
  list: readonly (readonly [number, number])[],
) =>
  family({
    article,
    name: `Schleifscheibe Klett ${diameter} mm`,
    brand: 'kornblatt',
    leaf: 'Schleifscheiben',
    text,
    attributes: (s) => ({
      Körnung: s.size,
      Durchmesser: `${diameter} mm`,
      Lochung: `${holes}-Loch`,
      Kornart: 'Keramikkorn',
    }),
    sizes: grits(list, 6),
    draw: (s) => sandingDisc({ diameter, holes, grit: s.grit }),
    offers: [
      { unit: '10er-Pack', pieces: 10, share: 1 },
      { unit: '50er-Pack', pieces: 50, share: 0.8 },
      { unit: 'Stück', pieces: 1, share: 1.2 },
    ],
    delivery: 'letter',
  });

export const smallDiscs = disc(
  'SLF-8710',
  125,
  8,
  'Keramisches Korn bricht beim Schleifen nach und bleibt scharf. Acht Löcher, passend zum 125er-Teller; die Staubabsaugung verdreifacht die Standzeit, also anschließen.',
  [
    [40, 0.95],
    [80, 0.85],
    [120, 0.85],
    [180, 0.85],
    [240, 0.85],
  ],
);

export const largeDiscs = disc(
  'SLF-8720',
  150,
  15,
  'Für den 150er-Teller mit Multiloch-Absaugung. Von der Rohdiele bis zum Zwischenschliff im Lack; ab P 240 die Maschine nur führen, nicht drücken.',
  [
    [60, 1.15],
    [80, 1.05],
    [120, 1.05],
    [180, 1.05],
    [240, 1.05],
    [320, 1.05],
  ],
);

export const fleecePads = family({
  article: 'SLF-8730',
  name: 'Schleifvlies Handpad',
  brand: 'kornblatt',
  leaf: 'Schleifscheiben',
  text: 'Für alles, was matt werden soll, aber keine Kratzer haben darf: Lackzwischenschliff, Edelstahl, geölte Flächen. Auswaschbar und erstaunlich lange haltbar.',
  attributes: (s) => ({ Feinheit: s.grade, Farbe: s.colour, Format: '150 × 230 mm' }),
  sizes: [
    { size: 'mittel, rot', grade: 'mittel', colour: 'rot', fill: 'red' as const, eur: 2.2, grams: 18 },
    { size: 'fein, grün', grade: 'fein', colour: 'grün', fill: 'green' as const, eur: 2.2, grams: 18 },
    { size: 'sehr fein, grau', grade: 'sehr fein', colour: 'grau', fill: 'grey' as const, eur: 2.2, grams: 18 },
  ],
  draw: (s) => fleece({ fill: s.fill, grade: s.grade.toUpperCase() }),
  offers: [
    { unit: 'Stück', pieces: 1, share: 1 },
    { unit: '10er-Pack', pieces: 10, share: 0.8 },
  ],
  delivery: 'letter',
});

export const cuttingDiscs = family({
  article: 'TRS-8810',
  name: 'Trennscheibe Inox/Stahl',
  brand: 'kornblatt',
  leaf: 'Trennscheiben',
  text: 'Eisen-, schwefel- und chlorfrei gebunden, darum auch für Edelstahl. Die dünne Scheibe trennt kühl und fast gratfrei; die dickere hält länger, wenn Profil statt Blech zu schneiden ist. Ablaufdatum auf dem Metallring beachten.',
  attributes: (s) => ({
    Durchmesser: `${s.d} mm`,
    Stärke: s.thick,
    Bohrung: '22,23 mm',
    Verwendung: 'Edelstahl und Stahl',
    Norm: 'EN 12413',
  }),
  sizes: [
    { size: '115 × 1,0 mm', d: 115, thick: '1,0 mm', eur: 1.6, grams: 20 },
    { size: '125 × 1,0 mm', d: 125, thick: '1,0 mm', eur: 1.7, grams: 24 },
    { size: '125 × 1,6 mm', d: 125, thick: '1,6 mm', eur: 1.9, grams: 38 },
    { size: '230 × 1,9 mm', d: 230, thick: '1,9 mm', eur: 3.9, grams: 150 },
    { size: '230 × 2,5 mm', d: 230, thick: '2,5 mm', eur: 4.2, grams: 200 },
  ],
  draw: (s) => cuttingDisc({ diameter: s.d, thickness: s.thick, use: 'INOX · STAHL' }),
  offers: [
    { unit: 'Stück', pieces: 1, share: 1 },
    { unit: 'Dose 10 Stück', pieces: 10, share: 0.82 },
    { unit: 'VPE 100 Stück', pieces: 100, share: 0.66 },
  ],
  leading: '125 × 1,0 mm',
});

export const grindingDiscs = family({
  article: 'TRS-8820',
  name: 'Schruppscheibe Stahl',
  brand: 'kornblatt',
  leaf: 'Trennscheiben',
  text: 'Gekröpft und 6 mm stark: für Schweißnähte und Gussgrate. Anstellwinkel 25 bis 30°, niemals mit der Trennscheibe schruppen – dafür ist sie nicht gebaut.',
  attributes: (s) => ({
    Durchmesser: `${s.d} mm`,
    Stärke: '6,0 mm',
    Bohrung: '22,23 mm',
    Verwendung: 'Stahl',
    Norm: 'EN 12413',
  }),
  sizes: [
    { size: '125 × 6,0 mm', d: 125, eur: 2.9, grams: 160 },
    { size: '230 × 6,0 mm', d: 230, eur: 6.4, grams: 560 },
  ],
  draw: (s) => cuttingDisc({ diameter: s.d, thickness: '6,0 mm', use: 'STAHL', share: shareOf(s.d, 125, 230, 0.88) }),
  offers: [
    { unit: 'Stück', pieces: 1, share: 1 },
    { unit: '10er-Pack', pieces: 10, share: 0.85 },
  ],
});

export const cupBrushes = family({
  article: 'DRB-8910',
  name: 'Topfbürste gewellt M 14',
  brand: 'kornblatt',
  leaf: 'Drahtbürsten',
  text: 'Für den Winkelschleifer: entrostet und entlackt ebene Flächen. Stahldraht auf Stahl, Messingdraht auf Buntmetall und dort, wo Funken unerwünscht sind. Höchstdrehzahl 8.500/min – mehr lässt die Drähte fliegen.',
  attributes: (s) => ({ Durchmesser: `${s.d} mm`, Drahtstärke: '0,30 mm', Material: s.wire, Gewinde: 'M 14' }),
  sizes: [
    { size: '65 mm, Stahldraht', d: 65, wire: 'Stahldraht', fill: 'steel' as const, eur: 9.9, grams: 210 },
    { size: '75 mm, Stahldraht', d: 75, wire: 'Stahldraht', fill: 'steel' as const, eur: 11.9, grams: 280 },
    { size: '75 mm, Messingdraht', d: 75, wire: 'Messingdraht', fill: 'brass' as const, eur: 15.9, grams: 290 },
  ],
  draw: (s) => cupBrush({ diameter: s.d, wire: s.fill }),
});

export const handBrushes = family({
  article: 'DRB-8920',
  name: 'Hand-Drahtbürste',
  brand: 'kornblatt',
  leaf: 'Drahtbürsten',
  text: 'Geschweiftes Buchenholz, eingezogener Draht. Drei Reihen für Nähte und Ecken, fünf für die Fläche; Messing dort, wo Funken oder Kratzer nicht sein dürfen.',
  attributes: (s) => ({ Reihen: s.size.split(',')[0] ?? s.size, Material: s.wire, Länge: '256 mm' }),
  sizes: [
    { size: '3-reihig, Stahldraht', rows: 3, wire: 'Stahldraht', fill: 'steel' as const, eur: 4.9, grams: 120 },
    { size: '5-reihig, Stahldraht', rows: 5, wire: 'Stahldraht', fill: 'steel' as const, eur: 5.9, grams: 160 },
    {
      size: '3-reihig, Messingdraht',
      rows: 3,
      wire: 'Messingdraht',
      fill: 'brass' as const,
      eur: 6.9,
      grams: 125,
      stock: 'red' as const,
    },
  ],
  draw: (s) => wireBrush({ rows: s.rows, wire: s.fill }),
  views: ['detail'],
});
