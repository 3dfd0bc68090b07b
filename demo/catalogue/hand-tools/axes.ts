import { shareOf } from '../../drawing/drawing.ts';
import { axe } from '../../drawing/kinds/axe.ts';
import { coldChisel } from '../../drawing/kinds/cold-chisel.ts';
import { family } from '../family.ts';

// Axes by what they do to wood, and the chisels that are struck.

const helve = 'Hickory, doppelt geschweift';

export const fellingAxes = family({
  article: 'AXT-1410',
  name: 'Forstaxt',
  brand: 'grimmhold',
  leaf: 'Äxte',
  text: 'Schlankes Blatt mit feinem Schliff zum Fällen und Entasten. Das Blatt ist frei geschmiedet, die Schneide von Hand auf Rasierschärfe abgezogen; ein Lederschutz liegt bei. Der Stiel ist so ausgesucht, dass die Jahrringe stehend zur Schneide verlaufen.',
  points: ['Schneide 54–57 HRC', 'Schneidenschutz aus Rindleder inbegriffen'],
  attributes: (s) => ({
    Kopfgewicht: s.weight,
    Länge: `${s.length} mm`,
    Griff: helve,
    Verwendung: 'Fällen und Entasten',
  }),
  sizes: [
    { size: '800 g', weight: '800 g', length: 500, edge: 95, eur: 62.9, grams: 1350 },
    { size: '1250 g', weight: '1250 g', length: 700, edge: 110, eur: 74.9, grams: 2050 },
    { size: '1400 g', weight: '1400 g', length: 800, edge: 120, eur: 79.9, grams: 2300 },
  ],
  draw: (s) =>
    axe({ stamp: s.size, length: s.length, edge: s.edge, shape: 'felling', share: shareOf(s.length, 500, 800, 0.85) }),
  views: ['measures', 'detail'],
  delivery: 'long',
  leading: '1250 g',
});

export const splittingAxes = family({
  article: 'AXT-1420',
  name: 'Spaltaxt',
  brand: 'grimmhold',
  leaf: 'Äxte',
  text: 'Breite Wangen, die das Holz auseinanderdrücken, statt darin stecken zu bleiben. Für trockene Buche und Fichte bis etwa 30 cm Durchmesser; darüber nehmen Sie den schweren Kopf. Das Haus ist zum Keiltreiben nicht gehärtet – bitte nicht als Hammer verwenden.',
  attributes: (s) => ({ Kopfgewicht: s.weight, Länge: `${s.length} mm`, Griff: helve, Verwendung: 'Spalten' }),
  sizes: [
    { size: '2000 g', weight: '2000 g', length: 700, edge: 75, eur: 72.9, grams: 2900 },
    { size: '2500 g', weight: '2500 g', length: 800, edge: 82, eur: 82.9, grams: 3500 },
    { size: '3000 g', weight: '3000 g', length: 900, edge: 88, eur: 94.9, grams: 4150, stock: 'yellow' as const },
  ],
  draw: (s) =>
    axe({
      stamp: s.size,
      length: s.length,
      edge: s.edge,
      shape: 'splitting',
      share: shareOf(s.length, 700, 900, 0.88),
    }),
  views: ['measures'],
  delivery: 'long',
});

export const hatchets = family({
  article: 'AXT-1430',
  name: 'Zimmermannsbeil',
  brand: 'grimmhold',
  leaf: 'Äxte',
  text: 'Der tiefe Bart führt die Hand nah an die Schneide – zum Anspitzen, Ausklinken und für das Span-für-Span-Arbeiten am Balken. Einseitig angeschliffen auf Wunsch; ab Lager beidseitig.',
  attributes: (s) => ({ Kopfgewicht: s.weight, Länge: `${s.length} mm`, Griff: 'Hickory', Verwendung: 'Zimmern' }),
  sizes: [
    { size: '600 g', weight: '600 g', length: 360, edge: 110, eur: 49.9, grams: 900 },
    { size: '1000 g', weight: '1000 g', length: 400, edge: 125, eur: 59.9, grams: 1400 },
  ],
  draw: (s) =>
    axe({ stamp: s.size, length: s.length, edge: s.edge, shape: 'carpenter', share: shareOf(s.length, 360, 400, 0.9) }),
  views: ['measures'],
});

