import { shareOf } from '../../drawing/drawing.ts';
import { clawHammer } from '../../drawing/kinds/claw-hammer.ts';
import { hammer } from '../../drawing/kinds/hammer.ts';
import { family } from '../family.ts';

// Hammers to drive and to shape: sizes and proportions of DIN 1041 and its sisters.

const engineers = [
  { size: '100 g', head: 82, face: 15, length: 260, eur: 13.9, grams: 190 },
  { size: '200 g', head: 95, face: 19, length: 280, eur: 14.9, grams: 310 },
  { size: '300 g', head: 105, face: 23, length: 300, eur: 15.9, grams: 430 },
  { size: '500 g', head: 118, face: 27, length: 320, eur: 18.9, grams: 680 },
  { size: '800 g', head: 130, face: 33, length: 350, eur: 23.9, grams: 1040 },
  { size: '1000 g', head: 135, face: 36, length: 360, eur: 26.9, grams: 1290 },
] as const;

export const ashHammers = family({
  article: 'HAM-1010',
  name: 'Schlosserhammer Esche',
  brand: 'grimmhold',
  leaf: 'Schlosserhämmer',
  text: 'Der Hammer, mit dem jede Werkstatt anfängt: Kopf nach DIN 1041 aus einem Stück geschmiedet, Bahn und Finne induktiv gehärtet und fein geschliffen. Der Stiel ist aus langfaseriger Esche, doppelt geschweift und mit Ringkeil gesichert.\n\nDie Finne steht quer zum Stiel. So lassen sich Nieten treiben, Bleche strecken und kleine Stifte ansetzen, ohne die Finger zu treffen.',
  points: [
    'Bahn 50–58 HRC, Auge weich vergütet',
    'Eschenstiel nach DIN 5111, gewachst statt lackiert',
    'Ersatzstiele und Ringkeile lieferbar',
  ],
  attributes: (s) => ({
    Kopfgewicht: s.size,
    Material: 'Vergütungsstahl C45',
    Griff: 'Esche',
    Länge: `${s.length} mm`,
    Norm: 'DIN 1041',
  }),
  sizes: engineers.map((s) => ({
    ...s,
    ...(s.size === '300 g'
      ? { note: 'Die Größe für die Werkbank: leicht genug zum Anreißen und Körnen, schwer genug für den Splint.' }
      : {}),
  })),
  draw: (s) =>
    hammer({
      stamp: s.size,
      length: s.length,
      head: s.head,
      face: s.face,
      handle: 'ash',
      share: shareOf(s.length, 260, 360, 0.8),
    }),
  views: ['measures', 'detail'],
  leading: '300 g',
});

export const fibreHammers = family({
  article: 'HAM-1020',
  name: 'Schlosserhammer Fiberglas',
  brand: 'grimmhold',
  leaf: 'Schlosserhämmer',
  text: 'Für alle, die öfter danebenschlagen, als sie zugeben: Der Fiberglaskern bricht auch bei Fehlschlägen nicht, eine Schutzhülse unter dem Kopf fängt die Kante ab. Der Griff aus zwei Komponenten dämpft den Prellschlag und bleibt auch mit öligen Händen griffig.',
  points: ['Kopf unlösbar vergossen', 'nicht leitender Stiel', 'Öse am Griffende'],
  attributes: (s) => ({
    Kopfgewicht: s.size,
    Material: 'Vergütungsstahl C45',
    Griff: 'Fiberglas',
    Länge: `${s.length} mm`,
    Norm: 'DIN 1041',
  }),
  sizes: engineers
    .filter((s) => ['300 g', '500 g', '1000 g'].includes(s.size))
    .map((s) => ({ ...s, eur: s.eur + 7, grams: s.grams + 60 })),
  draw: (s) =>
    hammer({
      stamp: s.size,
      length: s.length,
      head: s.head,
      face: s.face,
      handle: 'fibre',
      share: shareOf(s.length, 260, 360, 0.8),
    }),
  views: ['measures'],
});

export const roofingHammers = family({
  article: 'HAM-1110',
  name: 'Latthammer mit Magnet',
  brand: 'grimmhold',
  leaf: 'Zimmermannshämmer',
  text: 'Spitze zum Hebeln und Anreißen, aufgeraute Bahn gegen Abrutschen und ein Magnet in der Rille, der den Nagel hält, bis der erste Schlag sitzt. Das seitliche Loch zieht krumme Stifte gerade heraus.',
  points: ['Nagelrille mit Dauermagnet', 'Bahn geraut', 'Kopf aus einem Stück geschmiedet'],
  attributes: (s) => ({
    Kopfgewicht: '600 g',
    Griff: s.grip,
    Länge: `${s.length} mm`,
    Material: 'Vergütungsstahl C45',
    Norm: 'DIN 7239',
  }),
  sizes: [
    { size: '600 g, Hickory', grip: 'Hickory', length: 320, eur: 34.9, grams: 860, handle: 'hickory' as const },
    { size: '600 g, Fiberglas', grip: 'Fiberglas', length: 325, eur: 39.9, grams: 910, handle: 'fibre' as const },
  ],
  draw: (s) => clawHammer({ stamp: '600 g', length: s.length, handle: s.handle, spike: true }),
  views: ['measures'],
  leading: '600 g, Hickory',
});

export const clawHammers = family({
  article: 'HAM-1120',
  name: 'Klauenhammer',
  brand: 'grimmhold',
  leaf: 'Zimmermannshämmer',
  text: 'Die gebogene Klaue rollt beim Nagelziehen über die Kante ab und schont das Holz. Wer Schalungen baut, greift zum schweren, wer Fassaden nagelt, zum leichten.',
  points: ['Klaue scharf ausgeschliffen', 'runde, leicht ballige Bahn'],
  attributes: (s) => ({
    Kopfgewicht: s.weight,
    Griff: 'Fiberglas',
    Länge: `${s.length} mm`,
    Material: 'Chrom-Vanadium-Stahl',
  }),
  sizes: [
    { size: '450 g', weight: '450 g', length: 325, eur: 27.9, grams: 690 },
    { size: '570 g', weight: '570 g', length: 340, eur: 31.9, grams: 820 },
  ],
  draw: (s) =>
    clawHammer({ stamp: s.size, length: s.length, handle: 'fibre', share: shareOf(s.length, 325, 340, 0.93) }),
  views: ['measures'],
});
