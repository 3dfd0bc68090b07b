import { bottle, tub } from '../../drawing/kinds/bottle.ts';
import { cartridge, clothPack, paperRoll, tapeRoll } from '../../drawing/kinds/cartridge.ts';
import { family } from '../family.ts';

// Glues, sealants, tapes, and what cleans up after them.

const kilo = (amount: number) => ({ amount, per: '1 kg' as const });

const glues = [
  { size: '250 g', kg: 0.25, grams: 300 },
  { size: '750 g', kg: 0.75, grams: 840 },
  { size: '5 kg', kg: 5, grams: 5300 },
] as const;

const woodGlue = (
  article: string,
  name: string,
  title: string,
  grade: string,
  cap: 'red' | 'blue',
  text: string,
  prices: readonly [number, number, number],
) =>
  family({
    article,
    name,
    brand: 'leimgrub',
    leaf: 'Holzleime',
    text,
    attributes: (s) => ({
      Inhalt: s.size,
      Beanspruchung: grade,
      Gebinde: s.kg > 1 ? 'Eimer' : 'Flasche',
      Norm: 'EN 204',
    }),
    sizes: glues.map((g, i) => ({ ...g, eur: prices[i] ?? 0 })),
    draw: (s) =>
      s.kg > 1
        ? tub({ fill: 'white', lid: cap, handle: true, brand: 'LEIMGRUB', title, amount: s.size })
        : bottle({
            fill: 'white',
            cap,
            top: 'glue',
            brand: 'LEIMGRUB',
            title,
            amount: s.size,
            share: s.kg < 0.5 ? 0.82 : 1,
          }),
    contents: (s) => kilo(s.kg),
    leading: '750 g',
  });

export const d3Glue = woodGlue(
  'LEI-3710',
  'Holzleim D3 wasserfest',
  'Holzleim|D3',
  'D3',
  'red',
  'Für Fenster, Küchen und Feuchträume. Offene Zeit acht Minuten, Pressdauer fünfzehn; die Fuge wird glasklar und bricht neben, nicht in der Naht. Nicht unter +10 °C verarbeiten.',
  [4.9, 9.9, 44.9],
);
export const d4Glue = woodGlue(
  'LEI-3720',
  'Holzleim D4',
  'Holzleim|D4',
  'D4',
  'blue',
  'Einkomponentig D4: für Haustüren, Gartenmöbel und alles, was Wetter sieht. Höhere Temperaturbeständigkeit, etwas kürzere offene Zeit – die Zwingen vorher bereitlegen.',
  [7.9, 16.9, 79.9],
);

const litre = (amount: number) => ({ amount, per: '1 l' as const });

const tube = (
  article: string,
  name: string,
  title: string,
  base: string,
  use: string,
  text: string,
  sizes: readonly { size: string; colour: string; eur: number }[],
) =>
  family({
    article,
    name,
    brand: 'leimgrub',
    leaf: 'Montagekleber',
    text,
    attributes: (s) => ({ Farbe: s.colour, Inhalt: '290 ml', Grundlage: base, Verwendung: use }),
    sizes: sizes.map((s) => ({ ...s, grams: 440 })),
    draw: (s) =>
      cartridge({
        brand: 'LEIMGRUB',
        title,
        amount: `290 ml · ${s.colour}`,
        nozzle: true,
        fill:
          s.colour === 'grau'
            ? 'grey'
            : s.colour === 'braun'
              ? 'brown'
              : s.colour === 'transparent'
                ? 'glass'
                : 'white',
      }),
    contents: () => litre(0.29),
    offers: [
      { unit: 'Kartusche', pieces: 1, share: 1 },
      { unit: 'Karton 12 Stück', pieces: 12, share: 0.82 },
    ],
  });

export const mountingGlue = tube(
  'MON-3810',
  'Montagekleber Hybrid',
  'Montage-|kleber',
  'MS-Polymer',
  'Kleben',
  'Klebt, was nicht geschraubt werden darf: Sockelleisten, Spiegel, Stufen. Hohe Anfangshaftung, bleibt elastisch, riecht kaum. Streifen senkrecht auftragen, damit Luft an die Fuge kommt.',
  [
    { size: '290 ml, weiß', colour: 'weiß', eur: 9.9 },
    { size: '290 ml, grau', colour: 'grau', eur: 9.9 },
  ],
);

export const sanitarySilicone = tube(
  'MON-3820',
  'Sanitärsilikon',
  'Sanitär-|silikon',
  'Silikon, essigvernetzend',
  'Dichten',
  'Schimmelhemmend eingestellt, für Bad und Küche. Fuge entfetten, abkleben, in einem Zug spritzen und mit Seifenwasser abziehen – und dann einen Tag in Ruhe lassen.',
  [
    { size: '290 ml, transparent', colour: 'transparent', eur: 6.9 },
    { size: '290 ml, weiß', colour: 'weiß', eur: 6.9 },
  ],
);

export const acrylic = tube(
  'MON-3830',
  'Maleracryl',
  'Maler-|acryl',
  'Acryl',
  'Dichten',
  'Überstreichbar nach einer Stunde. Für Risse, Zargen und Anschlüsse, die sich wenig bewegen; wo es nass wird, nehmen Sie Silikon.',
  [
    { size: '290 ml, weiß', colour: 'weiß', eur: 3.9 },
    { size: '290 ml, braun', colour: 'braun', eur: 4.2 },
  ],
);

