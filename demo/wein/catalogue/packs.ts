import type { Fields } from '../../assembly/fields.ts';
import { type WineBottle, wineBottle } from '../../drawing/kinds/wine-bottle.ts';
import { giftBox } from '../../drawing/kinds/wine-gear.ts';
import { family } from './family.ts';
import type { LeafName } from './tree.ts';

// Bottles that are sold singly as well, in one carton.

/** Article number, as it stands in a list, and how many bottles of it. */
type Part = readonly [articleNumber: string, name: string, amount?: number];

type Pack = {
  article: string;
  name: string;
  leaf: LeafName;
  title: string;
  eur: number;
  text: string;
  parts: readonly Part[];
  look: readonly Pick<WineBottle, 'shape' | 'glass' | 'capsule' | 'wine'>[];
  fields?: Fields;
  left?: number;
};

const bottlesIn = (parts: readonly Part[]): number => parts.reduce((sum, [, , amount = 1]) => sum + amount, 0);

const pack = ({ article, name, leaf, title, eur, text, parts, look, left }: Pack) => {
  const bottles = bottlesIn(parts);
  return family({
    ...{ article, name, brand: 'vinzhofer', leaf, text },
    points: parts.map(([, wine, amount = 1]) => `${amount > 1 ? `${amount} × ` : ''}${wine}`),
    attributes: (s) => ({ Herkunft: 'Österreich', Inhalt: s.size, Bezeichnung: 'Weinpaket' }),
    fields: () => ({
      minimumAge: 16,
      origin: 'AT',
      allergens: ['sulphites'],
      references: { setOf: parts.map(([articleNumber, , amount = 1]) => ({ articleNumber, amount })) },
    }),
    sizes: [{ size: `${bottles} Flaschen`, eur, grams: bottles * 1330, ...(left !== undefined && { left }) }],
    contents: () => ({ amount: bottles * 0.75, per: '1 l' }),
    offers: [{ unit: 'Paket', pieces: 1, share: 1 }],
    counted: 'Pakete',
    delivery: 'wine',
    leading: `${bottles} Flaschen`,
    draw: () =>
      giftBox({
        fill: 'carton',
        open: true,
        bottles: look.map((bottle) =>
          wineBottle({ ...bottle, print: 'plain', brand: '', title: '', line: '', amount: '' }),
        ),
        brand: 'VINZHOFER',
        title,
      }),
  });
};

const white = { shape: 'bordeaux', glass: 'bottlegreen', capsule: 'leaf' } as const;
const riesling = { shape: 'flute', glass: 'bottlegreen', capsule: 'blue' } as const;
const red = { shape: 'bordeaux', glass: 'bottlegreen', capsule: 'claret' } as const;
const round = { shape: 'burgundy', glass: 'bottlegreen', capsule: 'plum' } as const;
const sekt = { shape: 'sparkling', glass: 'bottlegreen', capsule: 'brass' } as const;

export const sixes = [
  ...pack({
    article: 'PK-6010',
    name: 'Kennenlernpaket',
    leaf: 'Sechserpakete',
    title: 'Kennenlernen',
    eur: 62,
    text: 'Je ein Wein aus sechs Gegenden, vom leichten Veltliner bis zum Blaufränkisch. Mit einem Blatt, auf dem steht, in welcher Reihenfolge man sie aufmacht und wozu.',
    parts: [
      ['GV-1010-2025075L', 'Grüner Veltliner Lössgarten 2025, 12,5 % vol'],
      ['RI-1110', 'Riesling Urgestein 2024, 12,5 % vol'],
      ['GM-1310', 'Gelber Muskateller Steinleiten 2025, 11,5 % vol'],
      ['GS-1410-2025075L', 'Gemischter Satz Finkenried 2025, 12,5 % vol'],
      ['ZW-2010-2023075L', 'Zweigelt Heideboden 2023, 13 % vol'],
      ['BF-2110', 'Blaufränkisch Blaurock 2022, 13 % vol'],
    ],
    look: [white, riesling, red],
  }),
  ...pack({
    article: 'PK-6020',
    name: 'Rotweinpaket Burgenland',
    leaf: 'Sechserpakete',
    title: 'Burgenland|Rot',
    eur: 67.9,
    text: 'Zweimal drei Rote vom See und aus dem Mittelburgenland: zuerst Frucht, dann Würze, zum Schluss Wald. Reicht für zwei Abende mit Gästen.',
    parts: [
      ['ZW-2010-2023075L', 'Zweigelt Heideboden 2023, 13 % vol', 2],
      ['BF-2110', 'Blaufränkisch Blaurock 2022, 13 % vol', 2],
      ['SL-2210', 'St. Laurent Haidsatz 2022, 12,5 % vol', 2],
    ],
    look: [red, red, round],
  }),
  ...pack({
    article: 'PK-6030',
    name: 'Festpaket mit Sekt',
    leaf: 'Sechserpakete',
    title: 'Fest',
    eur: 98,
    left: 14,
    text: 'Zwei Flaschen Sekt zum Empfang, zwei Weiße zur Vorspeise, zwei Rote zum Braten. Für acht bis zehn Personen gerechnet, von Leuten, die selbst gern feiern.',
    parts: [
      ['SK-3110-075L', 'Sekt Brut, 12 % vol', 2],
      ['WB-1210', 'Weißburgunder Kalkterrasse 2023, 13 % vol', 2],
      ['ZW-2030', 'Zweigelt Reserve Rubin 2021, 13,5 % vol', 2],
    ],
    look: [sekt, round, red],
  }),
];

export const threes = [
  ...pack({
    article: 'PK-6110',
    name: 'Amselstein-Vertikale',
    leaf: 'Dreierpakete',
    title: 'Amselstein',
    eur: 99,
    left: 5,
    text: 'Ein Hang, drei Jahrgänge: 2019, 2022, 2023. Am schönsten nebeneinander, mit Wasser, Brot und Zeit. Solange die alten Flaschen reichen.',
    parts: [
      ['RI-1120-2023075L', 'Riesling Ried Amselstein 2023, 13 % vol'],
      ['RI-1120-2022075L', 'Riesling Ried Amselstein 2022, 13 % vol'],
      ['RI-1120-2019075L', 'Riesling Ried Amselstein 2019, 13 % vol'],
    ],
    look: [riesling, riesling, riesling],
  }),
  ...pack({
    article: 'PK-6120',
    name: 'Spargelpaket',
    leaf: 'Dreierpakete',
    title: 'Zum Spargel',
    eur: 32,
    text: 'Drei Weiße, die mit Spargel, Butter und Ei zurechtkommen, was die wenigsten tun. Der dritte auch mit Vinaigrette.',
    parts: [
      ['GV-1010-2025075L', 'Grüner Veltliner Lössgarten 2025, 12,5 % vol'],
      ['WB-1210', 'Weißburgunder Kalkterrasse 2023, 13 % vol'],
      ['WR-1330', 'Welschriesling Opok 2025, 11 % vol'],
    ],
    look: [white, round, white],
  }),
];
