import { shareOf } from '../../drawing/drawing.ts';
import { calliper } from '../../drawing/kinds/calliper.ts';
import { level } from '../../drawing/kinds/level.ts';
import { square } from '../../drawing/kinds/square.ts';
import { foldingRule, tapeMeasure } from '../../drawing/kinds/tape-measure.ts';
import { family } from '../family.ts';

// What measures, marks and levels.

export const tapeMeasures = family({
  article: 'MES-5010',
  name: 'Taschenbandmaß',
  brand: 'messtreu',
  leaf: 'Maßbänder',
  also: ['Geschenkideen'],
  text: 'Gewölbtes Stahlband mit Polyamidschicht: steht bis über zwei Meter frei und lässt sich auch nach Jahren noch ablesen. Der Anfangshaken hat das nötige Spiel für Innen- und Außenmaß – das ist kein Fehler, sondern der Sinn der Sache.',
  points: ['Genauigkeitsklasse II', 'Gehäuselänge aufgedruckt für Innenmaße', 'sanfter Rücklauf mit Bremse'],
  attributes: (s) => ({
    Bandlänge: s.size,
    Bandbreite: `${s.width} mm`,
    Genauigkeit: 'EG-Klasse II',
    Material: 'Stahlband, polyamidbeschichtet',
  }),
  sizes: [
    { size: '2 m', metres: 2, case: 52, width: 13, eur: 5.9, grams: 70 },
    { size: '3 m', metres: 3, case: 58, width: 16, eur: 7.9, grams: 130 },
    { size: '5 m', metres: 5, case: 68, width: 25, eur: 11.9, grams: 260 },
    { size: '8 m', metres: 8, case: 76, width: 25, eur: 17.9, grams: 390 },
    { size: '10 m', metres: 10, case: 84, width: 32, eur: 23.9, grams: 560 },
  ],
  draw: (s) => tapeMeasure({ metres: s.metres, size: s.case, width: s.width }),
  views: ['measures'],
  leading: '5 m',
});

export const foldingRules = family({
  article: 'MES-5020',
  name: 'Gliedermaßstab 2 m',
  brand: 'messtreu',
  leaf: 'Maßbänder',
  text: 'Zehn Glieder, verdeckte Stahlgelenke, Teilung eingebrannt statt aufgedruckt. In Österreich heißt er Zollstab, obwohl seit 1876 kein Zoll mehr darauf steht.',
  attributes: (s) => ({ Länge: '2 m', Material: s.material, Farbe: s.colour, Genauigkeit: 'EG-Klasse III' }),
  sizes: [
    { size: 'Buche natur', tone: 'beech' as const, material: 'Buche', colour: 'natur', eur: 6.9, grams: 120 },
    { size: 'Buche gelb', tone: 'yellow' as const, material: 'Buche', colour: 'gelb', eur: 6.9, grams: 120 },
    {
      size: 'Kunststoff weiß',
      tone: 'white' as const,
      material: 'Polyamid, glasfaserverstärkt',
      colour: 'weiß',
      eur: 8.9,
      grams: 110,
    },
  ],
  draw: (s) => foldingRule({ tone: s.tone }),
  offers: [
    { unit: 'Stück', pieces: 1, share: 1 },
    { unit: '10er-Pack', pieces: 10, share: 0.85 },
  ],
});

export const callipers = family({
  article: 'MES-5110',
  name: 'Messschieber',
  brand: 'messtreu',
  leaf: 'Messschieber',
  text: 'Rostfrei gehärtet, Messflächen feinst geläppt. Für außen, innen, Tiefe und Stufe; die obere Klemmschraube hält den Wert fest, bis er im Heft steht.',
  attributes: (s) => ({
    Messbereich: s.range,
    Ablesung: s.reading,
    Anzeige: s.digital ? 'digital' : 'Nonius',
    Material: 'Stahl, rostfrei, gehärtet',
    Norm: 'DIN 862',
  }),
  sizes: [
    { size: '150 mm, Nonius', range: '150 mm', mm: 150, reading: '0,05 mm', digital: false, eur: 24.9, grams: 260 },
    {
      size: '150 mm, digital',
      range: '150 mm',
      mm: 150,
      reading: '0,01 mm',
      digital: true,
      eur: 39.9,
      grams: 280,
      note: 'Mit Batterie CR 2032 und einer zweiten in Reserve; schaltet sich nach fünf Minuten ab.',
    },
    { size: '200 mm, digital', range: '200 mm', mm: 200, reading: '0,01 mm', digital: true, eur: 54.9, grams: 330 },
    {
      size: '300 mm, Nonius',
      range: '300 mm',
      mm: 300,
      reading: '0,05 mm',
      digital: false,
      eur: 64.9,
      grams: 560,
      stock: 'yellow' as const,
    },
  ],
  draw: (s) => calliper({ range: s.mm, digital: s.digital }),
  views: ['detail'],
  leading: '150 mm, digital',
});

