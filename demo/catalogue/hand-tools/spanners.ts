import { shareOf } from '../../drawing/drawing.ts';
import { combinationSpanner } from '../../drawing/kinds/combination-spanner.ts';
import { hexKey, hexKeySet } from '../../drawing/kinds/hex-key.ts';
import { ratchet } from '../../drawing/kinds/ratchet.ts';
import { ringSpanner } from '../../drawing/kinds/ring-spanner.ts';
import { socket } from '../../drawing/kinds/socket.ts';
import { family } from '../family.ts';

// Spanners, sockets and keys in the metric series a workshop really uses.

const comma = (n: number): string => String(n).replace('.', ',');

export const combinationSpanners = family({
  article: 'SCL-3110',
  name: 'Ringmaulschlüssel',
  brand: 'nordfels',
  leaf: 'Schraubenschlüssel',
  text: 'Ring und Maul gleicher Weite an einem Schaft, das Maul um 15° abgewinkelt: Einmal wenden, und in der engsten Ecke geht es um 30° weiter. Das Ringprofil greift an der Fläche statt an der Kante und rundet keine Mutter ab.',
  points: ['matt verchromt, griffig auch mit Öl', 'Schaft mit Doppel-T-Querschnitt'],
  attributes: (s) => ({
    Schlüsselweite: s.size,
    Länge: `${s.length} mm`,
    Material: 'Chrom-Vanadium-Stahl',
    Oberfläche: 'matt verchromt',
    Norm: 'DIN 3113 A',
  }),
  sizes: [
    [6, 100, 5.9, 20],
    [7, 110, 6.2, 24],
    [8, 120, 6.5, 30],
    [10, 140, 7.2, 45],
    [12, 160, 7.9, 62],
    [13, 170, 8.5, 72],
    [14, 180, 8.9, 85],
    [16, 200, 10.5, 118],
    [17, 210, 10.9, 134],
    [19, 230, 12.5, 178],
    [22, 260, 16.9, 262],
    [24, 280, 19.9, 330],
  ].map(([w = 0, length = 0, eur = 0, grams = 0]) => ({ size: `${w} mm`, across: w, length, eur, grams })),
  draw: (s) => combinationSpanner({ size: s.across, length: s.length, share: shareOf(s.length, 100, 280, 0.66) }),
  views: ['measures'],
  leading: '13 mm',
});

export const ringSpanners = family({
  article: 'SCL-3120',
  name: 'Doppelringschlüssel gekröpft',
  brand: 'nordfels',
  leaf: 'Schraubenschlüssel',
  text: 'Tief gekröpft, damit zwischen Hand und Gehäuse Luft bleibt. Dünnwandige Ringe für versenkt sitzende Schrauben; die Prägung der Schlüsselweite bleibt auch nach Jahren lesbar.',
  attributes: (s) => ({
    Schlüsselweite: s.size,
    Länge: `${s.length} mm`,
    Material: 'Chrom-Vanadium-Stahl',
    Oberfläche: 'matt verchromt',
    Norm: 'DIN 838',
  }),
  sizes: [
    { size: '8 × 9 mm', pair: [8, 9] as const, length: 185, eur: 9.9, grams: 80 },
    { size: '10 × 11 mm', pair: [10, 11] as const, length: 205, eur: 10.9, grams: 105 },
    { size: '12 × 13 mm', pair: [12, 13] as const, length: 220, eur: 11.9, grams: 140 },
    { size: '14 × 15 mm', pair: [14, 15] as const, length: 240, eur: 13.5, grams: 175 },
    { size: '16 × 17 mm', pair: [16, 17] as const, length: 255, eur: 14.9, grams: 215 },
    { size: '18 × 19 mm', pair: [18, 19] as const, length: 275, eur: 16.9, grams: 275, stock: 'red' as const },
  ],
  draw: (s) => ringSpanner({ sizes: s.pair, length: s.length, share: shareOf(s.length, 185, 275, 0.8) }),
  views: ['measures'],
});