export const flatChisels = family({
  article: 'MEI-1510',
  name: 'Flachmeißel',
  brand: 'grimmhold',
  leaf: 'Meißel',
  text: 'Zum Trennen von Blech, zum Abscheren festgerosteter Schrauben, zum Verputzen von Gussgraten. Der Kopf ist weich angelassen und pilzt auf, ohne zu splittern; Aufwürfe rechtzeitig abschleifen.',
  points: ['lufthärtender Stahl, nachschleifbar', 'Schaft achtkantig, lackiert'],
  attributes: (s) => ({ Länge: s.size, Schneide: `${s.edge} mm`, Material: 'Chrom-Vanadium-Stahl', Norm: 'DIN 6453' }),
  sizes: [
    { size: '100 mm', length: 100, edge: 12, eur: 5.9, grams: 110 },
    { size: '125 mm', length: 125, edge: 15, eur: 6.9, grams: 160 },
    { size: '150 mm', length: 150, edge: 18, eur: 7.9, grams: 230 },
    { size: '200 mm', length: 200, edge: 23, eur: 9.9, grams: 390 },
    { size: '250 mm', length: 250, edge: 25, eur: 12.9, grams: 560 },
  ],
  draw: (s) =>
    coldChisel({
      length: s.length,
      edge: s.edge,
      shape: 'flat',
      stamp: s.size,
      share: shareOf(s.length, 100, 250, 0.72),
    }),
  views: ['measures'],
});

export const pointChisels = family({
  article: 'MEI-1520',
  name: 'Spitzmeißel',
  brand: 'grimmhold',
  leaf: 'Meißel',
  text: 'Für Durchbrüche und Schlitze in Mauerwerk und Beton. Die Spitze ist 60 mm tief gehärtet, lässt sich also mehrmals nachschleifen, bevor der Schmied gebraucht wird.',
  attributes: (s) => ({ Länge: s.size, Material: 'Chrom-Vanadium-Stahl', Norm: 'DIN 7256' }),
  sizes: [
    { size: '250 mm', length: 250, eur: 9.9, grams: 520 },
    { size: '300 mm', length: 300, eur: 11.9, grams: 650 },
  ],
  draw: (s) =>
    coldChisel({ length: s.length, edge: 0, shape: 'point', stamp: s.size, share: shareOf(s.length, 250, 300, 0.9) }),
  views: ['measures'],
});

export const pinPunches = family({
  article: 'MEI-1530',
  name: 'Splintentreiber',
  brand: 'grimmhold',
  leaf: 'Meißel',
  text: 'Zylindrisch geschliffene Spitze, damit der Splint auf ganzer Länge folgt. Immer eine Nummer kleiner wählen als das Loch und den ersten Schlag kurz führen – dann bleibt der Treiber gerade.',
  attributes: (s) => ({ Durchmesser: s.size, Länge: '150 mm', Material: 'Chrom-Vanadium-Stahl', Norm: 'DIN 6450' }),
  sizes: [
    { size: '2 mm', edge: 2, eur: 5.5, grams: 70 },
    { size: '3 mm', edge: 3, eur: 5.5, grams: 75 },
    { size: '4 mm', edge: 4, eur: 5.9, grams: 80 },
    { size: '5 mm', edge: 5, eur: 6.2, grams: 90 },
    { size: '6 mm', edge: 6, eur: 6.5, grams: 100 },
    { size: '8 mm', edge: 8, eur: 7.2, grams: 120 },
  ],
  draw: (s) => coldChisel({ length: 150, edge: s.edge, shape: 'punch', stamp: s.size }),
});
