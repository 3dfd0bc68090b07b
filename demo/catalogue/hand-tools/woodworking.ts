import { shareOf } from '../../drawing/drawing.ts';
import { clamp } from '../../drawing/kinds/clamp.ts';
import { fileTool } from '../../drawing/kinds/file.ts';
import { plane } from '../../drawing/kinds/plane.ts';
import { woodChisel } from '../../drawing/kinds/wood-chisel.ts';
import { family } from '../family.ts';

// Chisels, planes, files and clamps of the joiner.

export const woodChisels = family({
  article: 'STB-6010',
  name: 'Stechbeitel',
  brand: 'hirnholz',
  leaf: 'Stechbeitel',
  text: 'Seitlich gefast, damit er in die Zinkengrundlinie kommt; Spiegelseite plan geschliffen, Fase 25°. Abziehen müssen Sie ihn noch – jeder bekommt seine Schneide, wie er sie mag. Der Weißbuchengriff trägt zwei Zwingen und verträgt den Klüpfel.',
  points: ['Schneide 61 HRC auf ganzer Blattlänge', 'Breite im Griff eingebrannt'],
  attributes: (s) => ({
    Schneide: s.size,
    Länge: '274 mm',
    Griff: 'Weißbuche',
    Material: 'Chrom-Vanadium-Stahl',
    Norm: 'DIN 5139',
  }),
  sizes: [
    [4, 15.9, 150],
    [6, 15.9, 155],
    [8, 16.5, 165],
    [10, 16.9, 175],
    [12, 17.5, 185],
    [16, 18.9, 210],
    [20, 20.5, 235],
    [26, 22.9, 270],
    [32, 26.9, 320],
  ].map(([w = 0, eur = 0, grams = 0]) => ({ size: `${w} mm`, width: w, eur, grams })),
  draw: (s) => woodChisel({ width: s.width }),
  views: ['measures'],
  leading: '20 mm',
});

export const woodenPlanes = family({
  article: 'HOB-6110',
  name: 'Holzhobel',
  brand: 'hirnholz',
  leaf: 'Hobel',
  also: ['Geschenkideen'],
  text: 'Kasten aus gedämpfter Rotbuche, Sohle aus Weißbuche, handgerecht geschweifte Nase. Das Eisen wird mit dem Hammer gestellt: ein Schlag vorne, ein Schlag hinten – nach einer Stunde macht das die Hand von selbst.',
  points: ['Hobeleisen 60 HRC, geläppte Spiegelseite', 'Keil aus Weißbuche'],
  attributes: (s) => ({
    Bauform: s.form,
    Länge: `${s.length} mm`,
    Eisenbreite: `${s.iron} mm`,
    Material: 'Rotbuche / Weißbuche',
  }),
  sizes: [
    { size: 'Schlichthobel 48 mm', form: 'Schlichthobel', length: 240, iron: 48, eur: 54.9, grams: 950 },
    { size: 'Doppelhobel 48 mm', form: 'Doppelhobel', length: 240, iron: 48, eur: 64.9, grams: 1050 },
    {
      size: 'Putzhobel 49 mm',
      form: 'Putzhobel',
      length: 220,
      iron: 49,
      eur: 74.9,
      grams: 1000,
      note: 'Steiler Schnittwinkel von 50° und enges Maul: die letzte Fläche vor dem Öl.',
    },
    {
      size: 'Rauhbank 60 mm',
      form: 'Rauhbank',
      length: 600,
      iron: 60,
      eur: 139,
      grams: 2900,
      stock: 'yellow' as const,
    },
  ],
  draw: (s) =>
    plane({
      length: s.length > 400 ? 420 : s.length,
      body: 'wood',
      iron: s.iron,
      stamp: `${s.form.replace('hobel', '')} ${s.iron}`,
    }),
  views: ['detail'],
  leading: 'Doppelhobel 48 mm',
});

