import { shareOf } from '../../drawing/drawing.ts';
import { chain, ratchetStrap, rope, shackle } from '../../drawing/kinds/lashing.ts';
import { byTheMetre, family } from '../family.ts';

// Straps by the piece; rope and chain by the metre.

export const straps = family({
  article: 'LAD-2210',
  name: 'Zurrgurt mit Ratsche',
  brand: 'seilhuber',
  leaf: 'Zurrgurte',
  text: 'Polyestergurt mit eingenähtem Etikett, wie es die Kontrolle sehen will. Die Zugkraft gilt in der Umreifung; im geraden Zug ist es die Hälfte. Kanten mit Schutzwinkeln abdecken, nie knoten.',
  attributes: (s) => ({
    Breite: `${s.width} mm`,
    Länge: `${s.metres} m`,
    Zurrkraft: s.strength,
    Ausführung: s.form,
    Norm: 'EN 12195-2',
  }),
  sizes: [
    {
      size: '25 mm × 5 m, einteilig',
      width: 25,
      metres: '5',
      strength: '1500 daN',
      form: 'einteilig',
      eur: 9.9,
      grams: 480,
    },
    {
      size: '35 mm × 6 m, Spitzhaken',
      width: 35,
      metres: '6',
      strength: '2000 daN',
      form: 'zweiteilig',
      eur: 16.9,
      grams: 1250,
    },
    {
      size: '50 mm × 8 m, Spitzhaken',
      width: 50,
      metres: '8',
      strength: '5000 daN',
      form: 'zweiteilig',
      eur: 26.9,
      grams: 3100,
    },
    {
      size: '50 mm × 10 m, Spitzhaken',
      width: 50,
      metres: '10',
      strength: '5000 daN',
      form: 'zweiteilig',
      eur: 29.9,
      grams: 3400,
    },
  ],
  draw: (s) =>
    ratchetStrap({ width: s.width, metres: s.metres, strength: s.strength, share: shareOf(s.width, 25, 50, 0.84) }),
  offers: [
    { unit: 'Stück', pieces: 1, share: 1 },
    { unit: '4er-Set', pieces: 4, share: 0.88 },
  ],
  leading: '50 mm × 8 m, Spitzhaken',
});

const laid = (
  article: string,
  name: string,
  material: string,
  fill: 'cream' | 'blue' | 'orange',
  text: string,
  rows: readonly (readonly [number, number, string, number])[],
) =>
  family({
    article,
    name,
    brand: 'seilhuber',
    leaf: 'Seile',
    text,
    attributes: (s) => ({
      Durchmesser: s.size,
      Bruchlast: s.load,
      Material: material,
      Machart: 'dreischäftig geschlagen',
    }),
    sizes: rows.map(([d, eur, load, grams]) => ({ size: `${d} mm`, d, eur, load, grams })),
    draw: (s) => rope({ diameter: s.d, fill, share: shareOf(s.d, 6, 16, 0.8) }),
    offers: byTheMetre(50, 0.78),
    contents: () => ({ amount: 1, per: '1 m' }),
  });

export const hempRopes = laid(
  'SEI-2310',
  'Hanfseil',
  'Hanf',
  'cream',
  'Aus langstieligem Hanf geschlagen, griffig und schön anzusehen. Zieht sich nass zusammen und trocknet wieder aus – darum nicht für Lasten über Kopf. Am Meter; die Enden werden getakelt, nicht abgebrannt.',
  [
    [6, 0.7, '2,3 kN', 30],
    [8, 1.1, '4,1 kN', 52],
    [10, 1.6, '6,3 kN', 80],
    [16, 3.8, '15,5 kN', 205],
  ],
);

export const polyRopes = laid(
  'SEI-2320',
  'Polypropylenseil',
  'Polypropylen',
  'blue',
  'Schwimmt, verrottet nicht und bleibt bei Frost weich. Für Plane, Boot und Baumfällen; die Enden mit der Flamme verschweißen. In der prallen Sonne nach zwei, drei Jahren tauschen.',
  [
    [6, 0.45, '5,9 kN', 17],
    [8, 0.75, '10,4 kN', 30],
    [10, 1.1, '15,3 kN', 45],
    [12, 1.5, '21,7 kN', 65],
  ],
);

export const chains = family({
  article: 'KET-2410',
  name: 'Rundstahlkette verzinkt',
  brand: 'seilhuber',
  leaf: 'Ketten',
  text: 'Langgliedrig nach DIN 5685, geschweißt, galvanisch verzinkt. Wir schneiden auf das gewünschte Maß; zum Heben von Lasten ist sie ausdrücklich nicht zugelassen.',
  attributes: (s) => ({ Durchmesser: s.size, Tragkraft: s.load, Oberfläche: 'verzinkt', Norm: 'DIN 5685' }),
  sizes: [
    { size: '4 mm', d: 4, load: '100 kg', eur: 3.2, grams: 320 },
    { size: '6 mm', d: 6, load: '200 kg', eur: 5.4, grams: 740 },
    { size: '8 mm', d: 8, load: '400 kg', eur: 8.9, grams: 1350 },
  ],
  draw: (s) => chain({ diameter: s.d, share: shareOf(s.d, 4, 8, 0.9) }),
  offers: byTheMetre(30, 0.8),
  contents: () => ({ amount: 1, per: '1 m' }),
});

export const shackles = family({
  article: 'KET-2420',
  name: 'Schäkel geschweift, verzinkt',
  brand: 'seilhuber',
  leaf: 'Ketten',
  text: 'Handelsform, Bolzen mit Auge zum Sichern mit Draht. Den Bolzen ganz eindrehen und eine Viertelumdrehung zurück, sonst geht er nie wieder auf.',
  attributes: (s) => ({ Gewinde: s.size, Oberfläche: 'verzinkt', Ausführung: 'geschweift' }),
  sizes: [
    { size: 'M 6', n: 6, eur: 1.2, grams: 40 },
    { size: 'M 8', n: 8, eur: 1.6, grams: 80 },
    { size: 'M 10', n: 10, eur: 2.3, grams: 150 },
  ],
  draw: (s) => shackle({ size: s.n }),
  offers: [
    { unit: 'Stück', pieces: 1, share: 1 },
    { unit: '10er-Pack', pieces: 10, share: 0.82 },
  ],
});
