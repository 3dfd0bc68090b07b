import { figure, shareOf } from '../../drawing/drawing.ts';
import { angleBracket, joistHanger } from '../../drawing/kinds/bracket.ts';
import { nails } from '../../drawing/kinds/nail.ts';
import { threadedRod } from '../../drawing/kinds/screw.ts';
import { family } from '../family.ts';

// Nails by the kilogram, connectors by the piece, rods by the metre.

const byWeight = [
  { unit: 'Beutel 1 kg', pieces: 1, share: 1 },
  { unit: 'Paket 2,5 kg', pieces: 2.5, share: 0.9 },
  { unit: 'Karton 5 kg', pieces: 5, share: 0.82 },
] as const;

export const wireNails = family({
  article: 'NAE-9310',
  name: 'Drahtstift Senkkopf blank',
  brand: 'mutterfest',
  leaf: 'Drahtstifte',
  text: 'Geriffelter Senkkopf, der unter dem Hammer nicht wegrutscht. Faustregel: dreimal so lang wie das Brett dick ist, das er halten soll. Nach Gewicht verkauft, wie es sich gehört.',
  attributes: (s) => ({
    Durchmesser: `${figure(s.d)} mm`,
    Länge: `${s.length} mm`,
    Kopfform: 'Senkkopf, geriffelt',
    Oberfläche: 'blank',
    Norm: 'DIN EN 10230',
  }),
  sizes: [
    { size: '1,8 × 35 mm', d: 1.8, length: 35, eur: 6.9, note: 'Rund 1380 Stück je Kilogramm.' },
    { size: '2,2 × 45 mm', d: 2.2, length: 45, eur: 5.9, note: 'Rund 730 Stück je Kilogramm.' },
    { size: '2,8 × 65 mm', d: 2.8, length: 65, eur: 5.4, note: 'Rund 310 Stück je Kilogramm.' },
    { size: '3,1 × 80 mm', d: 3.1, length: 80, eur: 5.2, note: 'Rund 205 Stück je Kilogramm.' },
    { size: '3,8 × 100 mm', d: 3.8, length: 100, eur: 5.2, note: 'Rund 110 Stück je Kilogramm.' },
    { size: '4,6 × 130 mm', d: 4.6, length: 130, eur: 5.4, note: 'Rund 58 Stück je Kilogramm.' },
  ].map((s) => ({ ...s, grams: 1020 })),
  draw: (s) =>
    nails({
      diameter: s.d,
      length: s.length,
      finish: 'steel',
      head: s.d * 2.2,
      share: shareOf(s.length, 35, 130, 0.7),
    }),
  offers: byWeight,
  contents: () => ({ amount: 1, per: '1 kg' }),
  leading: '2,8 × 65 mm',
});

export const roofingNails = family({
  article: 'NAE-9320',
  name: 'Dachpappstift verzinkt',
  brand: 'mutterfest',
  leaf: 'Dachpappstifte',
  text: 'Breiter Kopf, feuerverzinkt: hält Bitumenbahn und Unterspannbahn, ohne einzureißen. Die Pappe an einem warmen Tag nageln, dann zieht sie sich nicht in Falten.',
  attributes: (s) => ({
    Durchmesser: `${figure(s.d)} mm`,
    Länge: `${s.length} mm`,
    Kopfform: 'Flachkopf, extra breit',
    Oberfläche: 'feuerverzinkt',
  }),
  sizes: [
    { size: '2,5 × 20 mm', d: 2.5, length: 20, eur: 8.9 },
    { size: '2,5 × 25 mm', d: 2.5, length: 25, eur: 8.4 },
    { size: '2,8 × 35 mm', d: 2.8, length: 35, eur: 7.9, stock: 'yellow' as const },
  ].map((s) => ({ ...s, grams: 1020 })),
  draw: (s) =>
    nails({ diameter: s.d, length: s.length, finish: 'zinc', head: 9, share: shareOf(s.length, 20, 35, 0.8) }),
  offers: byWeight,
  contents: () => ({ amount: 1, per: '1 kg' }),
});