export const ironPlanes = family({
  article: 'HOB-6120',
  name: 'Eisenhobel',
  brand: 'hirnholz',
  leaf: 'Hobel',
  text: 'Sohle und Wangen rechtwinklig geschliffen, Frosch mit Feinverstellung, Griff und Knauf aus Nussholz. Wer vom Holzhobel kommt, wird sich wundern, wie schwer er ist, und bald froh darüber sein.',
  attributes: (s) => ({
    Bauform: s.form,
    Länge: `${s.length} mm`,
    Eisenbreite: `${s.iron} mm`,
    Material: 'Sphäroguss',
  }),
  sizes: [
    {
      size: 'Einhandhobel Nr. 60',
      form: 'Einhandhobel',
      length: 160,
      iron: 35,
      stamp: 'Nr. 60',
      eur: 79.9,
      grams: 720,
    },
    { size: 'Putzhobel Nr. 4', form: 'Putzhobel', length: 245, iron: 50, stamp: 'Nr. 4', eur: 129, grams: 1850 },
    {
      size: 'Bankhobel Nr. 5',
      form: 'Bankhobel',
      length: 355,
      iron: 50,
      stamp: 'Nr. 5',
      eur: 149,
      grams: 2400,
      stock: 'red' as const,
    },
  ],
  draw: (s) =>
    plane({
      length: Math.max(220, s.length),
      body: 'iron',
      iron: s.iron,
      stamp: s.stamp,
      share: shareOf(s.length, 160, 355, 0.78),
    }),
  views: ['detail'],
});

const cuts = (
  section: 'flat' | 'half-round' | 'round' | 'three-square',
  form: string,
  article: string,
  text: string,
  sizes: readonly (readonly [number, number, number, number])[],
) =>
  family({
    article,
    name: `Werkstattfeile ${form}`,
    brand: 'zahnreich',
    leaf: 'Feilen',
    text,
    attributes: (s) => ({
      Form: form,
      Länge: `${s.length} mm`,
      Hieb: `Hieb ${s.cut}`,
      Griff: 'Zweikomponentengriff',
      Norm: 'DIN 7261',
    }),
    sizes: sizes.map(([length, cut, eur, grams]) => ({ size: `${length} mm, Hieb ${cut}`, length, cut, eur, grams })),
    draw: (s) => fileTool({ length: s.length, section, cut: s.cut, share: shareOf(s.length, 150, 300, 0.8) }),
    views: ['detail'],
  });

export const flatFiles = cuts(
  'flat',
  'flachstumpf',
  'FEI-6210',
  'Eine Schmalseite ohne Hieb, damit sie am Absatz entlangläuft, ohne ihn anzugreifen. Hieb 1 schruppt, Hieb 2 schlichtet, Hieb 3 poliert vor; gefeilt wird auf Stoß, beim Zurückziehen entlastet.',
  [
    [200, 1, 12.9, 280],
    [200, 2, 12.9, 280],
    [250, 1, 15.9, 440],
    [250, 2, 15.9, 440],
    [300, 3, 21.9, 680],
  ],
);

export const halfRoundFiles = cuts(
  'half-round',
  'halbrund',
  'FEI-6220',
  'Flache Seite für die Fläche, runde Seite für die Kehle: die Feile, die am häufigsten fehlt. Kreuzhieb auf beiden Seiten, zur Spitze verjüngt.',
  [
    [200, 2, 14.9, 270],
    [250, 2, 17.9, 420],
  ],
);

export const roundFiles = cuts(
  'round',
  'rund',
  'FEI-6230',
  'Zum Aufweiten von Bohrungen und für Radien. Mit leichter Drehung führen, sonst wird das Loch oval; der Durchmesser der Spitze bestimmt, wo sie anfängt.',
  [
    [150, 2, 9.9, 90],
    [200, 2, 11.9, 150],
  ],
);

export const triangularFiles = cuts(
  'three-square',
  'dreikant',
  'FEI-6240',
  'Für Innenecken ab 60° und zum Nachschärfen von Schlitzsägen. Spitz zulaufend, alle drei Kanten gehauen; nach jedem zweiten Zahn ein Drittel weiterdrehen, dann nutzt sie sich gleichmäßig ab.',
  [[150, 2, 10.9, 110]],
);

