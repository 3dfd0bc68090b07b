import { articles } from '../../assembly/fields.ts';
import { battery, charger } from '../../drawing/kinds/battery.ts';
import { drillDriver } from '../../drawing/kinds/drill-driver.ts';
import { circularSaw, jigsaw } from '../../drawing/kinds/saws-driven.ts';
import { family } from '../family.ts';

// The 18 V family: the same machine with and without packs, as the trade sells it.

export const drillDrivers = family({
  article: 'AKS-7010',
  recommended: 1.15,
  name: 'Akku-Bohrschrauber',
  brand: 'volthaus',
  leaf: 'Akkuschrauber',
  text: 'Bürstenloser Motor, Vollmetallgetriebe mit zwei Gängen, Schnellspannfutter mit automatischer Spindelarretierung. Die Rutschkupplung löst fein genug aus, um Schranktüren zu montieren, ohne die Schraube zu versenken.',
  points: ['LED mit Nachleuchtzeit', 'Gürtelclip links und rechts', 'Lieferung laut Ausführung im Stapelkoffer'],
  attributes: (s) => ({
    Spannung: s.volts,
    Drehmoment: s.torque,
    Bohrfutter: s.chuck,
    Schlagwerk: s.hammer ? 'ja' : 'nein',
    Lieferumfang: s.scope,
  }),
  fields: (s) => ({
    mpn: `VH-BS${s.v}-${s.torque.replace(' Nm', '')}`,
    origin: 'DE',
    size: s.compact ? { length: 168, width: 62, height: 190 } : { length: 186, width: 72, height: 238 },
    ...(s.v === 18 && { references: { accessories: articles('AKS-7210-40AH', 'AKS-7210-80AH', 'AKS-7220-SCH6A') } }),
  }),
  sizes: [
    {
      size: '12 V, 30 Nm, 2 × 2,0 Ah',
      volts: '12 V',
      v: 12,
      torque: '30 Nm',
      chuck: '10 mm',
      hammer: false,
      compact: true,
      scope: 'mit 2 Akkus',
      eur: 129,
      grams: 2300,
    },
    {
      size: '18 V, 60 Nm, 2 × 4,0 Ah',
      volts: '18 V',
      v: 18,
      torque: '60 Nm',
      chuck: '13 mm',
      hammer: false,
      compact: false,
      scope: 'mit 2 Akkus',
      eur: 219,
      grams: 4100,
    },
    {
      size: '18 V, 60 Nm, ohne Akku',
      volts: '18 V',
      v: 18,
      torque: '60 Nm',
      chuck: '13 mm',
      hammer: false,
      compact: false,
      scope: 'ohne Akku',
      eur: 119,
      grams: 1800,
    },
  ],
  draw: (s) =>
    drillDriver({
      volts: s.v,
      torque: s.torque,
      hammer: s.hammer,
      compact: s.compact,
      packs: s.scope === 'ohne Akku' ? 0 : 2,
    }),
  views: ['detail'],
  duties: ['electrical', 'battery'],
  documents: ['datenblatt-akku-bohrschrauber'],
  leading: '18 V, 60 Nm, 2 × 4,0 Ah',
});

export const hammerDrills = family({
  article: 'AKS-7020',
  name: 'Akku-Schlagbohrschrauber',
  brand: 'volthaus',
  leaf: 'Akkuschrauber',
  text: 'Mit zuschaltbarem Schlagwerk für gelegentliche Dübellöcher in Ziegel und Lochstein. In Beton bleibt der Bohrhammer die bessere Wahl, und das sagen wir lieber vorher.',
  points: ['90 Nm hart, 45 Nm weich', 'Zusatzhandgriff mit Tiefenanschlag', 'Rückschlagabschaltung'],
  attributes: (s) => ({
    Spannung: '18 V',
    Drehmoment: '90 Nm',
    Bohrfutter: '13 mm',
    Schlagwerk: 'ja',
    Lieferumfang: s.scope,
  }),
  fields: () => ({
    mpn: 'VH-SB18-90',
    origin: 'DE',
    size: { length: 204, width: 76, height: 246 },
    warnings: 'Gehörschutz tragen, solange das Schlagwerk läuft.\nVor jedem Werkzeugwechsel den Akku abnehmen.',
    references: {
      accessories: articles('AKS-7210-50AH', 'AKS-7210-80AH', 'AKS-7220-SCH6A', 'PSA-1910-SNR31DB'),
    },
  }),
  sizes: [
    { size: '18 V, 90 Nm, 2 × 5,0 Ah', scope: 'mit 2 Akkus', eur: 289, grams: 5200 },
    { size: '18 V, 90 Nm, ohne Akku', scope: 'ohne Akku', eur: 159, grams: 2300, stock: 'yellow' as const },
  ],
  draw: (s) => drillDriver({ volts: 18, torque: '90 Nm', hammer: true, packs: s.scope === 'ohne Akku' ? 0 : 2 }),
  duties: ['electrical', 'battery'],
  documents: ['datenblatt-akku-bohrschrauber'],
});