export const angleBrackets = family({
  article: 'VER-9410',
  name: 'Winkelverbinder',
  brand: 'mutterfest',
  leaf: 'Winkelverbinder',
  text: 'Sendzimirverzinktes Stahlblech mit Löchern für Ankernägel und Schrauben. Mit Sicke für Lasten, ohne Sicke für Möbel und leichte Rahmen. Jedes Loch zählt erst, wenn ein Nagel darin steckt.',
  attributes: (s) => ({
    Schenkellänge: `${s.leg} mm`,
    Breite: `${s.width} mm`,
    Stärke: s.thick,
    Ausführung: s.rib ? 'mit Sicke' : 'ohne Sicke',
    Oberfläche: 'verzinkt',
  }),
  sizes: [
    { size: '50 × 50 × 35 mm', leg: 50, width: 35, thick: '2,0 mm', rib: false, eur: 0.95, grams: 55 },
    { size: '70 × 70 × 55 mm', leg: 70, width: 55, thick: '2,0 mm', rib: false, eur: 1.3, grams: 115 },
    { size: '70 × 70 × 55 mm, Sicke', leg: 70, width: 55, thick: '2,0 mm', rib: true, eur: 1.6, grams: 120 },
    { size: '90 × 90 × 65 mm, Sicke', leg: 90, width: 65, thick: '2,5 mm', rib: true, eur: 2.2, grams: 220 },
    { size: '105 × 105 × 90 mm, Sicke', leg: 105, width: 90, thick: '3,0 mm', rib: true, eur: 3.6, grams: 420 },
  ],
  draw: (s) => angleBracket({ leg: s.leg, width: s.width, rib: s.rib }),
  offers: [
    { unit: 'Stück', pieces: 1, share: 1 },
    { unit: '10er-Pack', pieces: 10, share: 0.86 },
    { unit: 'Karton 50 Stück', pieces: 50, share: 0.72 },
  ],
  leading: '90 × 90 × 65 mm, Sicke',
});

export const joistHangers = family({
  article: 'VER-9420',
  name: 'Balkenschuh außenliegend',
  brand: 'mutterfest',
  leaf: 'Balkenschuhe',
  text: 'Trägt den Deckenbalken am Unterzug, ohne dass jemand Zapfen stemmen muss. Mit Kammnägeln 4,0 × 40 in allen Löchern ausnageln; die Tragfähigkeit steht im Datenblatt.',
  attributes: (s) => ({
    Balkenbreite: `${s.width} mm`,
    Höhe: `${s.height} mm`,
    Stärke: '2,0 mm',
    Oberfläche: 'verzinkt',
  }),
  sizes: [
    { size: '60 × 100 mm', width: 60, height: 100, eur: 2.9, grams: 290 },
    { size: '80 × 120 mm', width: 80, height: 120, eur: 3.6, grams: 370 },
    { size: '100 × 140 mm', width: 100, height: 140, eur: 4.4, grams: 450 },
  ],
  draw: (s) => joistHanger({ width: s.width, height: s.height }),
  offers: [
    { unit: 'Stück', pieces: 1, share: 1 },
    { unit: '10er-Pack', pieces: 10, share: 0.88 },
  ],
  views: ['measures'],
});

export const threadedRods = family({
  article: 'VER-9430',
  name: 'Gewindestange DIN 976 4.8',
  brand: 'mutterfest',
  leaf: 'Gewindestangen',
  text: 'Am Meter. Beim Ablängen vorher eine Mutter aufdrehen und nach dem Sägen herunterschrauben – sie richtet den ersten Gang.',
  attributes: (s) => ({ Gewinde: s.size, Festigkeit: '4.8', Oberfläche: 'verzinkt', Norm: 'DIN 976' }),
  sizes: [
    { size: 'M 6', m: 6, eur: 1.4, grams: 170 },
    { size: 'M 8', m: 8, eur: 2.2, grams: 310 },
    { size: 'M 10', m: 10, eur: 3.2, grams: 490 },
    { size: 'M 12', m: 12, eur: 4.6, grams: 710 },
  ],
  draw: (s) => threadedRod({ diameter: s.m }),
  offers: [
    { unit: 'Stange 1 m', pieces: 1, share: 1 },
    { unit: 'Stange 2 m', pieces: 2, share: 0.95 },
    { unit: 'Bund 25 Stangen à 1 m', pieces: 25, share: 0.74 },
  ],
  contents: () => ({ amount: 1, per: '1 m' }),
  delivery: 'long',
});
