import type { Offer } from '../../assembly/family.ts';
import { figure, shareOf } from '../../drawing/drawing.ts';
import { screw } from '../../drawing/kinds/screw.ts';
import { family } from '../family.ts';

// Screws by the box and metric bolts by the piece; weights are reckoned from the size.

const comma = (n: number): string => n.toFixed(1).replace('.', ',');

/** Big box first, small pack cheaper in total but dearer by the piece. */
const boxes = (pieces: number, small: number): readonly Offer[] => [
  { unit: `Paket ${pieces} Stück`, pieces: 1, share: 1 },
  { unit: `Kleinpack ${small} Stück`, pieces: small / pieces, share: 1.35 },
  { unit: `Karton ${pieces * 5} Stück`, pieces: 5, share: 0.86 },
];

type Row = readonly [diameter: number, length: number, thread: number, eur: number];

const woodRows: readonly Row[] = [
  [3, 20, 16, 5.9],
  [3, 30, 20, 6.5],
  [3.5, 30, 20, 6.9],
  [3.5, 40, 24, 7.9],
  [4, 30, 20, 7.5],
  [4, 40, 26, 8.5],
  [4, 50, 32, 9.9],
  [4, 60, 36, 11.5],
  [4.5, 45, 28, 10.9],
  [4.5, 60, 36, 13.5],
  [5, 50, 30, 12.9],
  [5, 60, 36, 14.9],
  [5, 80, 48, 18.9],
  [6, 80, 50, 24.9],
  [6, 100, 60, 29.9],
  [6, 120, 70, 35.9],
];

const grams = (diameter: number, length: number, pieces: number): number =>
  Math.round(diameter * diameter * length * 0.0042 * pieces) + 30;

export const woodScrews = family({
  article: 'SRB-9010',
  name: 'Holzschraube Senkkopf TX, gelb verzinkt',
  brand: 'mutterfest',
  leaf: 'Holzschrauben',
  text: 'Teilgewinde zieht zusammen, Fräsrippen unter dem Kopf versenken sauber, die Schneidkerbe an der Spitze erspart in Fichte das Vorbohren. Gleitbeschichtet: Der Akku dankt es mit einem Drittel mehr Schrauben.',
  points: ['bauaufsichtlich bewertet', 'Bit liegt jedem Paket bei'],
  attributes: (s) => ({
    Durchmesser: `${figure(s.diameter)} mm`,
    Länge: `${s.length} mm`,
    Antrieb: s.drive,
    Kopfform: 'Senkkopf',
    Oberfläche: 'gelb verzinkt',
    Material: 'Stahl, gehärtet',
  }),
  sizes: woodRows.map(([diameter, length, thread, eur]) => ({
    size: `${comma(diameter)} × ${length} mm`,
    diameter,
    length,
    thread,
    eur,
    drive: diameter < 4 ? 'TX 10' : diameter < 5 ? 'TX 20' : diameter < 6 ? 'TX 25' : 'TX 30',
    grams: grams(diameter, length, 200),
  })),
  draw: (s) =>
    screw({
      diameter: s.diameter,
      length: s.length,
      thread: s.thread,
      head: 'countersunk',
      finish: 'yellowzinc',
      point: 'wood',
      drive: 'torx',
      share: shareOf(s.length, 20, 120, 0.66),
    }),
  offers: boxes(200, 50),
  views: ['pack'],
  leading: '4,0 × 40 mm',
});

export const deckScrews = family({
  article: 'SRB-9020',
  name: 'Terrassenschraube Edelstahl',
  brand: 'mutterfest',
  leaf: 'Terrassenschrauben',
  text: 'Kleiner Linsensenkkopf, der nicht einreißt, und ein zweites Gewinde unter dem Kopf, das die Diele festhält, wenn sie arbeitet. Für Holz im Freien: A2 in Lärche und Douglasie, A4 am Pool und überall, wo Salz im Spiel ist. In Hartholz immer vorbohren.',
  attributes: (s) => ({
    Durchmesser: `${figure(s.diameter)} mm`,
    Länge: `${s.length} mm`,
    Antrieb: 'TX 25',
    Kopfform: 'Linsensenkkopf',
    Material: s.steel,
  }),
  sizes: [
    { size: '5,0 × 50 mm, A2', diameter: 5, length: 50, thread: 30, steel: 'Edelstahl A2', eur: 24.9 },
    { size: '5,0 × 60 mm, A2', diameter: 5, length: 60, thread: 36, steel: 'Edelstahl A2', eur: 27.9 },
    { size: '5,0 × 70 mm, A2', diameter: 5, length: 70, thread: 42, steel: 'Edelstahl A2', eur: 31.9 },
    { size: '5,0 × 80 mm, A2', diameter: 5, length: 80, thread: 46, steel: 'Edelstahl A2', eur: 35.9 },
    {
      size: '5,0 × 60 mm, A4',
      diameter: 5,
      length: 60,
      thread: 36,
      steel: 'Edelstahl A4',
      eur: 44.9,
      stock: 'yellow' as const,
    },
  ].map((s) => ({ ...s, grams: grams(s.diameter, s.length, 200) })),
  draw: (s) =>
    screw({
      diameter: s.diameter,
      length: s.length,
      thread: s.thread,
      head: 'pan',
      finish: 'bright',
      point: 'cut',
      drive: 'torx',
      share: shareOf(s.length, 50, 80, 0.84),
    }),
  offers: boxes(200, 50),
  views: ['pack'],
});

