import type { Offer } from '../../assembly/family.ts';
import { earMuffs } from '../../drawing/kinds/ear-muffs.ts';
import { glove } from '../../drawing/kinds/glove.ts';
import { respirator } from '../../drawing/kinds/respirator.ts';
import { safetyGlasses } from '../../drawing/kinds/safety-glasses.ts';
import { safetyShoe } from '../../drawing/kinds/safety-shoe.ts';
import type { Fill } from '../../drawing/palette.ts';
import { family } from '../family.ts';

// Protective equipment in the sizes people wear.

const pairs: readonly Offer[] = [
  { unit: 'Paar', pieces: 1, share: 1 },
  { unit: '12 Paar', pieces: 12, share: 0.84 },
];

const hands = (
  article: string,
  name: string,
  text: string,
  look: { palm: Fill; back: Fill; cuff: Fill },
  facts: Record<string, string>,
  eur: number,
  sizes: readonly number[],
) =>
  family({
    article,
    name,
    brand: 'schafferhand',
    leaf: 'Handschuhe',
    text,
    attributes: (s) => ({ Größe: s.size, ...facts }),
    sizes: sizes.map((n) => ({ size: `Gr. ${n}`, n, eur, grams: 60 + n * 8 })),
    draw: (s) => glove({ ...look, size: `${s.n}` }),
    offers: pairs,
    leading: 'Gr. 9',
  });

export const leatherGloves = hands(
  'HSH-1710',
  'Rindleder-Handschuh',
  'Vollleder in der Handfläche, verstärkter Daumen, Stulpe aus Drell. Für Brennholz, Schalung und Stacheldraht; nass geworden, langsam trocknen und kneten, dann bleibt er weich.',
  { palm: 'cream', back: 'carton', cuff: 'brand' },
  { Material: 'Rindleder / Drell', Norm: 'EN 388: 3 1 3 3 X', Verwendung: 'grobe Arbeiten' },
  8.9,
  [9, 10, 11],
);

export const assemblyGloves = hands(
  'HSH-1720',
  'Montagehandschuh Nitril',
  'Nahtlos gestrickt, Handfläche mit Nitrilschaum: fühlt eine M-4-Mutter noch und rutscht nicht auf Öl. Rücken atmungsaktiv, waschbar bei 40 °C.',
  { palm: 'black', back: 'grey', cuff: 'grey' },
  { Material: 'Nylon / Nitrilschaum', Norm: 'EN 388: 4 1 2 1 X', Verwendung: 'Montage' },
  3.9,
  [7, 8, 9, 10, 11],
);

export const cutGloves = hands(
  'HSH-1730',
  'Schnittschutzhandschuh Stufe D',
  'Glas- und Polyethylenfaser im Gestrick halten Blechkanten und Glas stand. Nicht für laufende Maschinen: Was ein Sägeblatt fasst, zieht es mit – auch den besten Handschuh.',
  { palm: 'iron', back: 'blue', cuff: 'blue' },
  { Material: 'HPPE / Polyurethan', Norm: 'EN 388: 4 X 4 2 D', Verwendung: 'Blech und Glas' },
  12.9,
  [8, 9, 10],
);

export const glasses = family({
  article: 'PSA-1810',
  name: 'Schutzbrille',
  brand: 'schafferhand',
  leaf: 'Schutzbrillen',
  text: 'Beschlägt innen nicht, verkratzt außen kaum. Bügel in der Länge und Neigung einstellbar, passt auch unter den Gehörschutz, ohne zu drücken.',
  attributes: (s) => ({ Scheibe: s.tint, Material: 'Polycarbonat', Norm: 'EN 166 F' }),
  sizes: [
    { size: 'klar', tint: 'klar', lens: 'glass' as const, frame: 'black' as const, eur: 7.9, grams: 45 },
    { size: 'gelb', tint: 'gelb', lens: 'yellow' as const, frame: 'black' as const, eur: 8.9, grams: 45 },
    { size: 'grau getönt', tint: 'grau', lens: 'grey' as const, frame: 'iron' as const, eur: 9.9, grams: 45 },
    { size: 'klar, Fassung blau', tint: 'klar', lens: 'glass' as const, frame: 'blue' as const, eur: 7.9, grams: 45 },
  ],
  draw: (s) => safetyGlasses({ lens: s.lens, frame: s.frame }),
  offers: [
    { unit: 'Stück', pieces: 1, share: 1 },
    { unit: '10er-Pack', pieces: 10, share: 0.82 },
  ],
  leading: 'klar',
});