export const rasps = family({
  article: 'FEI-6250',
  name: 'Kabinettraspel halbrund',
  brand: 'zahnreich',
  leaf: 'Feilen',
  text: 'Einzeln gehauene Zähne in versetzten Reihen hinterlassen keine Riefen, die man danach eine Stunde lang wegschleift. Für Holz, Horn und Hufe.',
  attributes: (s) => ({
    Form: 'halbrund',
    Länge: `${s.length} mm`,
    Hieb: 'Raspelhieb 2',
    Griff: 'Zweikomponentengriff',
    Norm: 'DIN 7263',
  }),
  sizes: [
    { size: '200 mm', length: 200, eur: 19.9, grams: 260 },
    { size: '250 mm', length: 250, eur: 23.9, grams: 400 },
  ],
  draw: (s) =>
    fileTool({ length: s.length, section: 'half-round', cut: 1, rasp: true, share: shareOf(s.length, 200, 250, 0.9) }),
});

export const screwClamps = family({
  article: 'ZWI-6310',
  name: 'Schraubzwinge Temperguss',
  brand: 'hirnholz',
  leaf: 'Zwingen',
  text: 'Bügel aus Temperguss, Schiene aus blankem Profilstahl, gerollte Trapezgewindespindel. Der Gleitbügel verkantet auf den Rillen und hält ohne Nachrutschen; die bewegliche Druckplatte ist austauschbar. Leimreste lassen sich von der gewachsten Spindel einfach abziehen.',
  points: ['Spannkraft bis 5500 N', 'Heft aus gedämpfter Buche, lackiert'],
  attributes: (s) => ({
    Spannweite: `${s.span} mm`,
    Ausladung: `${s.reach} mm`,
    Material: 'Temperguss',
    Griff: 'Buche',
    Norm: 'DIN 5117',
  }),
  sizes: [
    [160, 80, 9.9, 620],
    [200, 100, 11.9, 900],
    [250, 120, 14.9, 1250],
    [300, 140, 17.9, 1650],
    [600, 120, 21.9, 2100],
    [1000, 120, 27.9, 2900],
  ].map(([span = 0, reach = 0, eur = 0, grams = 0]) => ({ size: `${span} × ${reach} mm`, span, reach, eur, grams })),
  draw: (s) => clamp({ span: s.span, reach: s.reach, kind: 'screw', share: shareOf(s.span, 160, 1000, 0.86) }),
  offers: [
    { unit: 'Stück', pieces: 1, share: 1 },
    { unit: 'Paar', pieces: 2, share: 0.95 },
    { unit: '10er-Pack', pieces: 10, share: 0.86 },
  ],
  leading: '200 × 100 mm',
});

export const quickClamps = family({
  article: 'ZWI-6320',
  name: 'Einhandzwinge',
  brand: 'hirnholz',
  leaf: 'Zwingen',
  text: 'Eine Hand hält, die andere pumpt – und mit einem Knopfdruck umgesteckt spreizt sie auch. Die weichen Schutzkappen hinterlassen keine Abdrücke. Für Druck über die ganze Leimfuge nehmen Sie Schraubzwingen; für alles, was nur schnell halten soll, diese.',
  attributes: (s) => ({
    Spannweite: `${s.span} mm`,
    Ausladung: '80 mm',
    Material: 'Polyamid, glasfaserverstärkt',
    Spannkraft: '1400 N',
  }),
  sizes: [
    [150, 16.9, 520],
    [300, 19.9, 640],
    [450, 22.9, 760],
    [600, 26.9, 880],
  ].map(([span = 0, eur = 0, grams = 0]) => ({ size: `${span} mm`, span, eur, grams })),
  draw: (s) => clamp({ span: s.span, reach: 80, kind: 'quick', share: shareOf(s.span, 150, 600, 0.86) }),
  offers: [
    { unit: 'Stück', pieces: 1, share: 1 },
    { unit: 'Paar', pieces: 2, share: 0.94 },
  ],
});
