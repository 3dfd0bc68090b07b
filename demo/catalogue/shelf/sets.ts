import type { Drawing } from '../../drawing/drawing.ts';
import { calliper } from '../../drawing/kinds/calliper.ts';
import { combinationSpanner } from '../../drawing/kinds/combination-spanner.ts';
import { hammer } from '../../drawing/kinds/hammer.ts';
import { handSaw } from '../../drawing/kinds/hand-saw.ts';
import { hexKey } from '../../drawing/kinds/hex-key.ts';
import { level } from '../../drawing/kinds/level.ts';
import { mallet } from '../../drawing/kinds/mallet.ts';
import { plane } from '../../drawing/kinds/plane.ts';
import { pliers } from '../../drawing/kinds/pliers.ts';
import { pumpPliers } from '../../drawing/kinds/pump-pliers.ts';
import { ratchet } from '../../drawing/kinds/ratchet.ts';
import { screwdriver } from '../../drawing/kinds/screwdriver.ts';
import { socket } from '../../drawing/kinds/socket.ts';
import { square } from '../../drawing/kinds/square.ts';
import { tapeMeasure } from '../../drawing/kinds/tape-measure.ts';
import { toolSet } from '../../drawing/kinds/tool-set.ts';
import { woodChisel } from '../../drawing/kinds/wood-chisel.ts';
import type { BrandKey } from '../brands.ts';
import { family } from '../family.ts';
import type { LeafName } from '../tree.ts';

// Sets put together from tools that are sold singly as well.

type SetOf = {
  article: string;
  leaf: LeafName;
  also?: readonly LeafName[];
  brand: BrandKey;
  name: string;
  title: string;
  parts: string;
  eur: number;
  grams: number;
  text: string;
  points: string[];
  items: Drawing[];
  columns: number;
  stock?: 'yellow';
};

const set = (s: SetOf) =>
  family({
    article: s.article,
    name: s.name,
    brand: s.brand,
    leaf: s.leaf,
    ...(s.also && { also: s.also }),
    text: s.text,
    points: s.points,
    attributes: () => ({ Teile: s.parts, Ausführung: 'im Einsatz aus Hartschaum' }),
    sizes: [{ size: s.parts, eur: s.eur, grams: s.grams, ...(s.stock ? { stock: s.stock } : {}) }],
    draw: () => toolSet({ title: `${s.title} · ${s.parts}`, items: s.items, columns: s.columns }),
    leading: s.parts,
  });

const smallHammer = hammer({ stamp: '300 g', length: 300, head: 105, face: 23, handle: 'ash' });
const combination = pliers({ length: 180, jaws: 'combination' });
const cutter = pliers({ length: 160, jaws: 'cutter' });
const tape = tapeMeasure({ metres: 5, size: 68, width: 25 });
const slot = screwdriver({ tip: 'slot', blade: 5.5, reach: 125, stamp: '5,5 mm' });
const phillips = screwdriver({ tip: 'cross', blade: 6, reach: 100, stamp: 'PH 2' });

export const starterSets = [
  ...set({
    article: 'SET-7010',
    leaf: 'Einsteigersets',
    also: ['Geschenkideen'],
    brand: 'eisenhof',
    name: 'Werkzeugset Erste Wohnung',
    title: 'ERSTE WOHNUNG',
    parts: '6-teilig',
    eur: 69,
    grams: 2100,
    text: 'Sechs Werkzeuge, mit denen neun von zehn Handgriffen zu Hause getan sind – und keines, das nur den Koffer füllt. Dieselben Stücke, die wir einzeln führen.',
    points: [
      'Schlosserhammer 300 g',
      'Kombizange 180 mm, Seitenschneider 160 mm',
      'Schraubendreher 5,5 mm und PH 2',
      'Taschenbandmaß 5 m',
    ],
    items: [smallHammer, combination, slot, phillips, tape, cutter],
    columns: 3,
  }),
  ...set({
    article: 'SET-7020',
    leaf: 'Einsteigersets',
    brand: 'eisenhof',
    name: 'Werkzeugset Lehrling Holz',
    title: 'LEHRLING HOLZ',
    parts: '6-teilig',
    eur: 149,
    grams: 3600,
    text: 'Womit die Lehre an der Hobelbank beginnt. Zusammengestellt mit drei Tischlermeistern, die sich nur beim Hobel nicht einig waren.',
    points: [
      'Stechbeitel 10 und 20 mm',
      'Schlichthobel 48 mm',
      'Rückensäge 300 mm',
      'Anschlagwinkel 200 mm',
      'Tischlerklüpfel 140 mm',
    ],
    items: [
      woodChisel({ width: 10 }),
      woodChisel({ width: 20 }),
      plane({ length: 240, body: 'wood', iron: 48, stamp: '48' }),
      handSaw({ blade: 300, pitch: 1.9, back: true, stamp: '' }),
      square({ leg: 200, short: 130, stock: 'walnut' }),
      mallet({ face: 95, length: 320, head: 'beech', stamp: '140' }),
    ],
    columns: 3,
  }),
  ...set({
    article: 'SET-7030',
    leaf: 'Einsteigersets',
    brand: 'eisenhof',
    name: 'Werkzeugset Fahrrad',
    title: 'FAHRRAD',
    parts: '4-teilig',
    eur: 39.9,
    grams: 780,
    text: 'Für Sattel, Lenker und Schutzblech: vier Stücke, die in die Rahmentasche passen, wenn man den Hammer zu Hause lässt.',
    points: ['Ringmaulschlüssel 10 und 15 mm', 'Stiftschlüssel 5 und 6 mm'],
    items: [
      combinationSpanner({ size: 10, length: 140 }),
      combinationSpanner({ size: 15, length: 190 }),
      hexKey({ size: 5, long: 85, short: 33, stamp: '5 mm' }),
      hexKey({ size: 6, long: 96, short: 38, stamp: '6 mm' }),
    ],
    columns: 2,
  }),
];

