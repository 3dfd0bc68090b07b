import { shareOf } from '../../drawing/drawing.ts';
import { mallet } from '../../drawing/kinds/mallet.ts';
import { family } from '../family.ts';

// Hammers that spare the work, and those that are meant for stone.

export const softFaceHammers = family({
  article: 'HAM-1210',
  name: 'Schonhammer Kunststoff',
  brand: 'grimmhold',
  leaf: 'Schonhämmer',
  text: 'Zwei Einsätze, zwei Härten: rot aus Celluloseacetat für kräftige, weiß aus Nylon für harte Schläge. Beide sind eingeschraubt und in Sekunden gewechselt. Lager, Passstifte und verchromte Teile bleiben ohne Abdruck.',
  points: ['Gehäuse aus Temperguss', 'Einsätze einzeln nachbestellbar', 'rückschlagarm durch Stahlgehäuse'],
  attributes: (s) => ({
    Durchmesser: s.size,
    Material: 'Celluloseacetat / Nylon',
    Griff: 'Esche',
    Länge: `${s.length} mm`,
  }),
  sizes: [
    { size: '27 mm', face: 27, length: 280, eur: 19.9, grams: 330 },
    { size: '32 mm', face: 32, length: 295, eur: 22.9, grams: 420 },
    { size: '40 mm', face: 40, length: 315, eur: 28.9, grams: 680 },
    { size: '50 mm', face: 50, length: 340, eur: 36.9, grams: 1080 },
  ],
  draw: (s) =>
    mallet({
      face: s.face,
      length: s.length,
      head: 'plastic',
      stamp: `${s.face}`,
      share: shareOf(s.face, 27, 50, 0.8),
    }),
  views: ['measures', 'detail'],
  leading: '40 mm',
});

export const rubberMallets = family({
  article: 'HAM-1220',
  name: 'Gummihammer',
  brand: 'grimmhold',
  leaf: 'Schonhämmer',
  text: 'Pflaster setzen, Zapfen zusammentreiben, Radkappen aufklopfen: Der schwarze Hartgummi hat 90 Shore A, federt wenig zurück und färbt auf trockenem Untergrund kaum ab. Auf hellem Stein legen Sie ein Tuch unter.',
  attributes: (s) => ({ Durchmesser: s.size, Material: 'Hartgummi', Griff: 'Esche', Länge: `${s.length} mm` }),
  sizes: [
    { size: '55 mm', face: 55, length: 320, eur: 9.9, grams: 420 },
    { size: '65 mm', face: 65, length: 340, eur: 11.9, grams: 640 },
    { size: '90 mm', face: 90, length: 380, eur: 17.9, grams: 1240 },
  ],
  draw: (s) =>
    mallet({ face: s.face, length: s.length, head: 'rubber', stamp: s.size, share: shareOf(s.face, 55, 90, 0.82) }),
  views: ['measures'],
});

export const joinersMallets = family({
  article: 'HAM-1230',
  name: 'Tischlerklüpfel Weißbuche',
  brand: 'hirnholz',
  leaf: 'Schonhämmer',
  also: ['Geschenkideen'],
  text: 'Der Partner zum Stechbeitel. Gedämpfte Weißbuche, die Schlagflächen leicht konisch, damit der Schlag auch aus dem Handgelenk rechtwinklig trifft. Mit Leinöl eingelassen; alle paar Jahre nachölen, dann reißt nichts.',
  points: ['Stiel durchgezapft und verkeilt', 'Kanten gefast'],
  attributes: (s) => ({ Kopflänge: s.size, Material: 'Weißbuche', Griff: 'Weißbuche', Länge: `${s.length} mm` }),
  sizes: [
    { size: '120 mm', face: 80, length: 300, eur: 18.9, grams: 480 },
    { size: '140 mm', face: 95, length: 320, eur: 21.9, grams: 690 },
    { size: '160 mm', face: 108, length: 340, eur: 25.9, grams: 880 },
  ],
  draw: (s) =>
    mallet({ face: s.face, length: s.length, head: 'beech', stamp: s.size, share: shareOf(s.face, 80, 108, 0.84) }),
  views: ['measures'],
});

export const clubHammers = family({
  article: 'HAM-1310',
  name: 'Fäustel',
  brand: 'grimmhold',
  leaf: 'Fäustel',
  text: 'Für Meißel, Pflock und Schalung. Beide Bahnen gleich geschmiedet und gefast, damit keine Splitter abspringen; der kurze Hickorystiel liegt auch auf dem Gerüst gut in der Hand.',
  points: ['Bahnen 50–58 HRC', 'Hickorystiel, oval'],
  attributes: (s) => ({
    Kopfgewicht: s.size,
    Material: 'Vergütungsstahl C45',
    Griff: 'Hickory',
    Länge: `${s.length} mm`,
    Norm: 'DIN 6475',
  }),
  sizes: [
    { size: '1000 g', face: 40, length: 260, eur: 21.9, grams: 1180 },
    { size: '1250 g', face: 43, length: 260, eur: 23.9, grams: 1450 },
    { size: '1500 g', face: 46, length: 280, eur: 26.9, grams: 1720 },
    { size: '2000 g', face: 50, length: 300, eur: 31.9, grams: 2260 },
  ],
  draw: (s) =>
    mallet({ face: s.face, length: s.length, head: 'steel', stamp: s.size, share: shareOf(s.face, 40, 50, 0.82) }),
  views: ['measures'],
  leading: '1250 g',
});

export const sledgeHammers = family({
  article: 'HAM-1320',
  name: 'Vorschlaghammer',
  brand: 'grimmhold',
  leaf: 'Fäustel',
  text: 'Wenn der Fäustel nicht mehr reicht. Langer Hickorystiel mit Querfaserprüfung, Schutzring unter dem Kopf, Bahnen ballig geschliffen. Bitte mit Schutzbrille und festem Stand.',
  attributes: (s) => ({
    Kopfgewicht: `${s.size.replace(' kg', '000')} g`,
    Material: 'Vergütungsstahl C45',
    Griff: 'Hickory',
    Länge: `${s.length} mm`,
    Norm: 'DIN 1042',
  }),
  sizes: [
    { size: '3 kg', face: 58, length: 600, eur: 44.9, grams: 3700 },
    { size: '5 kg', face: 66, length: 800, eur: 59.9, grams: 6000, stock: 'yellow' as const },
  ],
  draw: (s) =>
    mallet({ face: s.face, length: s.length, head: 'steel', stamp: s.size, share: shareOf(s.length, 600, 800, 0.9) }),
  delivery: 'long',
});