type Metric = readonly [diameter: number, length: number, eur: number];

const metric = (list: readonly Metric[]) =>
  list.map(([diameter, length, eur]) => ({
    size: `M ${diameter} × ${length}`,
    diameter,
    length,
    eur,
    grams: grams(diameter, length, 1),
  }));

const metricOffers: readonly Offer[] = [
  { unit: 'Stück', pieces: 1, share: 1 },
  { unit: '10er-Pack', pieces: 10, share: 0.8 },
  { unit: 'VPE 100 Stück', pieces: 100, share: 0.55 },
];

export const hexBolts = family({
  article: 'SRB-9030',
  name: 'Sechskantschraube DIN 933 8.8',
  brand: 'mutterfest',
  leaf: 'Maschinenschrauben',
  text: 'Gewinde bis zum Kopf, Festigkeitsklasse 8.8, galvanisch verzinkt. Schlüsselweiten nach alter DIN, wie sie in jeder Werkstatt liegen: M 8 = SW 13, M 10 = SW 17.',
  attributes: (s) => ({
    Gewinde: `M ${s.diameter}`,
    Länge: `${s.length} mm`,
    Antrieb: 'Außensechskant',
    Festigkeit: '8.8',
    Oberfläche: 'verzinkt',
    Norm: 'DIN 933',
  }),
  sizes: metric([
    [5, 20, 0.15],
    [6, 20, 0.18],
    [6, 30, 0.22],
    [8, 25, 0.3],
    [8, 40, 0.38],
    [10, 30, 0.55],
    [10, 50, 0.72],
    [12, 40, 0.95],
    [12, 60, 1.2],
    [16, 60, 2.6],
  ]),
  draw: (s) =>
    screw({
      diameter: s.diameter,
      length: s.length,
      head: 'hex',
      finish: 'zinc',
      point: 'blunt',
      drive: 'hex',
      share: shareOf(s.length, 20, 60, 0.76),
    }),
  offers: metricOffers,
  leading: 'M 8 × 40',
});

export const capScrews = family({
  article: 'SRB-9040',
  name: 'Zylinderschraube DIN 912 12.9',
  brand: 'mutterfest',
  leaf: 'Maschinenschrauben',
  text: 'Die Schraube des Maschinenbaus: hochfest, geschwärzt, mit tiefem Innensechskant. Anziehen nach Drehmoment; 12.9 verzeiht Überdehnen nicht.',
  attributes: (s) => ({
    Gewinde: `M ${s.diameter}`,
    Länge: `${s.length} mm`,
    Antrieb: 'Innensechskant',
    Festigkeit: '12.9',
    Oberfläche: 'geschwärzt',
    Norm: 'DIN 912',
  }),
  sizes: metric([
    [4, 16, 0.2],
    [5, 20, 0.24],
    [6, 20, 0.28],
    [6, 30, 0.34],
    [8, 30, 0.48],
    [8, 50, 0.66],
    [10, 40, 0.89],
  ]),
  draw: (s) =>
    screw({
      diameter: s.diameter,
      length: s.length,
      head: 'cylinder',
      finish: 'iron',
      point: 'blunt',
      drive: 'socket',
      share: shareOf(s.length, 16, 50, 0.78),
    }),
  offers: metricOffers,
});

export const drillingScrews = family({
  article: 'SRB-9050',
  name: 'Bohrschraube DIN 7504 N',
  brand: 'mutterfest',
  leaf: 'Bohrschrauben',
  text: 'Bohrspitze, Gewindefurche und Kopf in einem Arbeitsgang: für Stahlblech bis 3 mm. Bit PH 2, mittlere Drehzahl, gleichmäßig drücken, bis sie greift.',
  attributes: (s) => ({
    Durchmesser: `${figure(s.diameter)} mm`,
    Länge: `${s.length} mm`,
    Antrieb: 'PH 2',
    Kopfform: 'Linsenkopf',
    Oberfläche: 'verzinkt',
    Norm: 'DIN 7504',
  }),
  sizes: (
    [
      [3.9, 19, 0, 6.9],
      [4.2, 25, 0, 8.5],
      [4.8, 25, 0, 9.9],
      [4.8, 38, 0, 12.9],
    ] as const satisfies readonly Row[]
  ).map(([diameter, length, , eur]) => ({
    size: `${comma(diameter)} × ${length} mm`,
    diameter,
    length,
    eur,
    grams: grams(diameter, length, 100),
  })),
  draw: (s) =>
    screw({
      diameter: s.diameter,
      length: s.length,
      head: 'drilling',
      finish: 'zinc',
      point: 'drill',
      drive: 'cross',
      share: shareOf(s.length, 19, 38, 0.8),
    }),
  offers: boxes(100, 25),
  views: ['pack'],
});
