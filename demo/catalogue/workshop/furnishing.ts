import { shareOf } from '../../drawing/drawing.ts';
import { assortmentBox, storageBin, toolCase } from '../../drawing/kinds/storage.ts';
import { machineVice, vice } from '../../drawing/kinds/vice.ts';
import { toolTrolley, workbench } from '../../drawing/kinds/workbench.ts';
import { family } from '../family.ts';

// What the workshop stands on and is kept in.

export const joinersBenches = family({
  article: 'WBK-1010',
  name: 'Hobelbank Rotbuche',
  brand: 'ahornbank',
  leaf: 'Werkbänke',
  text: 'Gedämpfte Rotbuche, 95 mm starke Platte, Vorder- und Hinterzange mit Parallelführung. Vier Bankhaken liegen in der Lade. Wir liefern zerlegt in zwei Kolli; aufgebaut ist sie mit acht Schrauben, ausgerichtet mit einer Wasserwaage und einem Keil.',
  points: ['Bankplatte stehend verleimt, geölt', 'Gestell mit Zugankern', 'Lieferung frei Bordsteinkante'],
  attributes: (s) => ({
    Länge: `${s.width} mm`,
    Arbeitshöhe: `${s.height} mm`,
    Material: 'Rotbuche',
    Ausführung: s.form,
  }),
  sizes: [
    {
      size: '1500 mm, Werkraum',
      width: 1500,
      height: 860,
      form: 'eine Zange',
      eur: 649,
      grams: 68000,
      stock: 'yellow' as const,
    },
    {
      size: '2000 mm, Tischler',
      width: 2000,
      height: 880,
      form: 'zwei Zangen',
      eur: 989,
      grams: 96000,
      stock: 'yellow' as const,
    },
  ],
  draw: (s) =>
    workbench({ width: s.width, height: s.height, kind: 'joiner', share: shareOf(s.width, 1500, 2000, 0.9) }),
  views: ['measures'],
  delivery: 'freight',
  documents: ['montage-hobelbank'],
  leading: '2000 mm, Tischler',
});

export const steelBenches = family({
  article: 'WBK-1020',
  name: 'Werkbank Stahl mit Schubladenblock',
  brand: 'kistwerk',
  leaf: 'Werkbänke',
  text: 'Verschweißtes Stahlgestell, 40-mm-Multiplexplatte, Schubladen auf Kugelauszug mit Einzelsperre – es fährt immer nur eine aus, damit der Tisch nicht kippt. Tragkraft 1000 kg, wenn sie eben steht.',
  attributes: (s) => ({
    Länge: `${s.width} mm`,
    Arbeitshöhe: '840 mm',
    Material: 'Stahl / Buche-Multiplex',
    Schubladen: `${s.drawers}`,
  }),
  sizes: [
    { size: '1500 mm, 4 Schubladen', width: 1500, drawers: 4, eur: 489, grams: 82000 },
    { size: '2000 mm, 6 Schubladen', width: 2000, drawers: 6, eur: 629, grams: 104000, stock: 'yellow' as const },
  ],
  draw: (s) =>
    workbench({
      width: s.width,
      height: 840,
      kind: 'steel',
      drawers: s.drawers,
      share: shareOf(s.width, 1500, 2000, 0.9),
    }),
  views: ['measures'],
  delivery: 'freight',
});

export const trestles = family({
  article: 'WBK-1030',
  name: 'Arbeitstisch mit Klappböcken',
  brand: 'ahornbank',
  leaf: 'Werkbänke',
  text: 'Zwei Böcke aus Esche, eine lose Bohle: in drei Minuten aufgestellt und hinter der Tür verstaut. Für den Hof, die Baustelle und alles, was zu lang für die Werkbank ist.',
  attributes: (s) => ({ Länge: `${s.width} mm`, Arbeitshöhe: '760 mm', Material: 'Esche', Ausführung: 'klappbar' }),
  sizes: [{ size: '1000 mm', width: 1000, eur: 119, grams: 14500 }],
  draw: (s) => workbench({ width: s.width, height: 760, kind: 'trestle' }),
  delivery: 'freight',
});

export const benchVices = family({
  article: 'SCS-1110',
  name: 'Parallelschraubstock',
  brand: 'ahornbank',
  leaf: 'Schraubstöcke',
  text: 'Ganz aus Stahl gesenkgeschmiedet: Er darf Schläge abbekommen, Guss dürfte das nicht. Nachstellbare Führung, gehärtete Backen, kleiner Amboss und Rohrspannbacken unter den Hauptbacken.',
  attributes: (s) => ({ Backenbreite: s.size, Spannweite: s.span, Material: 'Stahl, geschmiedet' }),
  sizes: [
    { size: '100 mm', jaw: 100, span: '125 mm', eur: 129, grams: 8200 },
    { size: '125 mm', jaw: 125, span: '150 mm', eur: 159, grams: 13500 },
    { size: '150 mm', jaw: 150, span: '200 mm', eur: 219, grams: 21000, stock: 'yellow' as const },
  ],
  draw: (s) => vice({ jaw: s.jaw, share: shareOf(s.jaw, 100, 150, 0.84) }),
  views: ['detail'],
  leading: '125 mm',
});

