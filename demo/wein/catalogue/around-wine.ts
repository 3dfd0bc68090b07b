import { articles } from '../../assembly/fields.ts';
import { foodLabel } from '../../assembly/food-label.ts';
import { giftCard } from '../../drawing/kinds/gift-card.ts';
import { jar } from '../../drawing/kinds/pantry.ts';
import { wineBottle } from '../../drawing/kinds/wine-bottle.ts';
import { giftBox, sleeve, squareBottle, stopper, waitersKnife } from '../../drawing/kinds/wine-gear.ts';
import { decanter, wineGlasses } from '../../drawing/kinds/wine-glass.ts';
import { family } from './family.ts';

// What stands beside the bottles: glasses, tools, boxes, something to eat, and vouchers.

const glass = family({
  article: 'GL-7010',
  name: 'Weinglas Kelchwald',
  brand: 'kelchwald',
  leaf: 'Gläser & Karaffen',
  text: 'Drei Formen genügen. Dünnwandig, aus bleifreiem Kristallglas, mit gezogenem Stiel. Wir verwenden sie bei jeder Verkostung und stellen sie danach in den Geschirrspüler.',
  attributes: (s) => ({
    Inhalt: s.holds,
    Material: 'Kristallglas, bleifrei',
    Spülen: 'geschirrspülfest',
    'Passt für': s.for,
  }),
  sizes: [
    {
      size: 'Universal',
      holds: '450 ml',
      for: 'Weißwein und leichte Rote',
      eur: 14.9,
      grams: 260,
      bowl: 'universal',
      wine: 'straw',
    },
    { size: 'Rotwein', holds: '620 ml', for: 'Kräftige Rote', eur: 16.9, grams: 290, bowl: 'red', wine: 'claret' },
    { size: 'Sekt', holds: '300 ml', for: 'Sekt und Pet Nat', eur: 14.9, grams: 240, bowl: 'sparkling', wine: 'straw' },
  ] as const,
  draw: (s) => wineGlasses({ bowl: s.bowl, wine: s.wine, count: 2 }),
  offers: [
    { unit: 'Glas', pieces: 1, share: 1 },
    { unit: '6er-Karton', pieces: 6, share: 0.88 },
  ],
  counted: 'Gläser',
  leading: 'Universal',
});

const carafe = family({
  article: 'GL-7020',
  name: 'Dekanter Breitboden',
  brand: 'kelchwald',
  leaf: 'Gläser & Karaffen',
  text: 'Der breite Boden gibt jungen Roten in einer Stunde die Luft, für die sie im Keller ein Jahr bräuchten. Mundgeblasen, darum sind keine zwei ganz gleich. Mit Reinigungskugeln.',
  attributes: () => ({
    Inhalt: '1,4 l',
    Material: 'Kristallglas, bleifrei',
    Spülen: 'von Hand',
    'Passt für': 'Rotwein',
  }),
  sizes: [{ size: '1,4 l', eur: 59, grams: 1400, stock: 'yellow' }],
  draw: () => decanter({ wine: 'claret' }),
});

