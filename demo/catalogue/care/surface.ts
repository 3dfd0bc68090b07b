import { shareOf } from '../../drawing/drawing.ts';
import { tin } from '../../drawing/kinds/bottle.ts';
import { flatBrush, roundBrush } from '../../drawing/kinds/paintbrush.ts';
import type { Fill } from '../../drawing/palette.ts';
import type { DocumentKey } from '../documents.ts';
import { family } from '../family.ts';

// Oils, waxes and glazes for wood, and the brushes to put them on.

const litre = (amount: number) => ({ amount, per: '1 l' as const });

const cans = [
  { size: '250 ml', litres: 0.25, height: 78, radius: 46 },
  { size: '750 ml', litres: 0.75, height: 100, radius: 58 },
  { size: '2,5 l', litres: 2.5, height: 138, radius: 78 },
] as const;

const oil = (
  article: string,
  name: string,
  title: string,
  swatch: Fill,
  text: string,
  prices: readonly [number, number, number],
  document?: DocumentKey,
) =>
  family({
    article,
    name,
    brand: 'zirbner',
    leaf: 'Holzöle',
    text: `${text}\n\nGetränkte Lappen können sich selbst entzünden: ausgebreitet im Freien trocknen oder in Wasser legen.`,
    attributes: (s) => ({ Inhalt: s.size, Grundlage: 'Leinöl', Gebinde: 'Dose' }),
    sizes: cans.map((can, i) => ({ ...can, eur: prices[i] ?? 0, grams: Math.round(can.litres * 950 + 120) })),
    draw: (s) =>
      tin({
        fill: 'steel',
        height: s.height,
        radius: s.radius,
        brand: 'ZIRBNER',
        title,
        amount: s.size,
        swatch,
        share: shareOf(s.height, 78, 138, 0.5),
      }),
    contents: (s) => litre(s.litres),
    leading: '750 ml',
    ...(document ? { documents: [document] } : {}),
  });

export const linseed = oil(
  'HOL-3310',
  'Leinölfirnis',
  'Leinöl-|firnis',
  'honey',
  'Doppelt gekocht, mit bleifreiem Sikkativ: trocknet in einem Tag statt in einer Woche. Dünn einlassen, nach zwanzig Minuten den Überschuss abnehmen, nach jeder Schicht einen Tag warten.',
  [6.9, 14.9, 36.9],
  'merkblatt-leinoelfirnis',
);
export const hardOil = oil(
  'HOL-3320',
  'Hartöl für Tisch und Boden',
  'Hartöl',
  'cream',
  'Naturharze im Leinöl ergeben eine seidige, wasserfeste Fläche, die nach Holz aussieht und sich nach Holz anfühlt. Zwei Schichten, die zweite mit dem weißen Pad einmassieren. Speichelecht, auch für Kinderspielzeug.',
  [12.9, 29.9, 79.9],
);
export const deckOil = oil(
  'HOL-3330',
  'Terrassenöl Lärche',
  'Terrassenöl',
  'orange',
  'Mit UV-Pigmenten gegen das Grauwerden. Vor dem ersten Ölen das Holz eine Saison bewittern lassen, danach jedes Frühjahr eine dünne Schicht.',
  [8.9, 19.9, 49.9],
);

export const waxes = family({
  article: 'WAX-3410',
  name: 'Bienenwachsbalsam',
  brand: 'zirbner',
  leaf: 'Wachse',
  text: 'Bienenwachs in Orangenöl und Leinöl. Mit dem Tuch auftragen, eine Stunde warten, polieren. Auffrischung für geölte Möbel, Gleitmittel für Schubladen und Pflege für Werkzeughefte.',
  attributes: (s) => ({ Inhalt: s.size.split(',')[0] ?? s.size, Farbton: s.tone, Gebinde: 'Dose' }),
  sizes: [
    { size: '200 ml, natur', litres: 0.2, tone: 'natur', fill: 'brass' as const, eur: 12.9, grams: 250 },
    { size: '500 ml, natur', litres: 0.5, tone: 'natur', fill: 'brass' as const, eur: 24.9, grams: 560 },
    { size: '200 ml, antik', litres: 0.2, tone: 'antik', fill: 'walnut' as const, eur: 13.9, grams: 250 },
  ],
  draw: (s) =>
    tin({
      fill: s.fill,
      height: s.litres < 0.4 ? 60 : 82,
      brand: 'ZIRBNER',
      title: 'Bienenwachs-|balsam',
      amount: s.size.split(',')[0] ?? s.size,
      share: s.litres < 0.4 ? 0.82 : 0.94,
    }),
  contents: (s) => litre(s.litres),
});

