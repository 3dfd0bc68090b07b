import { shareOf } from '../../drawing/drawing.ts';
import { hacksaw, sawBlades } from '../../drawing/kinds/hacksaw.ts';
import { handSaw } from '../../drawing/kinds/hand-saw.ts';
import { japanSaw } from '../../drawing/kinds/japan-saw.ts';
import { family } from '../family.ts';

// Hand saws: the coarser the pitch, the thicker the wood.

export const handSaws = family({
  article: 'SAE-4010',
  name: 'Fuchsschwanz',
  brand: 'zahnreich',
  leaf: 'Handsägen',
  text: 'Dreifach geschliffene, impulsgehärtete Zähne schneiden auf Zug und Stoß. Das Blatt ist schlank geschliffen und gegen Rost beschichtet; am Griffrücken lassen sich 45° und 90° anreißen.',
  attributes: (s) => ({ Blattlänge: s.size, Zahnteilung: s.teeth, Verwendung: s.use, Griff: 'Zweikomponentengriff' }),
  sizes: [
    { size: '400 mm', blade: 400, pitch: 2.3, teeth: '11 ZpZ', use: 'Leisten und Platten', eur: 18.9, grams: 420 },
    { size: '450 mm', blade: 450, pitch: 2.8, teeth: '9 ZpZ', use: 'Platten und Bretter', eur: 20.9, grams: 470 },
    { size: '500 mm', blade: 500, pitch: 3.6, teeth: '7 ZpZ', use: 'Bauholz', eur: 22.9, grams: 530 },
    { size: '550 mm', blade: 550, pitch: 3.6, teeth: '7 ZpZ', use: 'Bauholz', eur: 24.9, grams: 590 },
  ],
  draw: (s) =>
    handSaw({ blade: s.blade, pitch: s.pitch, stamp: `ZAHNREICH ${s.teeth}`, share: shareOf(s.blade, 400, 550, 0.86) }),
  views: ['measures', 'detail'],
  delivery: 'long',
  leading: '500 mm',
});

export const backSaws = family({
  article: 'SAE-4020',
  name: 'Rückensäge',
  brand: 'zahnreich',
  leaf: 'Handsägen',
  text: 'Der gefalzte Stahlrücken hält das dünne Blatt gerade: für Zapfen, Gehrungen und Leisten, bei denen die Säge die Fuge bestimmt. Vom Werk fein geschränkt; für Hartholz empfehlen wir die längere.',
  attributes: (s) => ({
    Blattlänge: s.size,
    Zahnteilung: s.teeth,
    Verwendung: 'Zapfen und Gehrungen',
    Griff: 'Buche, lackiert',
  }),
  sizes: [
    { size: '250 mm', blade: 250, teeth: '13 ZpZ', eur: 26.9, grams: 390 },
    { size: '300 mm', blade: 300, teeth: '13 ZpZ', eur: 29.9, grams: 450 },
    { size: '350 mm', blade: 350, teeth: '12 ZpZ', eur: 32.9, grams: 520 },
  ],
  draw: (s) =>
    handSaw({
      blade: s.blade,
      pitch: 1.9,
      back: true,
      stamp: 'RÜCKENSÄGE',
      wood: true,
      share: shareOf(s.blade, 250, 350, 0.84),
    }),
  views: ['measures'],
});