const tools = [
  ...family({
    article: 'ZB-7110',
    name: 'Kellnermesser Nuss',
    brand: 'schenkzeug',
    leaf: 'Weinwerkzeug',
    text: 'Zweistufiger Hebel, teflonbeschichtete Spindel, Griff aus Nussholz. Zieht auch den langen Kork der Reserve, ohne ihn zu brechen. Das einzige Werkzeug, das man wirklich braucht.',
    attributes: () => ({ Material: 'Edelstahl, Nussholz', Fassung: 'zweistufig', 'Passt für': 'Naturkork' }),
    sizes: [{ size: '12 cm', eur: 24.9, grams: 140 }],
    draw: () => waitersKnife({ handle: 'walnut' }),
    fields: () => ({ references: { accessories: articles('ZB-7120', 'GL-7020') } }),
    leading: '12 cm',
    delivery: 'letter',
  }),
  ...family({
    article: 'ZB-7120',
    name: 'Sektverschluss',
    brand: 'schenkzeug',
    leaf: 'Weinwerkzeug',
    text: 'Hält den Druck drei Tage, wenn drei Tage nötig sind. Zwei Klappen greifen unter den Wulst, der Gummi dichtet. Passt auf jede Sektflasche, nicht auf Frizzante mit Spagat.',
    attributes: () => ({ Material: 'Edelstahl, Gummi', Spülen: 'geschirrspülfest', 'Passt für': 'Sekt' }),
    sizes: [{ size: '4 cm', eur: 7.9, grams: 60 }],
    draw: () => stopper({ cap: 'brand' }),
    delivery: 'letter',
  }),
  ...family({
    article: 'ZB-7130',
    name: 'Kühlmanschette',
    brand: 'schenkzeug',
    leaf: 'Weinwerkzeug',
    text: 'Liegt im Tiefkühler, bis jemand läutet, und kühlt eine Flasche in zehn Minuten von Zimmer- auf Trinktemperatur. Bezug aus Wollfilz, abnehmbar.',
    attributes: () => ({ Material: 'Wollfilz, Kühlgel', Spülen: 'Bezug waschbar', 'Passt für': 'Flaschen bis 1 l' }),
    sizes: [{ size: '17 cm', eur: 16.9, grams: 420 }],
    draw: () =>
      sleeve({
        tone: 'green',
        bottle: wineBottle({
          ...{ shape: 'bordeaux', glass: 'bottlegreen', capsule: 'leaf', print: 'plain' },
          ...{ brand: '', title: '', line: '', amount: '' },
        }),
      }),
  }),
];

const boxes = [
  ...family({
    article: 'GE-8010',
    name: 'Geschenkkarton Kellergasse',
    brand: 'vinzhofer',
    leaf: 'Verpackungen',
    text: 'Aus Graspapier, mit Kordel zum Tragen. Wir packen die Flaschen hinein, die Sie dazu bestellen, und schreiben auf Wunsch einen Gruß dazu: bitte bei der Bestellung angeben.',
    attributes: (s) => ({ Material: 'Graspapier', 'Passt für': s.size }),
    sizes: [
      { size: '1 Flasche', count: 1, eur: 3.9, grams: 140 },
      { size: '2 Flaschen', count: 2, eur: 4.9, grams: 220 },
      { size: '3 Flaschen', count: 3, eur: 5.9, grams: 310 },
    ],
    draw: (s) =>
      giftBox({
        ...{ fill: 'cream', open: false, brand: 'VINZHOFER', title: 'Kellergasse' },
        bottles: Array.from({ length: s.count }, () => ({ svg: '', box: { x: 0, y: 0, width: 1, height: 1 } })),
      }),
    leading: '1 Flasche',
  }),
  ...family({
    article: 'GE-8020',
    name: 'Holzkiste mit Schiebedeckel',
    brand: 'vinzhofer',
    leaf: 'Verpackungen',
    text: 'Fichte, gezinkt, innen mit Holzwolle. Für zwei Flaschen, die jemand aufheben soll. Den Deckel brennen wir auf Wunsch, das dauert eine Woche länger.',
    attributes: () => ({ Material: 'Fichte', 'Passt für': '2 Flaschen' }),
    sizes: [{ size: '2 Flaschen', eur: 16.9, grams: 1100 }],
    draw: () =>
      giftBox({
        ...{ fill: 'ash', open: false, brand: 'VINZHOFER', title: 'Rebwinkel' },
        bottles: Array.from({ length: 2 }, () => ({ svg: '', box: { x: 0, y: 0, width: 1, height: 1 } })),
      }),
  }),
];

