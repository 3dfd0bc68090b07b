import { drillDriver } from '../../drawing/kinds/drill-driver.ts';
import { hammer } from '../../drawing/kinds/hammer.ts';
import { handSaw } from '../../drawing/kinds/hand-saw.ts';
import { floodlight } from '../../drawing/kinds/lamp.ts';
import { level } from '../../drawing/kinds/level.ts';
import { family } from '../family.ts';

// Last pieces: their stock is counted, and one is just gone.

const last =
  'Auslaufmodell: Wir bestellen nicht nach. Gewährleistung und Rücktrittsrecht gelten wie bei jedem anderen Stück.';

export const oldHammer = family({
  article: 'AUS-8010',
  name: 'Schlosserhammer Esche, alte Prägung',
  brand: 'grimmhold',
  leaf: 'Auslaufmodelle',
  text: `Gleicher Kopf, gleicher Stiel, nur mit dem Markenzeichen von vorher. ${last}`,
  attributes: (s) => ({ Kopfgewicht: s.size, Griff: 'Esche', Länge: '320 mm', Norm: 'DIN 1041' }),
  sizes: [{ size: '500 g', eur: 13.9, grams: 680, left: 7 }],
  draw: () => hammer({ stamp: '500 g', length: 320, head: 118, face: 27, handle: 'ash' }),
});

export const oldDrill = family({
  article: 'AUS-8020',
  name: 'Akku-Bohrschrauber 12 V, Vorserie',
  brand: 'volthaus',
  leaf: 'Auslaufmodelle',
  text: `Bürstenmotor statt bürstenlos, sonst baugleich. Akkus der heutigen Reihe passen. ${last}`,
  attributes: () => ({ Spannung: '12 V', Drehmoment: '28 Nm', Bohrfutter: '10 mm', Lieferumfang: 'mit 2 Akkus' }),
  sizes: [{ size: '12 V, 28 Nm, 2 × 2,0 Ah', eur: 89, grams: 2300, left: 3 }],
  draw: () => drillDriver({ volts: 12, torque: '28 Nm', compact: true, packs: 2 }),
  duties: ['electrical', 'battery'],
});

export const oldLight = family({
  article: 'AUS-8030',
  name: 'LED-Baustrahler, Gehäuse gelb alt',
  brand: 'lumhart',
  leaf: 'Auslaufmodelle',
  text: `Vorjahresmodell mit Ra 80. Für Außenarbeiten merkt man den Unterschied nicht, beim Lackieren schon. ${last}`,
  attributes: () => ({ Leistung: '30 W', Lichtstrom: '2.700 lm', Schutzart: 'IP 65' }),
  sizes: [{ size: '30 W, 2.700 lm', eur: 29.9, grams: 1700, left: 12 }],
  draw: () => floodlight({ watts: 30, lumen: '2.700' }),
  duties: ['electrical'],
});

export const oldSaw = family({
  article: 'AUS-8040',
  name: 'Fuchsschwanz mit Buchengriff',
  brand: 'zahnreich',
  leaf: 'Auslaufmodelle',
  text: `Der Kunststoffgriff hat gewonnen; vom Buchengriff sind noch einige da. Nachschärfbar, weil nicht impulsgehärtet. ${last}`,
  attributes: () => ({ Blattlänge: '500 mm', Zahnteilung: '7 ZpZ', Griff: 'Buche' }),
  sizes: [{ size: '500 mm', eur: 17.9, grams: 560, left: 5 }],
  draw: () => handSaw({ blade: 500, pitch: 3.6, stamp: 'ZAHNREICH', wood: true }),
  delivery: 'long',
});

export const oldLevel = family({
  article: 'AUS-8050',
  name: 'Wasserwaage ohne Griffmulden',
  brand: 'messtreu',
  leaf: 'Auslaufmodelle',
  text: `Glattes Profil, gleiche Libellen. ${last}`,
  attributes: () => ({ Länge: '80 cm', Genauigkeit: '0,5 mm/m', Material: 'Aluminium' }),
  sizes: [{ size: '80 cm', eur: 22.9, grams: 600, left: 0, stock: 'red' as const }],
  draw: () => level({ length: 800 }),
  delivery: 'long',
});