const glazeTones: readonly { tone: string; fill: Fill }[] = [
  { tone: 'Kiefer', fill: 'honey' },
  { tone: 'Lärche', fill: 'orange' },
  { tone: 'Nuss', fill: 'walnut' },
  { tone: 'Schwedenrot', fill: 'red' },
  { tone: 'Moosgrün', fill: 'green' },
  { tone: 'Taubenblau', fill: 'blue' },
];

export const glazes = family({
  article: 'LAS-3510',
  name: 'Dünnschichtlasur',
  brand: 'zirbner',
  leaf: 'Lasuren',
  text: 'Zieht ein, blättert nicht ab und lässt sich ohne Abschleifen überstreichen. Für Zaun, Fassade und Gartenhaus; senkrecht hält sie fünf Jahre, waagrecht zwei. Eine Dose reicht für rund acht Quadratmeter im ersten Anstrich.',
  attributes: (s) => ({ Farbton: s.tone, Inhalt: '750 ml', Verwendung: 'außen', Gebinde: 'Dose' }),
  sizes: glazeTones.map((g) => ({
    ...g,
    size: `${g.tone}, 750 ml`,
    eur: 18.9,
    grams: 820,
    ...(g.tone === 'Taubenblau' ? { stock: 'red' as const } : {}),
  })),
  draw: (s) =>
    tin({ fill: s.fill, height: 104, brand: 'ZIRBNER', title: `Lasur|${s.tone}`, amount: '750 ml', swatch: s.fill }),
  contents: () => litre(0.75),
});

export const flatBrushes = family({
  article: 'PIN-3610',
  name: 'Flachpinsel Premium',
  brand: 'borstelmann',
  leaf: 'Pinsel',
  text: 'Chinaborste, hell, mit hohem Topsanteil: nimmt viel auf und gibt gleichmäßig ab. Vor dem ersten Anstrich einmal auskämmen und in Wasser quellen lassen, dann verliert er keine Borste.',
  attributes: (s) => ({ Breite: s.size, Borste: 'Chinaborste', Verwendung: 'Öl und Lasur', Griff: 'Buche' }),
  sizes: [
    [30, 4.9, 40],
    [40, 5.9, 52],
    [50, 6.9, 66],
    [60, 8.5, 82],
    [80, 11.9, 120],
    [100, 14.9, 160],
  ].map(([w = 0, eur = 0, grams = 0]) => ({ size: `${w} mm`, w, eur, grams })),
  draw: (s) => flatBrush({ width: s.w, bristle: 'cream', share: shareOf(s.w, 30, 100, 0.82) }),
  offers: [
    { unit: 'Stück', pieces: 1, share: 1 },
    { unit: '12er-Karton', pieces: 12, share: 0.82 },
  ],
  views: ['measures'],
  leading: '60 mm',
});

export const waterBrushes = family({
  article: 'PIN-3620',
  name: 'Flachpinsel für Wasserlack',
  brand: 'borstelmann',
  leaf: 'Pinsel',
  text: 'Synthetische, geschlitzte Filamente, die im Wasser nicht weich werden. Nach Gebrauch sofort auswaschen – angetrockneter Acryllack bleibt für immer.',
  attributes: (s) => ({ Breite: s.size, Borste: 'Synthetik', Verwendung: 'Wasserlack', Griff: 'Buche' }),
  sizes: [
    { size: '35 mm', w: 35, eur: 6.9, grams: 50 },
    { size: '50 mm', w: 50, eur: 8.9, grams: 66 },
    { size: '70 mm', w: 70, eur: 11.9, grams: 98 },
  ],
  draw: (s) => flatBrush({ width: s.w, bristle: 'orange', share: shareOf(s.w, 30, 100, 0.82) }),
});

export const roundBrushes = family({
  article: 'PIN-3630',
  name: 'Ringpinsel',
  brand: 'borstelmann',
  leaf: 'Pinsel',
  text: 'Der Malerpinsel alter Schule: runder Kopf, fester Ring, zum Vorstreichen, Beischneiden und Einlassen von Fensterläden.',
  attributes: (s) => ({ Durchmesser: s.size, Borste: 'Chinaborste', Verwendung: 'Öl und Lasur', Griff: 'Buche' }),
  sizes: [
    { size: '25 mm', d: 25, eur: 6.5, grams: 60 },
    { size: '35 mm', d: 35, eur: 8.5, grams: 85 },
    { size: '45 mm', d: 45, eur: 11.5, grams: 120 },
  ],
  draw: (s) => roundBrush({ diameter: s.d, share: shareOf(s.d, 25, 45, 0.88) }),
});
