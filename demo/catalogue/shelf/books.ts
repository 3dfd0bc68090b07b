import type { Drawing } from '../../drawing/drawing.ts';
import { axe } from '../../drawing/kinds/axe.ts';
import { book } from '../../drawing/kinds/book.ts';
import { calliper } from '../../drawing/kinds/calliper.ts';
import { clamp } from '../../drawing/kinds/clamp.ts';
import { hammer } from '../../drawing/kinds/hammer.ts';
import { handSaw } from '../../drawing/kinds/hand-saw.ts';
import { cableReel } from '../../drawing/kinds/lamp.ts';
import { flatBrush } from '../../drawing/kinds/paintbrush.ts';
import { plane } from '../../drawing/kinds/plane.ts';
import { screw } from '../../drawing/kinds/screw.ts';
import { square } from '../../drawing/kinds/square.ts';
import { workbench } from '../../drawing/kinds/workbench.ts';
import type { Fill } from '../../drawing/palette.ts';
import { family } from '../family.ts';
import type { LeafName } from '../tree.ts';

// Books: taxed at 10 %, each with a cover drawn from the tool it is about.

type Title = {
  article: string;
  leaf: LeafName;
  also?: readonly LeafName[];
  name: string;
  cover: readonly string[];
  author: string;
  pages: number;
  eur: number;
  tone: Fill;
  motif: Drawing;
  text: string;
  stock?: 'yellow' | 'red';
};

const title = (t: Title) =>
  family({
    article: t.article,
    name: t.name,
    brand: 'hobelundfeder',
    leaf: t.leaf,
    ...(t.also && { also: t.also }),
    text: `${t.text}\n\nPreisgebundenes Buch.`,
    attributes: () => ({ Autor: t.author, Seiten: `${t.pages}`, Einband: 'Festeinband', Sprache: 'Deutsch' }),
    sizes: [
      {
        size: `${t.author}, ${t.pages} Seiten`,
        eur: t.eur,
        grams: Math.round(t.pages * 2.6 + 180),
        ...(t.stock ? { stock: t.stock } : {}),
      },
    ],
    draw: () =>
      book({ title: [...t.cover], author: t.author, cover: t.tone, motif: t.motif, thick: 14 + t.pages / 14 }),
    tax: 10,
    delivery: 'letter',
  });

export const woodBooks = [
  ...title({
    article: 'BUC-5010',
    leaf: 'Holz und Möbel',
    also: ['Geschenkideen'],
    name: 'Hobel und Zinken',
    cover: ['Hobel', 'und Zinken'],
    author: 'Marta Kienreich',
    pages: 248,
    eur: 36,
    tone: 'walnut',
    motif: plane({ length: 240, body: 'wood', iron: 48, stamp: '48' }),
    text: 'Möbelbau mit Handwerkzeug, vom Anreißen bis zur Oberfläche. Zwölf Verbindungen, jede in Schritten gezeichnet, mit den Fehlern, die beim ersten Mal passieren, und dem Weg heraus.',
  }),
  ...title({
    article: 'BUC-5020',
    leaf: 'Holz und Möbel',
    also: ['Geschenkideen'],
    name: 'Die japanische Säge',
    cover: ['Die japanische', 'Säge'],
    author: 'Jonas Ahrer',
    pages: 144,
    eur: 24.9,
    tone: 'teal',
    motif: handSaw({ blade: 300, pitch: 2, back: true, stamp: '' }),
    text: 'Wie man auf Zug sägt, warum es gerader wird und wie man Blätter pflegt. Mit Übungsstücken in steigender Schwierigkeit.',
  }),
  ...title({
    article: 'BUC-5030',
    leaf: 'Holz und Möbel',
    name: 'Werkbänke selbst gebaut',
    cover: ['Werkbänke', 'selbst gebaut'],
    author: 'Leopold Stumberger',
    pages: 192,
    eur: 32,
    tone: 'green',
    motif: workbench({ width: 1500, height: 850, kind: 'joiner' }),
    text: 'Fünf Bänke mit Stückliste, vom Klapptisch für den Balkon bis zur Hobelbank fürs Leben. Alle Maße in Millimeter, alle Hölzer aus dem heimischen Wald.',
  }),
  ...title({
    article: 'BUC-5040',
    leaf: 'Holz und Möbel',
    name: 'Leim, Zwinge, Geduld',
    cover: ['Leim, Zwinge,', 'Geduld'],
    author: 'Marta Kienreich',
    pages: 168,
    eur: 28,
    tone: 'red',
    motif: clamp({ span: 200, reach: 100, kind: 'screw' }),
    text: 'Verleimen, ohne dass etwas verrutscht: Leimsorten, Pressdruck, Zulagen, Formverleimung. Ein Kapitel nur über Missgeschicke.',
    stock: 'yellow',
  }),
];

