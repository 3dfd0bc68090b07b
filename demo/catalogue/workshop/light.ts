import { articles } from '../../assembly/fields.ts';
import { shareOf } from '../../drawing/drawing.ts';
import { cableReel, floodlight, headlamp, inspectionLamp } from '../../drawing/kinds/lamp.ts';
import { family } from '../family.ts';

// Light and power.

export const floodlights = family({
  article: 'LIC-1410',
  name: 'LED-Baustrahler',
  brand: 'lumhart',
  leaf: 'Arbeitsleuchten',
  text: 'Aluminiumgehäuse, schlagfestes Glas, IP 65: Regen ist ihm gleichgültig. Neutralweiß mit Ra über 90, damit braune und blaue Adern verschieden aussehen. Kabel 3 m, Gummi.',
  attributes: (s) => ({ Leistung: s.size, Lichtstrom: `${s.lumen} lm`, Schutzart: 'IP 65', Farbtemperatur: '4000 K' }),
  fields: (s) => ({
    mpn: `LH-BS${s.w}`,
    origin: 'AT',
    energy: { class: 'F', scale: 'A–G' },
    references: { accessories: articles('LIC-1610-25M', 'LIC-1610-40M'), similar: articles('LIC-1510-350LMAKK') },
  }),
  sizes: [
    { size: '20 W', w: 20, lumen: '2.000', eur: 34.9, grams: 1300 },
    { size: '30 W', w: 30, lumen: '3.000', eur: 44.9, grams: 1700 },
    { size: '50 W', w: 50, lumen: '5.200', eur: 64.9, grams: 2500 },
  ],
  draw: (s) => floodlight({ watts: s.w, lumen: s.lumen, share: shareOf(s.w, 20, 50, 0.84) }),
  duties: ['electrical'],
  leading: '30 W',
});

export const inspectionLamps = family({
  article: 'LIC-1420',
  name: 'Akku-Stableuchte',
  brand: 'lumhart',
  leaf: 'Arbeitsleuchten',
  text: 'Magnetfuß, versenkbarer Haken, ein Spot an der Stirnseite. Dimmt stufenlos und merkt sich die letzte Helligkeit; geladen wird über USB-C.',
  attributes: (s) => ({ Lichtstrom: s.size, Leuchtdauer: s.hours, Schutzart: 'IP 54', Stromversorgung: 'Akku' }),
  sizes: [
    { size: '400 lm', lumen: '400', hours: '4 h', eur: 29.9, grams: 240 },
    { size: '800 lm', lumen: '800', hours: '5 h', eur: 44.9, grams: 340 },
  ],
  draw: (s) => inspectionLamp({ lumen: s.lumen }),
  duties: ['electrical', 'battery'],
});

export const headlamps = family({
  article: 'LIC-1510',
  recommended: 1.15,
  name: 'Stirnlampe',
  brand: 'lumhart',
  leaf: 'Stirnlampen',
  also: ['Geschenkideen'],
  text: 'Fokus mit einer Hand verstellbar, Rotlicht hinten, Schaltersperre gegen die leere Batterie im Rucksack. Das Band ist abnehmbar und verträgt 30 °C.',
  attributes: (s) => ({
    Lichtstrom: s.size.split(',')[0] ?? s.size,
    Leuchtdauer: s.hours,
    Schutzart: 'IPX 4',
    Stromversorgung: s.power,
  }),
  sizes: [
    { size: '200 lm, Batterie', lumen: '200', hours: '20 h', power: '3 × AAA', eur: 24.9, grams: 110 },
    { size: '350 lm, Akku', lumen: '350', hours: '12 h', power: 'Akku', eur: 39.9, grams: 130 },
    { size: '600 lm, Akku', lumen: '600', hours: '9 h', power: 'Akku', eur: 59.9, grams: 160, stock: 'red' as const },
  ],
  draw: (s) => headlamp({ lumen: s.lumen }),
  duties: ['electrical', 'battery'],
});

export const cableReels = family({
  article: 'LIC-1610',
  name: 'Kabeltrommel H07RN-F 3G1,5',
  brand: 'lumhart',
  leaf: 'Kabeltrommeln',
  text: 'Gummischlauchleitung für die Baustelle, vier Schutzkontaktdosen mit Klappdeckel, Thermoschutz. Bei mehr als 1000 W immer ganz abrollen – der Thermoschutz ist Rettung, kein Ersatz.',
  attributes: (s) => ({ Länge: s.size, Leitung: 'H07RN-F 3G1,5', Schutzart: 'IP 44', Steckdosen: '4' }),
  sizes: [
    { size: '25 m', m: 25, eur: 79.9, grams: 7200 },
    { size: '40 m', m: 40, eur: 109, grams: 10400 },
    { size: '50 m', m: 50, eur: 129, grams: 12600 },
  ],
  draw: (s) => cableReel({ metres: s.m, share: shareOf(s.m, 25, 50, 0.88) }),
  duties: ['electrical'],
  leading: '40 m',
});
