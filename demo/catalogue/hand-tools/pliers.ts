import { shareOf } from '../../drawing/drawing.ts';
import { crimpPliers } from '../../drawing/kinds/crimp-pliers.ts';
import { pliers } from '../../drawing/kinds/pliers.ts';
import { pumpPliers } from '../../drawing/kinds/pump-pliers.ts';
import { family } from '../family.ts';

// Pliers in the usual lengths, plain and insulated to 1000 V (IEC 60900).

const forged = 'Spezial-Werkzeugstahl, ölgehärtet';
const two = 'Zweikomponentengriff';

export const combinationPliers = family({
  article: 'ZAN-2010',
  name: 'Kombizange',
  brand: 'zangwerk',
  leaf: 'Kombizangen',
  text: 'Greifzonen für flaches und rundes Material, darunter eine lange Schneide für weichen und harten Draht. Das Gelenk läuft spielfrei und wird nach dem Härten von Hand eingeschliffen – daran erkennt man eine gute Zange noch nach zwanzig Jahren.',
  points: ['Schneiden zusätzlich induktiv gehärtet, ca. 60 HRC', 'harter Draht bis 2,5 mm'],
  attributes: (s) => ({ Länge: s.size, Material: forged, Griff: two, Norm: 'DIN ISO 5746' }),
  sizes: [
    { size: '160 mm', length: 160, eur: 19.9, grams: 210 },
    { size: '180 mm', length: 180, eur: 22.9, grams: 270 },
    { size: '200 mm', length: 200, eur: 25.9, grams: 340 },
  ],
  draw: (s) => pliers({ length: s.length, jaws: 'combination', share: shareOf(s.length, 160, 200, 0.86) }),
  views: ['measures', 'detail'],
  leading: '180 mm',
});

export const insulatedPliers = family({
  article: 'ZAN-2020',
  name: 'VDE-Kombizange',
  brand: 'zangwerk',
  leaf: 'Kombizangen',
  text: 'Jede Zange einzeln im Wasserbad bei 10.000 V geprüft und für Arbeiten unter Spannung bis 1000 V Wechselspannung zugelassen. Die Tauchisolierung ist zweifarbig: Wird die gelbe Lage sichtbar, gehört die Zange ausgetauscht.',
  points: ['Einzelprüfung nach IEC 60900', 'Abgleitschutz angeformt'],
  attributes: (s) => ({ Länge: s.size, Material: forged, Griff: 'VDE-Tauchisolierung', Norm: 'IEC 60900' }),
  sizes: [
    { size: '160 mm', length: 160, eur: 29.9, grams: 240 },
    { size: '180 mm', length: 180, eur: 32.9, grams: 300 },
    { size: '200 mm', length: 200, eur: 35.9, grams: 370, stock: 'yellow' as const },
  ],
  draw: (s) =>
    pliers({ length: s.length, jaws: 'combination', insulated: true, share: shareOf(s.length, 160, 200, 0.86) }),
});

export const sideCutters = family({
  article: 'ZAN-2110',
  name: 'Seitenschneider',
  brand: 'zangwerk',
  leaf: 'Seitenschneider',
  text: 'Präzisionsschneiden für weichen und mittelharten Draht, der kleine auch für Kabelbinder bündig am Kopf. Die Schneidenzahl auf der Zange ist ernst gemeint: Klaviersaiten kosten jede Schneide eine Kerbe.',
  attributes: (s) => ({ Länge: s.size, Material: forged, Griff: two, Schnittleistung: s.cut, Norm: 'DIN ISO 5749' }),
  sizes: [
    { size: '125 mm', length: 125, cut: '2,3 mm', eur: 18.9, grams: 120 },
    { size: '140 mm', length: 140, cut: '2,5 mm', eur: 19.9, grams: 170 },
    { size: '160 mm', length: 160, cut: '2,8 mm', eur: 21.9, grams: 220 },
    { size: '180 mm', length: 180, cut: '3,0 mm', eur: 24.9, grams: 280 },
  ],
  draw: (s) => pliers({ length: s.length, jaws: 'cutter', share: shareOf(s.length, 125, 180, 0.76) }),
  views: ['measures'],
  leading: '160 mm',
});

export const insulatedCutters = family({
  article: 'ZAN-2120',
  name: 'VDE-Kraftseitenschneider',
  brand: 'zangwerk',
  leaf: 'Seitenschneider',
  text: 'Der Drehpunkt sitzt näher an der Schneide: gut ein Drittel weniger Handkraft als beim gewöhnlichen Seitenschneider. Für NYM-Leitungen bis 3 × 2,5 mm² mit einer Hand.',
  points: ['Einzelprüfung nach IEC 60900', 'schneidet auch Pianodraht bis 1,8 mm'],
  attributes: (s) => ({
    Länge: s.size,
    Material: 'Chrom-Vanadium-Stahl',
    Griff: 'VDE-Tauchisolierung',
    Schnittleistung: '3,8 mm',
    Norm: 'IEC 60900',
  }),
  sizes: [{ size: '200 mm', length: 200, eur: 38.9, grams: 330 }],
  draw: (s) => pliers({ length: s.length, jaws: 'cutter', insulated: true }),
  views: ['measures'],
});

