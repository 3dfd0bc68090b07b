import { articles } from '../../assembly/fields.ts';
import { angleGrinder } from '../../drawing/kinds/angle-grinder.ts';
import { router } from '../../drawing/kinds/router.ts';
import { sander } from '../../drawing/kinds/sander.ts';
import { family } from '../family.ts';

// Mains tools, each in the two or three powers that differ in use.

export const angleGrinders = family({
  article: 'NET-7310',
  name: 'Winkelschleifer',
  brand: 'volthaus',
  leaf: 'Winkelschleifer',
  text: 'Wiederanlaufschutz, Sanftanlauf und eine Schutzhaube, die sich ohne Werkzeug verdrehen lässt. Das Getriebe ist verrippt und bleibt auch beim Schruppen handwarm. Bitte nie ohne Haube, Brille und beide Hände.',
  points: ['vibrationsgedämpfter Zusatzhandgriff', 'Kohlebürsten selbst abschaltend', 'Kabel 4 m, Gummi'],
  attributes: (s) => ({ Scheibe: s.disc, Leistung: s.power, Leerlaufdrehzahl: s.speed, Spindelgewinde: 'M 14' }),
  fields: (s) => ({
    mpn: `VH-WS${s.disc.replace(' mm', '')}-${s.power.replace(/\D/g, '')}`,
    origin: 'DE',
    warnings:
      'Nie ohne Schutzhaube, Zusatzhandgriff und Schutzbrille arbeiten.\nNur Scheiben verwenden, deren Höchstdrehzahl über der des Geräts liegt.\nVor jedem Scheibenwechsel den Stecker ziehen.',
    references: s.disc.startsWith('230')
      ? { accessories: articles('TRS-8810-230X19', 'TRS-8820-230X60', 'PSA-1910-SNR31DB') }
      : { accessories: articles('TRS-8810-125X10', 'TRS-8820-125X60', 'DRB-8910-65STA', 'PSA-1910-SNR31DB') },
  }),
  sizes: [
    {
      size: '125 mm, 900 W',
      disc: '125 mm',
      d: 125,
      power: '900 W',
      w: 900,
      length: 300,
      speed: '11.500/min',
      eur: 89.9,
      grams: 2400,
    },
    {
      size: '125 mm, 1400 W',
      disc: '125 mm',
      d: 125,
      power: '1400 W',
      w: 1400,
      length: 330,
      speed: '2.800–11.000/min',
      eur: 149,
      grams: 2900,
      note: 'Mit Drehzahlregelung: für Edelstahl und Vlies zurückdrehen, dann läuft nichts blau an.',
    },
    {
      size: '230 mm, 2200 W',
      disc: '230 mm',
      d: 230,
      power: '2200 W',
      w: 2200,
      length: 500,
      speed: '6.500/min',
      eur: 189,
      grams: 6100,
    },
  ],
  draw: (s) => angleGrinder({ disc: s.d, watts: s.w, length: s.length }),
  views: ['detail'],
  duties: ['electrical'],
  documents: ['datenblatt-winkelschleifer'],
  leading: '125 mm, 1400 W',
});

export const sanders = family({
  article: 'NET-7410',
  name: 'Exzenterschleifer',
  brand: 'volthaus',
  leaf: 'Exzenterschleifer',
  text: 'Drehung und Schwingung überlagern sich, der Strich verschwindet. Der Teller bremst beim Abheben, damit keine Kringel zurückbleiben; Absaugung über Staubbox oder 27-mm-Schlauch.',
  attributes: (s) => ({ Teller: s.disc, Leistung: s.power, Schwingkreis: s.orbit, Klett: s.holes }),
  fields: (s) => ({
    origin: 'DE',
    references: {
      accessories: s.disc.startsWith('125')
        ? articles('SLF-8710-P80', 'SLF-8710-P120', 'SLF-8710-P240', 'PSA-2010-FFP2')
        : articles('SLF-8720-P80', 'SLF-8720-P120', 'SLF-8720-P240', 'PSA-2010-FFP2'),
    },
  }),
  sizes: [
    {
      size: '125 mm, 300 W',
      disc: '125 mm',
      pad: 125,
      power: '300 W',
      w: 300,
      orbit: '2,5 mm',
      holes: '8-Loch',
      eur: 79.9,
      grams: 1900,
    },
    {
      size: '150 mm, 350 W',
      disc: '150 mm',
      pad: 150,
      power: '350 W',
      w: 350,
      orbit: '3,0 mm',
      holes: '15-Loch',
      eur: 139,
      grams: 2600,
    },
    {
      size: '150 mm, 500 W',
      disc: '150 mm',
      pad: 150,
      power: '500 W',
      w: 500,
      orbit: '5,0 mm',
      holes: '15-Loch',
      eur: 199,
      grams: 2700,
      stock: 'yellow' as const,
    },
  ],
  draw: (s) => sander({ pad: s.pad, watts: s.w }),
  duties: ['electrical'],
  leading: '150 mm, 350 W',
});

export const routers = family({
  article: 'NET-7510',
  recommended: 1.15,
  name: 'Oberfräse',
  brand: 'volthaus',
  leaf: 'Oberfräsen',
  text: 'Zwei Führungssäulen, Revolveranschlag mit acht Stufen, Feinverstellung auf Zehntel. Der Fräser wird mit einem Schlüssel gewechselt, die Spindel hält sich selbst. Im Frästisch lässt sich die Höhe von oben stellen.',
  points: ['Konstantelektronik', 'Parallelanschlag und Kopierhülse 17 mm inbegriffen'],
  attributes: (s) => ({ Spannzange: s.collet, Leistung: s.power, Hub: s.plunge, Leerlaufdrehzahl: '9.000–24.000/min' }),
  sizes: [
    {
      size: '8 mm, 1100 W',
      collet: '8 mm',
      c: 8,
      power: '1100 W',
      w: 1100,
      plunge: '55 mm',
      scale: 0.88,
      eur: 169,
      grams: 4200,
    },
    {
      size: '12 mm, 1800 W',
      collet: '12 mm',
      c: 12,
      power: '1800 W',
      w: 1800,
      plunge: '76 mm',
      scale: 1,
      eur: 279,
      grams: 6400,
      stock: 'yellow' as const,
    },
  ],
  draw: (s) => router({ collet: s.c, watts: s.w, size: s.scale }),
  views: ['detail'],
  duties: ['electrical'],
});