const pantry = [
  ...family({
    article: 'SP-8110',
    name: 'Traubenkernöl',
    brand: 'obstinger',
    leaf: 'Aus der Speis',
    text: 'Aus den Kernen, die beim Pressen übrig bleiben, kalt geschlagen. Nussig und leicht bitter, für Salat und über Ziegenkäse. Nicht zum Braten.',
    tax: 10,
    attributes: (s) => ({ Inhalt: s.size, Herkunft: 'Steiermark' }),
    fields: () => ({
      origin: 'AT',
      ...foodLabel({
        ingredients: 'Traubenkernöl, kalt gepresst',
        keep: 'Kühl und dunkel lagern, nach dem Öffnen binnen acht Wochen verbrauchen.',
        per: '100 ml',
        ...{
          kilojoules: 3400,
          kilocalories: 828,
          fat: 92,
          saturated: 10,
          carbohydrate: 0,
          sugar: 0,
          protein: 0,
          salt: 0,
        },
      }),
    }),
    sizes: [{ size: '0,25 l', eur: 14.9, grams: 520 }],
    contents: () => ({ amount: 0.25, per: '1 l' }),
    offers: [{ unit: 'Flasche', pieces: 1, share: 1 }],
    draw: () =>
      squareBottle({
        fill: 'bottlegreen',
        cap: 'black',
        brand: 'OBSTINGER',
        title: 'Trauben-|kernöl',
        amount: '0,25 l',
      }),
  }),
  ...family({
    article: 'SP-8120',
    name: 'Weingelee Muskateller',
    brand: 'obstinger',
    leaf: 'Aus der Speis',
    text: 'Muskateller, mit Zucker eingekocht, bis er zittert. Zu Schafkäse, kaltem Braten oder auf das Butterbrot. Der Alkohol ist beim Kochen verflogen.',
    tax: 10,
    attributes: (s) => ({ Inhalt: s.size, Herkunft: 'Steiermark' }),
    fields: () => ({
      origin: 'AT',
      ...foodLabel({
        ingredients: 'Wein (58 %, enthält <strong>Sulfite</strong>), Zucker, Zitronensaft, Geliermittel: Pektine',
        allergens: ['sulphites'],
        keep: 'Nach dem Öffnen im Kühlschrank lagern.',
        ...{
          kilojoules: 890,
          kilocalories: 210,
          fat: 0,
          saturated: 0,
          carbohydrate: 51,
          sugar: 50,
          protein: 0.1,
          salt: 0.01,
        },
      }),
    }),
    sizes: [{ size: '210 g', eur: 6.9, grams: 380 }],
    contents: () => ({ amount: 0.21, per: '1 kg' }),
    offers: [{ unit: 'Glas', pieces: 1, share: 1 }],
    draw: () =>
      jar({ content: 'honey', lid: 'brass', brand: 'OBSTINGER', title: 'Weingelee|Muskateller', amount: '210 g' }),
  }),
];

const vouchers = family({
  article: 'GUT-9010',
  name: 'Geschenkgutschein',
  brand: 'vinzhofer',
  leaf: 'Geschenkgutscheine',
  text: 'Weil man Geschmack schlecht erraten kann. Der Code kommt per E-Mail, sobald bezahlt ist, zum Ausdrucken oder Weiterleiten. Er gilt für alles im Shop; was übrig bleibt, gilt beim nächsten Einkauf.',
  points: ['Ohne Versandkosten', 'Dreißig Jahre gültig', 'Rest bleibt erhalten'],
  attributes: () => ({ 'Einlösbar für': 'das ganze Sortiment', Zustellung: 'per E-Mail' }),
  fields: () => ({ giftVoucher: true }),
  sizes: [30, 60, 120].map((eur) => ({ size: `${eur} €`, eur, grams: 1, stock: 'green' as const })),
  draw: (s) => giftCard({ brand: 'VINZHOFER', worth: s.size }),
  delivery: 'email',
});

export const aroundWine = [...glass, ...carafe, ...tools, ...boxes, ...pantry, ...vouchers];