export const metalBooks = [
  ...title({
    article: 'BUC-5110',
    leaf: 'Metall und Schmiede',
    also: ['Geschenkideen'],
    name: 'Schmieden am offenen Feuer',
    cover: ['Schmieden am', 'offenen Feuer'],
    author: 'Rupert Amon',
    pages: 216,
    eur: 38,
    tone: 'black',
    motif: hammer({ stamp: '1000 g', length: 360, head: 135, face: 36, handle: 'ash' }),
    text: 'Esse, Amboss, Hammer: Grundtechniken vom Strecken bis zum Feuerschweißen, dazu acht Werkstücke, die man wirklich brauchen kann.',
  }),
  ...title({
    article: 'BUC-5120',
    leaf: 'Metall und Schmiede',
    name: 'Tabellen für die Metallwerkstatt',
    cover: ['Tabellen für die', 'Metallwerkstatt'],
    author: 'Ilse Brandstetter',
    pages: 320,
    eur: 29.9,
    tone: 'blue',
    motif: calliper({ range: 150 }),
    text: 'Gewinde, Kernlöcher, Schnittgeschwindigkeiten, Anzugsmomente, Passungen. Mit Griffregister und abwischbarem Einband; liegt aufgeschlagen flach neben der Maschine.',
  }),
  ...title({
    article: 'BUC-5130',
    leaf: 'Metall und Schmiede',
    name: 'Schrauben, die halten',
    cover: ['Schrauben,', 'die halten'],
    author: 'Ilse Brandstetter',
    pages: 136,
    eur: 22,
    tone: 'iron',
    motif: screw({ diameter: 10, length: 50, head: 'hex', finish: 'zinc', point: 'blunt', drive: 'hex' }),
    text: 'Festigkeitsklassen, Vorspannung, Sicherungen – verständlich gerechnet und an gebrochenen Schrauben erklärt.',
  }),
];

export const houseBooks = [
  ...title({
    article: 'BUC-5210',
    leaf: 'Haus und Hof',
    name: 'Lasieren, ölen, streichen',
    cover: ['Lasieren,', 'ölen, streichen'],
    author: 'Veronika Poltrum',
    pages: 152,
    eur: 24,
    tone: 'orange',
    motif: flatBrush({ width: 60, bristle: 'cream' }),
    text: 'Welche Oberfläche auf welches Holz: innen, außen, unter Füßen. Mit Untergrundproben und einem Pflegeplan durchs Jahr.',
  }),
  ...title({
    article: 'BUC-5220',
    leaf: 'Haus und Hof',
    name: 'Brennholz machen',
    cover: ['Brennholz', 'machen'],
    author: 'Jonas Ahrer',
    pages: 128,
    eur: 19.9,
    tone: 'brown',
    motif: axe({ stamp: '1000 g', length: 400, edge: 120, shape: 'carpenter' }),
    text: 'Fällen, spalten, schlichten, trocknen. Warum Buche zwei Sommer braucht und wie ein Holzstoß stehen bleibt.',
  }),
  ...title({
    article: 'BUC-5230',
    leaf: 'Haus und Hof',
    name: 'Das gerade Haus',
    cover: ['Das gerade', 'Haus'],
    author: 'Leopold Stumberger',
    pages: 176,
    eur: 26,
    tone: 'teal',
    motif: square({ leg: 300, short: 175, stock: 'walnut' }),
    text: 'Messen und Anreißen am Altbau, in dem nichts im Winkel ist: Tür einpassen, Boden ausgleichen, Regal in die Nische.',
  }),
  ...title({
    article: 'BUC-5240',
    leaf: 'Haus und Hof',
    name: 'Strom im Schuppen',
    cover: ['Strom im', 'Schuppen'],
    author: 'Veronika Poltrum',
    pages: 112,
    eur: 18.9,
    tone: 'rubber',
    motif: cableReel({ metres: 40 }),
    text: 'Was man selbst tun darf und was nicht: Leuchten, Trommeln, Zeitschaltungen – und wann der Elektriker kommen muss.',
    stock: 'red',
  }),
];