export const needleNose = family({
  article: 'ZAN-2210',
  name: 'Flachrundzange',
  brand: 'zangwerk',
  leaf: 'Spitzzangen',
  text: 'Die Storchschnabelzange für enge Stellen: federnd elastische Spitzen, innen fein gezahnt, mit Schneide am Ansatz. Die Spitzen verbiegen nicht, solange sie greifen und nicht hebeln müssen.',
  attributes: (s) => ({ Länge: s.size, Material: forged, Griff: two, Norm: 'DIN ISO 5745' }),
  sizes: [
    { size: '140 mm', length: 140, eur: 18.9, grams: 120 },
    { size: '160 mm', length: 160, eur: 20.9, grams: 160 },
    { size: '200 mm', length: 200, eur: 24.9, grams: 220 },
  ],
  draw: (s) => pliers({ length: s.length, jaws: 'needle', share: shareOf(s.length, 140, 200, 0.8) }),
  views: ['measures', 'detail'],
});

export const insulatedNeedle = family({
  article: 'ZAN-2220',
  name: 'VDE-Flachrundzange',
  brand: 'zangwerk',
  leaf: 'Spitzzangen',
  text: 'Schlanke Form für die Schalterdose, tauchisoliert bis 1000 V. Öffnet durch die Feder im Gelenk von selbst und lässt sich für den Koffer verriegeln.',
  attributes: (s) => ({ Länge: s.size, Material: forged, Griff: 'VDE-Tauchisolierung', Norm: 'IEC 60900' }),
  sizes: [
    { size: '160 mm', length: 160, eur: 28.9, grams: 180 },
    { size: '200 mm', length: 200, eur: 32.9, grams: 250 },
  ],
  draw: (s) => pliers({ length: s.length, jaws: 'needle', insulated: true, share: shareOf(s.length, 160, 200, 0.88) }),
});

export const waterPumpPliers = family({
  article: 'ZAN-2310',
  name: 'Wasserpumpenzange',
  brand: 'zangwerk',
  leaf: 'Wasserpumpenzangen',
  text: 'Selbstklemmend an Rohren und Muttern: Je fester der Druck, desto fester der Biss. Das durchgesteckte Gelenk rastet sicher ein und verstellt sich nicht von selbst; ein Klemmschutz hält die Finger vom Schenkel frei.',
  points: ['Greifflächen 61 HRC', 'Feinverstellung direkt am Werkstück'],
  attributes: (s) => ({
    Länge: s.size,
    Material: 'Chrom-Vanadium-Stahl',
    Griff: two,
    Spannweite: s.span,
    Norm: 'DIN ISO 8976',
  }),
  sizes: [
    { size: '180 mm', length: 180, span: '36 mm', positions: 8, eur: 23.9, grams: 190 },
    { size: '250 mm', length: 250, span: '46 mm', positions: 10, eur: 28.9, grams: 340 },
    { size: '300 mm', length: 300, span: '60 mm', positions: 11, eur: 36.9, grams: 540 },
    { size: '400 mm', length: 400, span: '90 mm', positions: 12, eur: 54.9, grams: 1100 },
  ],
  draw: (s) => pumpPliers({ length: s.length, positions: s.positions, share: shareOf(s.length, 180, 400, 0.74) }),
  views: ['measures'],
  leading: '250 mm',
});

export const ferruleCrimpers = family({
  article: 'ZAN-2410',
  name: 'Crimpzange',
  brand: 'zangwerk',
  leaf: 'Crimpzangen',
  text: 'Mit Zwangssperre: Die Zange öffnet erst, wenn die Verbindung vollständig verpresst ist. Der Kniehebel bringt den Druck dorthin, wo er gebraucht wird, und die Pressprofile sind nach Querschnitt beschriftet.',
  points: ['Zwangssperre mit Notentriegelung', 'Pressdruck nachstellbar', 'Profile austauschbar'],
  attributes: (s) => ({ Anschluss: s.kind, Querschnitt: s.range, Länge: '220 mm', Griff: two }),
  sizes: [
    {
      size: 'Aderendhülsen 0,5–2,5 mm²',
      kind: 'Aderendhülsen',
      range: '0,5–2,5 mm²',
      nests: ['0,5', '1,0', '2,5'],
      eur: 64.9,
      grams: 480,
    },
    {
      size: 'Aderendhülsen 4–16 mm²',
      kind: 'Aderendhülsen',
      range: '4–16 mm²',
      nests: ['4', '10', '16'],
      eur: 74.9,
      grams: 520,
      stock: 'yellow' as const,
    },
    {
      size: 'isolierte Kabelschuhe 0,5–6 mm²',
      kind: 'Kabelschuhe, isoliert',
      range: '0,5–6 mm²',
      nests: ['1,5', '2,5', '6'],
      eur: 59.9,
      grams: 480,
    },
  ],
  draw: (s) => crimpPliers({ length: 220, nests: s.nests }),
  views: ['detail'],
});