export const japanSaws = family({
  article: 'SAE-4110',
  name: 'Japansäge',
  brand: 'zahnreich',
  leaf: 'Japansägen',
  also: ['Geschenkideen'],
  text: 'Schneidet auf Zug. Darum darf das Blatt so dünn sein, und darum ist der Schnitt so sauber. Führen Sie locker und in langen Zügen; wer drückt, verläuft.',
  points: ['Blatt mit einem Griff wechselbar', 'Griff mit Rattan umwickelt'],
  attributes: (s) => ({
    Bauform: s.form,
    Blattlänge: `${s.blade} mm`,
    Blattstärke: s.gauge,
    Verwendung: s.use,
    Griff: 'Rattan',
  }),
  sizes: [
    {
      size: 'Kataba 265 mm',
      form: 'Kataba',
      shape: 'kataba' as const,
      blade: 265,
      pitch: 1.9,
      gauge: '0,6 mm',
      use: 'Längs- und Querschnitt',
      eur: 34.9,
      grams: 260,
      note: 'Ohne Rücken: Die Kataba schneidet beliebig tief und bündig.',
    },
    {
      size: 'Ryoba 240 mm',
      form: 'Ryoba',
      shape: 'ryoba' as const,
      blade: 240,
      pitch: 2,
      gauge: '0,5 mm',
      use: 'Längs- und Querschnitt',
      eur: 37.9,
      grams: 250,
      note: 'Eine Seite Längs-, eine Seite Querverzahnung – die Säge für die Werkzeugkiste.',
    },
    {
      size: 'Dozuki 240 mm',
      form: 'Dozuki',
      shape: 'dozuki' as const,
      blade: 240,
      pitch: 1.2,
      gauge: '0,3 mm',
      use: 'Zinken und Zapfen',
      eur: 39.9,
      grams: 240,
      note: 'Der Rücken trägt ein Blatt von 0,3 mm; die Fuge ist kaum breiter als ein Bleistiftstrich.',
    },
    {
      size: 'Kataba 300 mm',
      form: 'Kataba',
      shape: 'kataba' as const,
      blade: 300,
      pitch: 2.2,
      gauge: '0,7 mm',
      use: 'Bauholz',
      eur: 42.9,
      grams: 310,
      stock: 'yellow' as const,
    },
  ],
  draw: (s) =>
    japanSaw({
      blade: s.blade,
      shape: s.shape,
      pitch: s.pitch,
      name: s.form.toUpperCase(),
      share: shareOf(s.blade, 240, 300, 0.9),
    }),
  views: ['measures'],
  leading: 'Ryoba 240 mm',
});

export const hacksaws = family({
  article: 'SAE-4210',
  name: 'Metallsägebogen',
  brand: 'zahnreich',
  leaf: 'Metallsägen',
  text: 'Steifer Rohrbogen, Spannhebel im Griff, Blatt auf 45° umsetzbar zum bündigen Abtrennen. Die Zähne zeigen vom Griff weg – wir schreiben es dazu, weil es jede Woche jemand fragt.',
  attributes: (s) => ({
    Blattlänge: s.blade === 300 ? '300 mm' : '150 mm',
    Material: 'Stahlrohr, pulverbeschichtet',
    Griff: s.grip,
  }),
  sizes: [
    { size: '300 mm', blade: 300, small: false, grip: 'Zweikomponentengriff', eur: 21.9, grams: 640 },
    { size: '150 mm, kleiner Bogen', blade: 150, small: true, grip: 'Kunststoff', eur: 8.9, grams: 160 },
  ],
  draw: (s) => hacksaw({ blade: s.blade, small: s.small }),
  leading: '300 mm',
});

export const hacksawBlades = family({
  article: 'SAE-4220',
  name: 'Metallsägeblatt Bimetall 300 mm',
  brand: 'zahnreich',
  leaf: 'Metallsägen',
  text: 'Schnellarbeitsstahl an der Zahnspitze, Federstahl im Rücken: Das Blatt biegt sich, ohne zu brechen. Faustregel für die Teilung – drei Zähne sollen immer im Material stehen.',
  attributes: (s) => ({ Zahnteilung: s.size, Blattlänge: '300 mm', Material: 'Bimetall HSS', 'Geeignet für': s.use }),
  sizes: [
    { size: '18 ZpZ', pitch: 1.8, use: 'Vollmaterial, Aluminium', eur: 2.4, grams: 22 },
    { size: '24 ZpZ', pitch: 1.4, use: 'Stahl, Profile', eur: 2.4, grams: 22 },
    { size: '32 ZpZ', pitch: 1.05, use: 'Rohr, Blech', eur: 2.6, grams: 22 },
  ],
  draw: (s) => sawBlades({ length: 312, pitch: s.pitch, text: s.size }),
  offers: [
    { unit: 'Stück', pieces: 1, share: 1 },
    { unit: '10er-Pack', pieces: 10, share: 0.84 },
    { unit: 'VPE 100 Stück', pieces: 100, share: 0.74 },
  ],
  views: ['measures'],
});