export const muffs = family({
  article: 'PSA-1910',
  name: 'Kapselgehörschutz',
  brand: 'schafferhand',
  leaf: 'Gehörschutz',
  text: 'Weiche, tauschbare Dichtkissen und ein Bügel, der über Stunden nicht klemmt. Mehr Dämmung ist nicht immer besser: Wer Zurufe hören muss, nimmt den leichten.',
  attributes: (s) => ({ Dämmung: s.size, Material: 'ABS / Stahlbügel', Norm: 'EN 352-1' }),
  sizes: [
    { size: 'SNR 26 dB', snr: 26, eur: 16.9, grams: 190 },
    { size: 'SNR 31 dB', snr: 31, eur: 24.9, grams: 240 },
    { size: 'SNR 34 dB', snr: 34, eur: 32.9, grams: 280 },
  ],
  draw: (s) => earMuffs({ snr: s.snr }),
});

export const dustMasks = family({
  article: 'PSA-2010',
  name: 'Atemschutzmaske mit Ventil',
  brand: 'schafferhand',
  leaf: 'Atemschutz',
  text: 'Geformte Maske mit Ausatemventil und Nasenbügel. FFP2 für Holz- und Schleifstaub von Weichholz, FFP3 für Eiche, Buche und Quarz. Ein Bart dichtet nicht – leider.',
  attributes: (s) => ({ Schutzstufe: s.size, Ausführung: 'mit Ventil', Norm: 'EN 149' }),
  sizes: [
    { size: 'FFP2', eur: 2.2, grams: 16 },
    { size: 'FFP3', eur: 3.9, grams: 18 },
  ],
  draw: (s) => respirator({ grade: s.size, reusable: false }),
  offers: [
    { unit: '10er-Box', pieces: 10, share: 1 },
    { unit: '3er-Pack', pieces: 3, share: 1.15 },
  ],
});

export const halfMasks = family({
  article: 'PSA-2020',
  name: 'Halbmaske mit Wechselfiltern',
  brand: 'schafferhand',
  leaf: 'Atemschutz',
  text: 'Maskenkörper aus weichem Silikon, zwei Filter mit Bajonettanschluss. A2P3 schützt vor Lösemitteldämpfen und Feinstaub: zum Lackieren, Beizen und Abbeizen. Geöffnete Filter halten einen Monat.',
  attributes: (s) => ({ Schutzstufe: s.grade, Größe: s.fit, Norm: 'EN 140' }),
  sizes: [
    { size: 'A2P3, Gr. M', grade: 'A2P3', fit: 'M', eur: 44.9, grams: 320 },
    { size: 'A2P3, Gr. L', grade: 'A2P3', fit: 'L', eur: 44.9, grams: 330, stock: 'yellow' as const },
  ],
  draw: (s) => respirator({ grade: s.grade, reusable: true, size: s.fit }),
});

export const highShoes = family({
  article: 'SSH-2110',
  name: 'Sicherheitsschuh S3 hoch',
  brand: 'schafferhand',
  leaf: 'Sicherheitsschuhe',
  text: 'Wasserabweisendes Rindleder, Kunststoffkappe, durchtrittsichere Textileinlage: wiegt weniger als Stahl und wird im Winter nicht kalt. Fällt in der Länge normal, in der Weite bequem aus.',
  attributes: (s) => ({
    Größe: s.size,
    Schutzklasse: 'S3 SRC',
    Schafthöhe: 'hoch',
    Material: 'Rindleder',
    Norm: 'EN ISO 20345',
  }),
  sizes: [40, 41, 42, 43, 44, 45, 46].map((n) => ({
    size: `Gr. ${n}`,
    n,
    eur: 89.9,
    grams: 1100 + n * 10,
    ...(n === 46 ? { stock: 'red' as const } : {}),
  })),
  draw: (s) => safetyShoe({ high: true, size: `${s.n}` }),
  leading: 'Gr. 43',
});

export const lowShoes = family({
  article: 'SSH-2120',
  name: 'Sicherheitsschuh S3 niedrig',
  brand: 'schafferhand',
  leaf: 'Sicherheitsschuhe',
  text: 'Halbschuh für Werkstatt und Lager: leicht, knickt am Ballen, hält Späne und Öl ab. Mit Drehpunkt in der Sohle für alle, die den Tag an der Maschine stehen.',
  attributes: (s) => ({
    Größe: s.size,
    Schutzklasse: 'S3 SRC',
    Schafthöhe: 'niedrig',
    Material: 'Mikrofaser',
    Norm: 'EN ISO 20345',
  }),
  sizes: [41, 42, 43, 44, 45].map((n) => ({ size: `Gr. ${n}`, n, eur: 79.9, grams: 950 + n * 10 })),
  draw: (s) => safetyShoe({ high: false, size: `${s.n}` }),
});
