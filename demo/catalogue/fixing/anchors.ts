import { shareOf } from '../../drawing/drawing.ts';
import { boltAnchor, plug } from '../../drawing/kinds/anchor.ts';
import { nut, washer } from '../../drawing/kinds/nut.ts';
import { family } from '../family.ts';

// Nuts, washers and plugs: packs of ten first, single pieces for the one that was lost.

const small = [
  { unit: '10er-Pack', pieces: 10, share: 1 },
  { unit: 'VPE 100 Stück', pieces: 100, share: 0.62 },
  { unit: 'Stück', pieces: 1, share: 1.3 },
] as const;

// Nobody buys one washer: by the fifty, and the price is for a hundred.
const byTheHundred = [
  {
    unit: 'Stück',
    pieces: 1,
    share: 0.8,
    bulk: {
      ...{ per: 100, min: 50, step: 50 },
      scales: [
        { from: 500, share: 0.85 },
        { from: 2000, share: 0.7 },
      ],
    },
  },
] as const;

export const nuts = family({
  article: 'MUT-9110',
  name: 'Sechskantmutter DIN 934 verzinkt',
  brand: 'mutterfest',
  leaf: 'Sechskantmuttern',
  text: 'Festigkeitsklasse 8, passend zu 8.8-Schrauben. Kalt gepresst, Gewinde geschnitten, stichprobenweise auf Lehre geprüft. Beim Kontern die dünnere nach innen.',
  attributes: (s) => ({
    Gewinde: s.size,
    Schlüsselweite: `${s.across} mm`,
    Festigkeit: '8',
    Oberfläche: 'verzinkt',
    Norm: 'DIN 934',
  }),
  sizes: [
    [4, 7, 3.2, 0.06, 1],
    [5, 8, 4, 0.07, 1],
    [6, 10, 5, 0.08, 2],
    [8, 13, 6.5, 0.12, 5],
    [10, 17, 8, 0.2, 11],
    [12, 19, 10, 0.3, 17],
    [16, 24, 13, 0.62, 33],
  ].map(([m = 0, across = 0, height = 0, eur = 0, grams = 0]) => ({
    size: `M ${m}`,
    thread: m,
    across,
    height,
    eur,
    grams,
  })),
  draw: (s) => nut({ thread: s.thread, across: s.across, height: s.height, finish: 'zinc' }),
  offers: small,
  delivery: 'letter',
});

export const lockNuts = family({
  article: 'MUT-9120',
  name: 'Sicherungsmutter DIN 985 A2',
  brand: 'mutterfest',
  leaf: 'Sechskantmuttern',
  text: 'Der Polyamidring klemmt im Gewinde und hält auch dort, wo es rüttelt. Bis 120 °C verwendbar; nach dreimaligem Lösen gegen eine neue tauschen.',
  attributes: (s) => ({ Gewinde: s.size, Schlüsselweite: `${s.across} mm`, Material: 'Edelstahl A2', Norm: 'DIN 985' }),
  sizes: [
    [5, 8, 5, 0.16, 2],
    [6, 10, 6, 0.19, 3],
    [8, 13, 8, 0.29, 6],
    [10, 17, 10, 0.52, 13],
  ].map(([m = 0, across = 0, height = 0, eur = 0, grams = 0]) => ({
    size: `M ${m}`,
    thread: m,
    across,
    height,
    eur,
    grams,
  })),
  draw: (s) => nut({ thread: s.thread, across: s.across, height: s.height, finish: 'bright', locking: true }),
  offers: small,
  delivery: 'letter',
});

const washers = (
  article: string,
  name: string,
  norm: string,
  text: string,
  rows: readonly (readonly [number, number, number, number, number])[],
) =>
  family({
    article,
    name,
    brand: 'mutterfest',
    leaf: 'Unterlegscheiben',
    text,
    attributes: (s) => ({
      Gewinde: `M ${s.thread}`,
      Außendurchmesser: `${s.outer} mm`,
      Stärke: `${String(s.thickness).replace('.', ',')} mm`,
      Oberfläche: 'verzinkt',
      Norm: norm,
    }),
    sizes: rows.map(([thread, bore, outer, thickness, eur]) => ({
      size: `M ${thread}`,
      thread,
      bore,
      outer,
      thickness,
      eur,
      grams: Math.max(1, Math.round(outer * outer * thickness * 0.004)),
    })),
    draw: (s) => washer({ thread: s.thread, bore: s.bore, outer: s.outer, thickness: s.thickness, finish: 'zinc' }),
    offers: byTheHundred,
    delivery: 'letter',
  });

export const flatWashers = washers(
  'SCB-9130',
  'Unterlegscheibe DIN 125 A',
  'DIN 125',
  'Verteilt den Druck und schont die Oberfläche. Ohne Fase, mit entgrateter Kante; die glatte Seite gehört zur Mutter, sonst reibt der Grat.',
  [
    [5, 5.3, 10, 1, 0.04],
    [6, 6.4, 12, 1.6, 0.05],
    [8, 8.4, 16, 1.6, 0.06],
    [10, 10.5, 20, 2, 0.09],
    [12, 13, 24, 2.5, 0.14],
  ],
);

export const fenderWashers = washers(
  'SCB-9140',
  'Karosseriescheibe DIN 9021',
  'DIN 9021',
  'Außendurchmesser dreimal so groß wie das Gewinde: für Holz, Kunststoff und ausgefranste Löcher, in denen eine gewöhnliche Scheibe verschwinden würde.',
  [
    [5, 5.3, 15, 1.2, 0.07],
    [6, 6.4, 18, 1.6, 0.09],
    [8, 8.4, 24, 2, 0.14],
    [10, 10.5, 30, 2.5, 0.24],
  ],
);