export const trySquares = family({
  article: 'MES-5210',
  name: 'Anschlagwinkel Nussholz',
  brand: 'messtreu',
  leaf: 'Winkel',
  also: ['Geschenkideen'],
  text: 'Schenkel aus geöltem Nussholz mit Messingauflage, Zunge aus blank geschliffenem Federstahl. Prüfen Sie ihn, wie man jeden Winkel prüft: anreißen, umschlagen, anreißen – die Linien fallen zusammen.',
  attributes: (s) => ({ Schenkellänge: s.size, Material: 'Nussholz / Federstahl', Genauigkeit: '0,1 mm auf 100 mm' }),
  sizes: [
    { size: '150 × 100 mm', leg: 150, short: 100, eur: 21.9, grams: 190 },
    { size: '200 × 130 mm', leg: 200, short: 130, eur: 24.9, grams: 260 },
    { size: '250 × 150 mm', leg: 250, short: 150, eur: 27.9, grams: 330 },
    { size: '300 × 175 mm', leg: 300, short: 175, eur: 31.9, grams: 420 },
  ],
  draw: (s) => square({ leg: s.leg, short: s.short, stock: 'walnut', share: shareOf(s.leg, 150, 300, 0.8) }),
  views: ['measures'],
});

export const carpentersSquares = family({
  article: 'MES-5220',
  name: 'Zimmermannswinkel',
  brand: 'messtreu',
  leaf: 'Winkel',
  text: 'Aus einem Stück geschnitten, vierseitig mit Millimeterteilung. Die Anreißlöcher im 10-mm-Raster führen den Bleistift parallel zur Balkenkante.',
  attributes: (s) => ({ Schenkellänge: s.size, Material: 'Stahl, verzinkt' }),
  sizes: [
    { size: '600 × 300 mm', leg: 600, short: 300, eur: 14.9, grams: 700 },
    { size: '800 × 320 mm', leg: 800, short: 320, eur: 18.9, grams: 890 },
    { size: '1000 × 350 mm', leg: 1000, short: 350, eur: 24.9, grams: 1150 },
  ],
  draw: (s) => square({ leg: s.leg, short: s.short, stock: 'plain', share: shareOf(s.leg, 600, 1000, 0.86) }),
  delivery: 'long',
});

export const machinistSquares = family({
  article: 'MES-5230',
  name: 'Flachwinkel mit Anschlag',
  brand: 'messtreu',
  leaf: 'Winkel',
  text: 'Für die Metallwerkstatt: gehärteter Stahl, allseitig geschliffen, Innen- und Außenwinkel genau. Nach Gebrauch mit einem Hauch Öl abreiben.',
  attributes: (s) => ({
    Schenkellänge: s.size,
    Material: 'Stahl, gehärtet',
    Genauigkeit: 'DIN 875/1',
    Norm: 'DIN 875',
  }),
  sizes: [
    { size: '100 × 70 mm', leg: 100, short: 70, eur: 19.9, grams: 190 },
    { size: '150 × 100 mm', leg: 150, short: 100, eur: 26.9, grams: 340 },
  ],
  draw: (s) => square({ leg: s.leg, short: s.short, stock: 'steel', share: shareOf(s.leg, 100, 150, 0.84) }),
  views: ['measures'],
});

export const levels = family({
  article: 'MES-5310',
  name: 'Wasserwaage',
  brand: 'messtreu',
  leaf: 'Wasserwaagen',
  text: 'Eloxiertes Aluminium-Hohlprofil mit Versteifungsrippen, zwei senkrechte Libellen, eine waagrechte. Die Libellen sind fest vergossen: Was einmal stimmt, bleibt stimmig – auch nach dem Sturz von der Leiter.',
  points: ['Messgenauigkeit 0,5 mm/m in Normallage', 'stoßdämpfende Endkappen'],
  attributes: (s) => ({ Länge: s.size, Genauigkeit: '0,5 mm/m', Material: 'Aluminium' }),
  sizes: [
    { size: '40 cm', length: 400, eur: 22.9, grams: 340 },
    { size: '60 cm', length: 600, eur: 26.9, grams: 480 },
    { size: '80 cm', length: 800, eur: 31.9, grams: 620 },
    { size: '100 cm', length: 1000, eur: 36.9, grams: 760 },
    { size: '120 cm', length: 1200, eur: 41.9, grams: 900 },
    { size: '180 cm', length: 1800, eur: 62.9, grams: 1320, stock: 'yellow' as const },
  ],
  draw: (s) => level({ length: s.length, share: shareOf(s.length, 400, 1800, 0.86) }),
  delivery: 'long',
  leading: '60 cm',
});

export const pocketLevels = family({
  article: 'MES-5320',
  name: 'Torpedo-Wasserwaage mit Magnet',
  brand: 'messtreu',
  leaf: 'Wasserwaagen',
  text: 'Haftet mit zwei Seltenerdmagneten an Rohr und Profil, die V-Nut hält sie auf dem Rundmaterial. So handlich, dass sie tatsächlich in der Tasche bleibt.',
  attributes: (s) => ({ Länge: s.size, Genauigkeit: '1 mm/m', Material: 'Aluminium-Druckguss' }),
  sizes: [{ size: '25 cm', length: 250, eur: 19.9, grams: 220 }],
  draw: (s) => level({ length: s.length }),
});