export const cordlessJigsaws = family({
  article: 'AKS-7110',
  name: 'Akku-Pendelhubstichsäge',
  brand: 'volthaus',
  leaf: 'Akkusägen',
  text: 'Vier Pendelstufen, werkzeugloser Blattwechsel, Fußplatte aus Magnesium bis 45° schwenkbar. Der Späneblaser lässt sich abschalten, wenn Sie absaugen.',
  attributes: (s) => ({
    Spannung: '18 V',
    Schnitttiefe: '135 mm',
    Sägeblattaufnahme: 'T-Schaft',
    Lieferumfang: s.scope,
  }),
  sizes: [
    { size: '18 V, ohne Akku', scope: 'ohne Akku', eur: 169, grams: 2600 },
    { size: '18 V, 1 × 5,0 Ah', scope: 'mit 1 Akku', eur: 239, grams: 3600 },
  ],
  draw: (s) => jigsaw({ volts: 18, pack: s.scope !== 'ohne Akku' }),
  views: ['detail'],
  duties: ['electrical', 'battery'],
});

export const cordlessCircularSaws = family({
  article: 'AKS-7120',
  name: 'Akku-Handkreissäge',
  brand: 'volthaus',
  leaf: 'Akkusägen',
  text: 'Blattdurchmesser 165 mm, Schnitttiefe 57 mm, läuft auf handelsüblichen Führungsschienen. Die Motorbremse stoppt das Blatt in zwei Sekunden. Mit dem 8-Ah-Akku ein Stapel Schaltafeln ohne Nachladen.',
  attributes: (s) => ({ Spannung: '18 V', Sägeblatt: '165 mm', Schnitttiefe: '57 mm', Lieferumfang: s.scope }),
  fields: () => ({
    mpn: 'VH-HK18-165',
    origin: 'DE',
    size: { length: 342, width: 196, height: 248 },
    warnings:
      'Nie ohne Schutzhaube und Spaltkeil sägen.\nSchutzbrille und Gehörschutz tragen.\nVor jedem Blattwechsel den Akku abnehmen.',
    references: {
      accessories: articles('AKS-7210-80AH', 'AKS-7220-SCH6A', 'PSA-1910-SNR31DB'),
      spareParts: articles('SBL-8510-165X20Z24'),
    },
  }),
  sizes: [
    { size: '165 mm, ohne Akku', scope: 'ohne Akku', eur: 199, grams: 3600 },
    { size: '165 mm, 1 × 8,0 Ah', scope: 'mit 1 Akku', eur: 319, grams: 5100, stock: 'red' as const },
  ],
  draw: (s) => circularSaw({ volts: 18, disc: 165, pack: s.scope !== 'ohne Akku' }),
  views: ['detail'],
  duties: ['electrical', 'battery'],
});

export const batteries = family({
  article: 'AKS-7210',
  name: 'Akku-Pack 18 V',
  brand: 'volthaus',
  leaf: 'Akkus',
  text: 'Lithium-Ionen-Zellen mit Einzelzellenüberwachung; passt in alle 18-V-Geräte der Reihe. Für Schrauber und Leuchten genügt der leichte, für Säge und Schleifer lohnt der große. Lagern Sie ihn halb geladen und nicht im winterlichen Auto.',
  attributes: (s) => ({ Spannung: '18 V', Kapazität: s.size, Energie: s.energy, Zellen: 'Lithium-Ionen' }),
  fields: (s) => ({
    mpn: `VH-AP18-${s.size.replace(',0 Ah', '')}`,
    warnings: 'Nicht öffnen, nicht ins Feuer werfen, nicht über 50 °C lagern.\nBeschädigte Packs nicht mehr laden.',
    references: { accessories: articles('AKS-7220-STA3A', 'AKS-7220-SCH6A') },
  }),
  sizes: [
    { size: '2,0 Ah', energy: '36 Wh', height: 46, eur: 44.9, grams: 420 },
    { size: '4,0 Ah', energy: '72 Wh', height: 62, eur: 69.9, grams: 680 },
    { size: '5,0 Ah', energy: '90 Wh', height: 66, eur: 84.9, grams: 720 },
    { size: '8,0 Ah', energy: '144 Wh', height: 88, eur: 139, grams: 1150 },
  ],
  draw: (s) =>
    battery({ volts: 18, ampereHours: s.size.replace(' Ah', ''), height: s.height, share: 0.6 + s.height / 400 }),
  duties: ['battery'],
  leading: '4,0 Ah',
});

export const chargers = family({
  article: 'AKS-7220',
  name: 'Ladegerät 18 V',
  brand: 'volthaus',
  leaf: 'Akkus',
  text: 'Lädt jeden Pack der Reihe nach dessen Temperatur und schaltet danach auf Erhaltung. Das Schnellladegerät bringt 4,0 Ah in einer guten halben Stunde auf 80 %.',
  attributes: (s) => ({ Spannung: '18 V', Ladestrom: s.current, Ladeplätze: '1' }),
  sizes: [
    { size: 'Standard 3 A', current: '3 A', ampere: '3', eur: 39.9, grams: 620 },
    { size: 'Schnell 6 A', current: '6 A', ampere: '6', eur: 64.9, grams: 780 },
  ],
  draw: (s) => charger({ volts: 18, ampere: s.ampere }),
  duties: ['electrical'],
});