export const masterSets = [
  ...set({
    article: 'SET-7110',
    leaf: 'Meistersets',
    also: ['Stechbeitel'],
    brand: 'hirnholz',
    name: 'Stechbeitelsatz im Holzkasten',
    title: 'STECHBEITEL',
    parts: '6-teilig',
    eur: 109,
    grams: 2200,
    text: 'Die sechs Breiten, die auf keiner Hobelbank fehlen, im gezinkten Kasten aus Erle. Schneiden vorgeschliffen und mit Wachs versiegelt.',
    points: ['6, 10, 12, 16, 20 und 26 mm', 'Weißbuchenhefte mit zwei Zwingen'],
    items: [6, 10, 12, 16, 20, 26].map((width) => woodChisel({ width })),
    columns: 3,
  }),
  ...set({
    article: 'SET-7120',
    leaf: 'Meistersets',
    brand: 'nordfels',
    name: 'Steckschlüsselsatz 1/2"',
    title: 'STECKSCHLÜSSEL 1/2"',
    parts: '9-teilig',
    eur: 129,
    grams: 4200,
    text: 'Knarre und acht Einsätze, jeder an seinem Platz: Fehlt einer, sieht man es, bevor die Motorhaube zugeht.',
    points: ['Umschaltknarre 1/2" mit 72 Zähnen', 'Einsätze 10, 13, 17, 19, 22, 24, 27 und 30 mm'],
    items: [
      ratchet({ drive: '1/2"', square: 12.5, length: 265 }),
      ...(
        [
          [10, 15.5],
          [13, 18.5],
          [17, 23.8],
          [19, 26],
          [22, 30],
          [24, 32.5],
          [27, 36.5],
          [30, 40.5],
        ] as const
      ).map(([size, outer]) => socket({ size, outer, length: 39 })),
    ],
    columns: 3,
  }),
  ...set({
    article: 'SET-7130',
    leaf: 'Meistersets',
    brand: 'zangwerk',
    name: 'Zangensatz Installation',
    title: 'INSTALLATION',
    parts: '4-teilig',
    eur: 89,
    grams: 1300,
    text: 'Greifen, schneiden, biegen, drehen: die vier Zangen, die in der Brusttasche des Installateurs Platz finden.',
    points: ['Kombizange 180 mm', 'Seitenschneider 160 mm', 'Flachrundzange 200 mm', 'Wasserpumpenzange 250 mm'],
    items: [combination, cutter, pliers({ length: 200, jaws: 'needle' }), pumpPliers({ length: 250, positions: 10 })],
    columns: 2,
  }),
  ...set({
    article: 'SET-7140',
    leaf: 'Meistersets',
    brand: 'messtreu',
    name: 'Messsatz Werkbank',
    title: 'MESSSATZ',
    parts: '4-teilig',
    eur: 99,
    grams: 1500,
    stock: 'yellow',
    text: 'Vier Messzeuge in einem Einsatz, alle mit Prüfdatum. Gehört in die Lade neben dem Schraubstock, nicht darauf.',
    points: ['Messschieber digital 150 mm', 'Anschlagwinkel 200 mm', 'Wasserwaage 40 cm', 'Taschenbandmaß 5 m'],
    items: [
      calliper({ range: 150, digital: true }),
      square({ leg: 200, short: 130, stock: 'walnut' }),
      level({ length: 400 }),
      tape,
    ],
    columns: 2,
  }),
];