export const sockets = family({
  article: 'STE-3210',
  name: 'Steckschlüsseleinsatz 1/2" Sechskant',
  brand: 'nordfels',
  leaf: 'Steckschlüssel',
  text: 'Handbetätigter Einsatz mit Flankenzug-Profil. Die Kugelfangrille im Vierkant hält die Knarre sicher, der Rändelring lässt sich von Hand andrehen.',
  attributes: (s) => ({
    Schlüsselweite: s.size,
    Antrieb: '1/2"',
    Material: 'Chrom-Vanadium-Stahl',
    Oberfläche: 'verchromt',
    Norm: 'DIN 3124',
  }),
  sizes: [
    [10, 15.5, 38, 4.9, 60],
    [13, 18.5, 38, 4.9, 62],
    [15, 21, 38, 5.2, 68],
    [17, 23.8, 38, 5.5, 76],
    [19, 26, 38, 5.9, 84],
    [22, 30, 40, 6.9, 108],
    [24, 32.5, 40, 7.5, 124],
    [27, 36.5, 42, 8.9, 158],
    [30, 40.5, 42, 9.9, 196],
    [32, 43, 44, 10.9, 224],
  ].map(([w = 0, outer = 0, length = 0, eur = 0, grams = 0]) => ({
    size: `${w} mm`,
    across: w,
    outer,
    length,
    eur,
    grams,
  })),
  draw: (s) => socket({ size: s.across, outer: s.outer, length: s.length, share: shareOf(s.outer, 15, 43, 0.62) }),
  views: ['measures'],
});

export const ratchets = family({
  article: 'STE-3220',
  name: 'Umschaltknarre',
  brand: 'nordfels',
  leaf: 'Steckschlüssel',
  text: 'Feinzahnknarre mit 72 Zähnen: 5° Rückholwinkel genügen, wo andere keinen Platz mehr haben. Umschalthebel versenkt, Auswurfknopf für den Einsatz, Ratschenwerk staubgeschützt und nachfettbar.',
  points: ['Reparatursatz lieferbar', 'Knopf zum Lösen des Einsatzes'],
  attributes: (s) => ({
    Antrieb: s.size,
    Länge: `${s.length} mm`,
    Material: 'Chrom-Vanadium-Stahl',
    Griff: 'Zweikomponentengriff',
    Norm: 'DIN 3122',
  }),
  sizes: [
    { size: '1/4"', square: 6.3, length: 145, eur: 29.9, grams: 140 },
    { size: '3/8"', square: 9.5, length: 200, eur: 36.9, grams: 310 },
    { size: '1/2"', square: 12.5, length: 265, eur: 44.9, grams: 620 },
  ],
  draw: (s) => ratchet({ drive: s.size, square: s.square, length: s.length, share: shareOf(s.length, 145, 265, 0.8) }),
  views: ['detail'],
  leading: '1/2"',
});

export const torqueWrenches = family({
  article: 'DRE-3310',
  recommended: 1.15,
  name: 'Drehmomentschlüssel',
  brand: 'nordfels',
  leaf: 'Drehmomentschlüssel',
  text: 'Auslösend mit fühl- und hörbarem Klick, Skala mit Feineinstellung, Auslösegenauigkeit ± 3 %. Jeder Schlüssel kommt mit eigenem Prüfprotokoll und Seriennummer. Nach der Arbeit auf den kleinsten Wert entspannen, dann hält die Feder ihre Kennlinie.',
  points: ['Prüfprotokoll nach DIN EN ISO 6789-1', 'Kunststoffkoffer inbegriffen', 'Umschaltknarre mit Auswurf'],
  attributes: (s) => ({
    Messbereich: s.size,
    Antrieb: s.drive,
    Länge: `${s.length} mm`,
    Genauigkeit: '± 3 %',
    Norm: 'DIN EN ISO 6789',
  }),
  sizes: [
    { size: '5–25 Nm', drive: '1/4"', square: 6.3, length: 290, eur: 119, grams: 900 },
    { size: '20–100 Nm', drive: '3/8"', square: 9.5, length: 400, eur: 129, grams: 1400 },
    {
      size: '40–200 Nm',
      drive: '1/2"',
      square: 12.5,
      length: 515,
      eur: 139,
      grams: 1900,
      note: 'Passt für Radschrauben der meisten Personenwagen (90–140 Nm) und ist darum unser meistverkaufter.',
    },
    { size: '60–320 Nm', drive: '1/2"', square: 12.5, length: 630, eur: 179, grams: 2500, stock: 'yellow' as const },
  ],
  draw: (s) =>
    ratchet({
      drive: s.drive,
      square: s.square,
      length: s.length,
      torque: s.size,
      share: shareOf(s.length, 290, 630, 0.82),
    }),
  views: ['detail'],
  documents: ['datenblatt-drehmomentschluessel'],
  leading: '40–200 Nm',
});

