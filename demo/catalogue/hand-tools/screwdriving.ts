import { shareOf } from '../../drawing/drawing.ts';
import { screwdriver } from '../../drawing/kinds/screwdriver.ts';
import { family } from '../family.ts';

// Screwdrivers: blade widths and lengths follow DIN ISO 2380 and 8764.

const grip = 'Dreikomponentengriff mit Rollschutz';

export const slottedDrivers = family({
  article: 'SDR-3010',
  name: 'Schraubendreher Schlitz',
  brand: 'nordfels',
  leaf: 'Schraubendreher',
  text: 'Klinge durchgehend gehärtet und an der Spitze brüniert, damit sie sich nicht mit dem Schraubenkopf verschweißt. Der harte Griffkern überträgt das Drehmoment, die weiche Zone liegt dort, wo die Handfläche drückt.',
  points: ['Spitze parallel geschliffen, hebt sich nicht aus dem Schlitz', 'Größe auf der Kappe lesbar'],
  attributes: (s) => ({
    Antrieb: 'Schlitz',
    Klinge: s.tip,
    Länge: `${s.reach} mm`,
    Material: 'Chrom-Molybdän-Vanadium-Stahl',
    Griff: grip,
    Norm: 'DIN ISO 2380',
  }),
  sizes: [
    { size: '0,5 × 3,0 × 80 mm', tip: '3,0 mm', blade: 3, reach: 80, eur: 5.9, grams: 50 },
    { size: '0,8 × 4,0 × 100 mm', tip: '4,0 mm', blade: 4, reach: 100, eur: 6.9, grams: 70 },
    { size: '1,0 × 5,5 × 125 mm', tip: '5,5 mm', blade: 5.5, reach: 125, eur: 7.9, grams: 110 },
    { size: '1,2 × 6,5 × 150 mm', tip: '6,5 mm', blade: 6.5, reach: 150, eur: 9.5, grams: 150 },
    { size: '1,6 × 10,0 × 200 mm', tip: '10,0 mm', blade: 9, reach: 200, eur: 13.9, grams: 280 },
  ],
  draw: (s) =>
    screwdriver({ tip: 'slot', blade: s.blade, reach: s.reach, stamp: s.tip, share: shareOf(s.reach, 80, 200, 0.74) }),
  views: ['measures'],
  leading: '1,0 × 5,5 × 125 mm',
});

export const crossDrivers = family({
  article: 'SDR-3020',
  name: 'Schraubendreher Kreuzschlitz PH',
  brand: 'nordfels',
  leaf: 'Schraubendreher',
  text: 'Phillips-Profil auf hundertstel Millimeter gefräst statt gestanzt. Das klingt übertrieben, bis man zum ersten Mal eine festsitzende PH-2-Schraube ohne Abrutschen löst.',
  attributes: (s) => ({
    Antrieb: 'Kreuzschlitz PH',
    Klinge: s.tip,
    Länge: `${s.reach} mm`,
    Material: 'Chrom-Molybdän-Vanadium-Stahl',
    Griff: grip,
    Norm: 'DIN ISO 8764',
  }),
  sizes: [
    { size: 'PH 0 × 60 mm', tip: 'PH 0', blade: 3, reach: 60, eur: 5.9, grams: 45 },
    { size: 'PH 1 × 80 mm', tip: 'PH 1', blade: 4.5, reach: 80, eur: 6.9, grams: 75 },
    { size: 'PH 2 × 100 mm', tip: 'PH 2', blade: 6, reach: 100, eur: 8.5, grams: 120 },
    { size: 'PH 3 × 150 mm', tip: 'PH 3', blade: 8, reach: 150, eur: 11.9, grams: 210 },
  ],
  draw: (s) =>
    screwdriver({ tip: 'cross', blade: s.blade, reach: s.reach, stamp: s.tip, share: shareOf(s.reach, 60, 150, 0.76) }),
  views: ['measures'],
});

export const torxDrivers = family({
  article: 'SDR-3030',
  name: 'Schraubendreher Innensechsrund',
  brand: 'nordfels',
  leaf: 'Schraubendreher',
  text: 'Für Schrauben mit sechsrundem Antrieb an Haushaltsgeräten, Fahrrädern und Sägen. Die Flanken tragen auf ganzer Fläche; ein Haltering in der Spitze klemmt die Schraube bis zum ersten Gewindegang.',
  attributes: (s) => ({
    Antrieb: 'Innensechsrund TX',
    Klinge: s.tip,
    Länge: `${s.reach} mm`,
    Material: 'Chrom-Molybdän-Vanadium-Stahl',
    Griff: grip,
  }),
  sizes: [
    { size: 'TX 10 × 80 mm', tip: 'TX 10', blade: 3.5, reach: 80, eur: 7.5, grams: 60 },
    { size: 'TX 15 × 80 mm', tip: 'TX 15', blade: 4, reach: 80, eur: 7.9, grams: 65 },
    { size: 'TX 20 × 100 mm', tip: 'TX 20', blade: 4.5, reach: 100, eur: 8.5, grams: 80 },
    { size: 'TX 25 × 100 mm', tip: 'TX 25', blade: 5, reach: 100, eur: 8.9, grams: 95 },
    { size: 'TX 30 × 115 mm', tip: 'TX 30', blade: 6, reach: 115, eur: 9.9, grams: 130 },
  ],
  draw: (s) =>
    screwdriver({ tip: 'torx', blade: s.blade, reach: s.reach, stamp: s.tip, share: shareOf(s.reach, 80, 115, 0.84) }),
  views: ['detail'],
});

export const insulatedDrivers = family({
  article: 'SDR-3040',
  name: 'VDE-Schraubendreher',
  brand: 'nordfels',
  leaf: 'Schraubendreher',
  text: 'Klinge bis kurz vor die Spitze umspritzt, jedes Stück bei 10.000 V geprüft. Die schlanke Isolierung reicht auch an tiefliegende Klemmen, ohne dass man den Isolierstoff abschaben müsste.',
  points: ['für Arbeiten unter Spannung bis 1000 V', 'Prüfprotokoll auf Wunsch'],
  attributes: (s) => ({
    Antrieb: s.drive,
    Klinge: s.tip,
    Länge: `${s.reach} mm`,
    Griff: 'VDE-Isolierung',
    Norm: 'IEC 60900',
  }),
  sizes: [
    {
      size: 'Schlitz 0,4 × 2,5 × 80 mm',
      drive: 'Schlitz',
      tip: '2,5 mm',
      kind: 'slot' as const,
      blade: 2.5,
      reach: 80,
      eur: 7.9,
      grams: 50,
    },
    {
      size: 'Schlitz 0,8 × 4,0 × 100 mm',
      drive: 'Schlitz',
      tip: '4,0 mm',
      kind: 'slot' as const,
      blade: 4,
      reach: 100,
      eur: 8.9,
      grams: 75,
    },
    {
      size: 'PH 1 × 80 mm',
      drive: 'Kreuzschlitz PH',
      tip: 'PH 1',
      kind: 'cross' as const,
      blade: 4.5,
      reach: 80,
      eur: 9.5,
      grams: 80,
    },
    {
      size: 'PH 2 × 100 mm',
      drive: 'Kreuzschlitz PH',
      tip: 'PH 2',
      kind: 'cross' as const,
      blade: 6,
      reach: 100,
      eur: 10.9,
      grams: 125,
    },
  ],
  draw: (s) =>
    screwdriver({
      tip: s.kind,
      blade: s.blade,
      reach: s.reach,
      stamp: s.tip,
      insulated: true,
      share: shareOf(s.reach, 80, 100, 0.9),
    }),
});