const tape = (
  article: string,
  name: string,
  print: string,
  fill: 'grey' | 'yellow' | 'black' | 'blue',
  text: string,
  facts: Record<string, string>,
  rows: readonly (readonly [number, number, number])[],
) =>
  family({
    article,
    name,
    brand: 'leimgrub',
    leaf: 'Klebebänder',
    text,
    attributes: (s) => ({ Breite: `${s.width} mm`, Länge: `${s.metres} m`, ...facts }),
    sizes: rows.map(([width, metres, eur]) => ({
      size: `${width} mm × ${metres} m`,
      width,
      metres,
      eur,
      grams: Math.round(width * metres * 0.16),
    })),
    draw: (s) => tapeRoll({ width: s.width, metres: s.metres, fill, text: print }),
    contents: (s) => ({ amount: s.metres, per: '1 m' as const }),
    offers: [
      { unit: 'Rolle', pieces: 1, share: 1 },
      { unit: '6er-Pack', pieces: 6, share: 0.86 },
    ],
  });

export const ductTapes = tape(
  'KLB-3910',
  'Gewebeband',
  'GEWEBE',
  'grey',
  'Von Hand abreißbar, reißfest verklebt. Repariert Schlauch, Plane und Werkzeugkiste – auf Dauer aber nichts, was Sonne abbekommt.',
  { Material: 'PE-beschichtetes Gewebe', Farbe: 'silber' },
  [
    [38, 25, 6.9],
    [50, 25, 8.5],
    [50, 50, 14.9],
  ],
);

export const maskingTapes = tape(
  'KLB-3920',
  'Abdeckband Krepp',
  'KREPP',
  'yellow',
  'Dehnt sich um Rundungen, lässt sich eine Woche lang rückstandsfrei abziehen. Die scharfe Kante gelingt, wenn Sie es andrücken und die Farbe noch feucht ist, wenn es weg muss.',
  { Material: 'Feinkrepp', Farbe: 'gelb' },
  [
    [19, 50, 2.9],
    [30, 50, 4.2],
    [50, 50, 6.4],
  ],
);

export const insulatingTapes = tape(
  'KLB-3930',
  'Isolierband PVC',
  'ISO 15',
  'black',
  'Schwer entflammbar, durchschlagfest, dehnbar: halb überlappend und unter Zug wickeln, das letzte Stück ohne, damit das Ende liegen bleibt.',
  { Material: 'Weich-PVC', Farbe: 'schwarz' },
  [
    [15, 10, 1.4],
    [19, 25, 2.9],
  ],
);

export const handCleaner = family({
  article: 'REI-4010',
  name: 'Handwaschpaste',
  brand: 'zirbner',
  leaf: 'Handreiniger',
  text: 'Mit Walnussschalenmehl statt Sand: holt Öl, Ruß und Farbe aus den Poren und lässt die Haut daran. Trocken einreiben, dann erst Wasser dazu.',
  attributes: (s) => ({ Inhalt: s.size, Reibkörper: 'Walnussschale', Gebinde: s.litres > 2 ? 'Eimer' : 'Dose' }),
  sizes: [
    { size: '500 ml', litres: 0.5, eur: 4.9, grams: 560 },
    { size: '3 l', litres: 3, eur: 17.9, grams: 3200 },
    { size: '10 l', litres: 10, eur: 44.9, grams: 10400 },
  ],
  draw: (s) =>
    tub({
      fill: 'white',
      lid: 'green',
      handle: s.litres > 2,
      brand: 'ZIRBNER',
      title: 'Handwasch-|paste',
      amount: s.size,
      share: s.litres < 1 ? 0.72 : s.litres < 5 ? 0.86 : 1,
    }),
  contents: (s) => litre(s.litres),
});

export const wipes = family({
  article: 'REI-4110',
  name: 'Putztuchrolle 3-lagig',
  brand: 'zirbner',
  leaf: 'Putztücher',
  text: 'Reißfest verleimt, fusselt nicht auf Glas und nimmt Öl auf, ohne durchzureißen. 500 Abrisse; passt auf Boden- und Wandständer.',
  attributes: (s) => ({ Farbe: s.colour, Lagen: '3-lagig', Blatt: '500 Abrisse' }),
  sizes: [
    { size: '500 Blatt, blau', colour: 'blau', fill: 'blue' as const, eur: 14.9, grams: 2100 },
    { size: '500 Blatt, weiß', colour: 'weiß', fill: 'white' as const, eur: 13.9, grams: 2100 },
  ],
  draw: (s) => paperRoll({ fill: s.fill, text: '3-lagig' }),
  offers: [
    { unit: 'Rolle', pieces: 1, share: 1 },
    { unit: '2er-Pack', pieces: 2, share: 0.93 },
  ],
});

export const rags = family({
  article: 'REI-4120',
  name: 'Putzlappen Baumwolle',
  brand: 'zirbner',
  leaf: 'Putztücher',
  text: 'Aus gebrauchten Leintüchern geschnitten, gewaschen, metallfrei geprüft. Saugt von der ersten Minute an, weil schon hundertmal gewaschen.',
  attributes: (s) => ({ Farbe: s.colour, Material: 'Baumwolle' }),
  sizes: [
    { size: '1 kg, bunt', kg: 1, colour: 'bunt', fill: 'rose' as const, eur: 4.9, grams: 1050 },
    { size: '1 kg, weiß', kg: 1, colour: 'weiß', fill: 'cream' as const, eur: 6.9, grams: 1050 },
  ],
  draw: (s) => clothPack({ fill: s.fill, text: `PUTZLAPPEN ${s.colour.toUpperCase()}` }),
  contents: (s) => kilo(s.kg),
  offers: [
    { unit: 'Paket 1 kg', pieces: 1, share: 1 },
    { unit: 'Ballen 10 kg', pieces: 10, share: 0.78 },
  ],
});