export const hexKeys = family({
  article: 'STI-3410',
  name: 'Sechskant-Stiftschlüssel',
  brand: 'nordfels',
  leaf: 'Stiftschlüssel',
  text: 'Durchgehärtet und brüniert, die Enden sauber gesägt statt geschert – das macht den Unterschied zwischen Passung und Ausnudeln. Kurze Schenkel nach Norm.',
  attributes: (s) => ({
    Schlüsselweite: s.size,
    Länge: `${comma(s.long)} mm`,
    Antrieb: 'Innensechskant',
    Material: 'Chrom-Vanadium-Stahl',
    Oberfläche: 'brüniert',
    Norm: 'ISO 2936',
  }),
  sizes: [
    [1.5, 46.5, 15.5, 1.2, 1],
    [2, 52, 18, 1.2, 2],
    [2.5, 58.5, 20.5, 1.3, 3],
    [3, 66, 23, 1.4, 5],
    [4, 74, 29, 1.6, 9],
    [5, 85, 33, 1.9, 17],
    [6, 96, 38, 2.3, 28],
    [8, 108, 44, 3.4, 56],
    [10, 122, 50, 4.9, 98],
  ].map(([w = 0, long = 0, short = 0, eur = 0, grams = 0]) => ({
    size: `${comma(w)} mm`,
    across: w,
    long,
    short,
    eur,
    grams,
  })),
  draw: (s) =>
    hexKey({ size: s.across, long: s.long, short: s.short, stamp: s.size, share: shareOf(s.long, 46, 122, 0.7) }),
  offers: [
    { unit: 'Stück', pieces: 1, share: 1 },
    { unit: '10er-Pack', pieces: 10, share: 0.88 },
  ],
  delivery: 'letter',
});

export const hexKeySets = family({
  article: 'STI-3420',
  name: 'Stiftschlüsselsatz im Halter',
  brand: 'nordfels',
  leaf: 'Stiftschlüssel',
  text: 'Der Halter dreht sich auf und gibt jeden Schlüssel einzeln frei, ohne dass die Nachbarn herausfallen. Lange Ausführung: unten Kugelkopf für schräges Ansetzen bis 25°, oben volles Profil zum Festziehen.',
  attributes: (s) => ({
    Antrieb: s.drive,
    Teile: '9-teilig',
    Material: 'Chrom-Vanadium-Stahl',
    Oberfläche: 'brüniert',
  }),
  sizes: [
    {
      size: 'Sechskant 1,5–10 mm, 9-teilig',
      drive: 'Innensechskant',
      list: ['1,5', '2', '2,5', '3', '4', '5', '6', '8', '10'],
      lobed: false,
      eur: 24.9,
      grams: 420,
    },
    {
      size: 'Innensechsrund TX 10–50, 9-teilig',
      drive: 'Innensechsrund TX',
      list: ['10', '15', '20', '25', '27', '30', '40', '45', '50'],
      lobed: true,
      eur: 27.9,
      grams: 380,
    },
  ],
  draw: (s) => hexKeySet({ sizes: s.list, lobed: s.lobed }),
  leading: 'Sechskant 1,5–10 mm, 9-teilig',
});