export const machineVices = family({
  article: 'SCS-1120',
  name: 'Maschinenschraubstock',
  brand: 'ahornbank',
  leaf: 'Schraubstöcke',
  text: 'Für den Tisch der Bohrmaschine: flach gebaut, mit Nutsteinen spannbar, ein Prisma in der Backe hält Rundmaterial waagrecht und senkrecht. Kein Bohren aus der Hand, bitte.',
  attributes: (s) => ({ Backenbreite: s.size, Spannweite: s.span, Material: 'Grauguss' }),
  sizes: [
    { size: '80 mm', jaw: 80, span: '80 mm', eur: 34.9, grams: 2400 },
    { size: '100 mm', jaw: 100, span: '100 mm', eur: 42.9, grams: 3600 },
  ],
  draw: (s) => machineVice({ jaw: s.jaw, share: shareOf(s.jaw, 80, 100, 0.9) }),
});

export const trolleys = family({
  article: 'WAG-1210',
  name: 'Werkstattwagen',
  brand: 'kistwerk',
  leaf: 'Werkstattwagen',
  text: 'Laden auf Vollauszug mit 35 kg Tragkraft, Antirutschmatten, zentrales Schloss. Zwei Lenkrollen mit Bremse, zwei Bockrollen; die obere Ablage nimmt Einlagen für die Knarrenkästen auf.',
  attributes: (s) => ({
    Schubladen: `${s.drawers}`,
    Tragkraft: '35 kg je Lade',
    Material: 'Stahlblech, pulverbeschichtet',
    Farbe: 'blau',
  }),
  sizes: [
    { size: '5 Schubladen', drawers: 5, eur: 349, grams: 48000 },
    { size: '7 Schubladen', drawers: 7, eur: 429, grams: 58000, stock: 'yellow' as const },
  ],
  draw: (s) => toolTrolley({ drawers: s.drawers }),
  delivery: 'freight',
  leading: '7 Schubladen',
});

export const toolCases = family({
  article: 'AUF-1310',
  name: 'Werkzeugkoffer Stahlblech',
  brand: 'kistwerk',
  leaf: 'Werkzeugkoffer',
  text: 'Gefalzte Kanten, durchgehendes Scharnierband, Kappenschlösser, die auch nach dem Sturz von der Ladefläche noch schließen. Vorhängeschloss passt in die Öse.',
  attributes: (s) => ({ Inhalt: s.size, Breite: `${s.w} mm`, Material: 'Stahlblech', Farbe: s.colour }),
  sizes: [
    { size: '12 l', w: 380, h: 190, colour: 'schwarz', fill: 'black' as const, eur: 34.9, grams: 2600 },
    { size: '21 l', w: 450, h: 230, colour: 'schwarz', fill: 'black' as const, eur: 42.9, grams: 3500 },
    { size: '30 l', w: 520, h: 260, colour: 'grau', fill: 'iron' as const, eur: 54.9, grams: 4600 },
  ],
  draw: (s) => toolCase({ width: s.w, height: s.h, stamp: s.size, fill: s.fill }),
  views: ['measures'],
});

export const assortments = family({
  article: 'AUF-1320',
  name: 'Sortimentskasten',
  brand: 'kistwerk',
  leaf: 'Sortimentskästen',
  text: 'Der Deckel schließt jedes Fach einzeln ab: Auch umgedreht wandert keine Scheibe zu den Muttern. Trennwände versetzbar, Boden gerundet, damit die Finger das letzte Stück erwischen.',
  attributes: (s) => ({ Fächer: `${s.columns * s.rows}`, Material: 'Polypropylen', Ausführung: 'mit Klarsichtdeckel' }),
  sizes: [
    { size: '12 Fächer', columns: 4, rows: 3, eur: 9.9, grams: 480 },
    { size: '20 Fächer', columns: 5, rows: 4, eur: 13.9, grams: 760 },
    { size: '24 Fächer', columns: 6, rows: 4, eur: 15.9, grams: 900 },
  ],
  draw: (s) => assortmentBox({ columns: s.columns, rows: s.rows, stamp: s.size.toUpperCase() }),
  offers: [
    { unit: 'Stück', pieces: 1, share: 1 },
    { unit: '4er-Set', pieces: 4, share: 0.88 },
  ],
});

const bins = [
  { no: 2, width: 100, height: 75, depth: 160, eur: 1.4, grams: 90 },
  { no: 3, width: 145, height: 125, depth: 230, eur: 2.9, grams: 240 },
  { no: 4, width: 210, height: 150, depth: 350, eur: 5.9, grams: 620 },
] as const;

const colours = [
  { name: 'blau', fill: 'blue' },
  { name: 'rot', fill: 'red' },
  { name: 'grün', fill: 'green' },
] as const;

export const storageBins = family({
  article: 'AUF-1330',
  name: 'Lagersichtbox',
  brand: 'kistwerk',
  leaf: 'Lagersichtboxen',
  text: 'Stapelbar, regaltief, mit Griff hinten und Etikett vorne. Nach Farben geordnet – blau für Schrauben, rot für Dübel, grün für Elektrisches – findet auch der Lehrling alles wieder.',
  attributes: (s) => ({ Größe: `Gr. ${s.no}`, Breite: `${s.width} mm`, Farbe: s.colour, Material: 'Polypropylen' }),
  sizes: bins.flatMap((bin) =>
    colours.map((c) => ({ ...bin, size: `Gr. ${bin.no}, ${c.name}`, colour: c.name, fill: c.fill })),
  ),
  draw: (s) =>
    storageBin({
      fill: s.fill,
      width: s.width,
      height: s.height,
      depth: s.depth,
      stamp: `Gr. ${s.no}`,
      share: shareOf(s.width, 100, 210, 0.72),
    }),
  offers: [
    { unit: 'Stück', pieces: 1, share: 1 },
    { unit: '10er-Pack', pieces: 10, share: 0.86 },
  ],
  leading: 'Gr. 3, rot',
});