export const expansionPlugs = family({
  article: 'DUE-9210',
  name: 'Spreizdübel Nylon',
  brand: 'mutterfest',
  leaf: 'Spreizdübel',
  text: 'Spreizt in Beton und Vollziegel, verknotet sich im Lochstein. Die Bohrlochtiefe ist Dübellänge plus Schraubendurchmesser; ausblasen nicht vergessen, sonst hält der Staub und nicht der Dübel.',
  attributes: (s) => ({
    Durchmesser: `${s.d} mm`,
    Länge: `${s.length} mm`,
    Schraube: s.screws,
    Material: 'Polyamid 6',
  }),
  sizes: [
    { size: '5 × 25 mm', d: 5, length: 25, screws: '3,0–4,0 mm', eur: 0.08, grams: 1 },
    { size: '6 × 30 mm', d: 6, length: 30, screws: '3,5–5,0 mm', eur: 0.1, grams: 1 },
    { size: '8 × 40 mm', d: 8, length: 40, screws: '4,5–6,0 mm', eur: 0.14, grams: 2 },
    { size: '10 × 50 mm', d: 10, length: 50, screws: '6,0–8,0 mm', eur: 0.22, grams: 4 },
    { size: '12 × 60 mm', d: 12, length: 60, screws: '8,0–10,0 mm', eur: 0.38, grams: 7 },
    { size: '14 × 75 mm', d: 14, length: 75, screws: '10,0–12,0 mm', eur: 0.6, grams: 11 },
  ],
  draw: (s) => plug({ diameter: s.d, length: s.length, share: shareOf(s.length, 25, 75, 0.72) }),
  offers: [
    { unit: '50er-Pack', pieces: 50, share: 1 },
    { unit: '10er-Pack', pieces: 10, share: 1.4 },
    { unit: 'Karton 500 Stück', pieces: 500, share: 0.72 },
  ],
  views: ['measures'],
  leading: '8 × 40 mm',
});

export const framePlugs = family({
  article: 'DUE-9220',
  name: 'Rahmendübel mit Schraube',
  brand: 'mutterfest',
  leaf: 'Rahmendübel',
  text: 'Durchsteckmontage: durch Latte oder Zarge bohren, einschlagen, anziehen. Die lange Spreizzone hält auch in Porenbeton; die Sechskantschraube ist vormontiert.',
  attributes: (s) => ({
    Durchmesser: `${s.d} mm`,
    Länge: `${s.length} mm`,
    Material: 'Polyamid 6 / Stahl verzinkt',
    Antrieb: 'TX 40',
  }),
  sizes: [
    { size: '8 × 80 mm', d: 8, length: 80, eur: 0.62, grams: 18 },
    { size: '10 × 100 mm', d: 10, length: 100, eur: 0.89, grams: 36 },
    { size: '10 × 120 mm', d: 10, length: 120, eur: 1.05, grams: 43 },
    { size: '10 × 160 mm', d: 10, length: 160, eur: 1.35, grams: 56 },
  ],
  draw: (s) => plug({ diameter: s.d, length: s.length, withScrew: true, share: shareOf(s.length, 80, 160, 0.8) }),
  offers: [
    { unit: '10er-Pack', pieces: 10, share: 1 },
    { unit: 'Karton 50 Stück', pieces: 50, share: 0.8 },
  ],
  views: ['measures'],
});

export const wedgeAnchors = family({
  article: 'DUE-9230',
  name: 'Bolzenanker',
  brand: 'mutterfest',
  leaf: 'Schwerlastanker',
  text: 'Für Lasten, bei denen Sie nicht schätzen wollen: europäisch bewertet für gerissenen und ungerissenen Beton. Setzen, mit dem angegebenen Moment anziehen, fertig – die Setztiefe ist als Ring auf dem Bolzen markiert.',
  points: ['Bewertung ETA Option 1', 'Anzugsmoment und Randabstände im Datenblatt'],
  attributes: (s) => ({
    Gewinde: `M ${s.m}`,
    Länge: `${s.length} mm`,
    Bohrloch: `${s.m} mm`,
    Drehmoment: s.torque,
    Oberfläche: 'verzinkt',
  }),
  sizes: [
    { size: 'M 8 × 75', m: 8, length: 75, torque: '20 Nm', eur: 1.1, grams: 36 },
    { size: 'M 8 × 95', m: 8, length: 95, torque: '20 Nm', eur: 1.3, grams: 44 },
    { size: 'M 10 × 90', m: 10, length: 90, torque: '45 Nm', eur: 1.6, grams: 68 },
    { size: 'M 12 × 110', m: 12, length: 110, torque: '60 Nm', eur: 2.4, grams: 118 },
    { size: 'M 16 × 145', m: 16, length: 145, torque: '110 Nm', eur: 4.9, grams: 270, stock: 'yellow' as const },
  ],
  draw: (s) => boltAnchor({ thread: s.m, length: s.length, share: shareOf(s.length, 75, 145, 0.82) }),
  offers: [
    { unit: 'Stück', pieces: 1, share: 1 },
    { unit: '10er-Pack', pieces: 10, share: 0.88 },
    { unit: 'Karton 50 Stück', pieces: 50, share: 0.74 },
  ],
  documents: ['datenblatt-bolzenanker'],
  leading: 'M 10 × 90',
});
