import type { Introduction } from '../../assembly/assortment.ts';

/** The text above the list of an area, and the product whose picture is beside it. */
export const introductions: Readonly<Record<string, Introduction>> = {
  Weißwein: {
    text: 'Vom Veltliner zur Brettljause bis zur Reserve, die erst in fünf Jahren fertig ist. Säure und Restzucker stehen bei jedem Wein.',
    product: 'gv-1020-2022075l',
  },
  Rotwein: {
    text: 'Zweigelt für jeden Tag, Blaufränkisch für Geduldige. Was dekantiert gehört, sagen wir dazu.',
    product: 'bf-2120-2020075l',
  },
  'Rosé & Sekt': {
    text: 'Für den Anfang eines Abends. Beim Sekt steht dabei, wie lange er auf der Hefe lag.',
    product: 'sk-3110-075l',
  },
  'Süßwein & Brände': {
    text: 'Kleine Flaschen für den Schluss. Edelbrände geben wir nur an Personen ab 18 Jahren ab.',
    product: 'sw-4010',
  },
  'Ohne Alkohol': {
    text: 'Aus denselben Trauben, nur ohne Gärung. Gekühlt aus dem Weinglas schmecken sie am besten.',
    product: 'sf-5020-1l',
  },
  Probierpakete: {
    text: 'Wer nicht weiß, was er mag, bestellt ein Paket. Ein Blatt mit Notizen zu jedem Wein liegt bei.',
    product: 'pk-6010',
  },
  'Rund um den Wein': {
    text: 'Was man zum Einschenken, Aufheben und Verschenken braucht. Wenig, aber erprobt.',
    product: 'zb-7110',
  },
};
