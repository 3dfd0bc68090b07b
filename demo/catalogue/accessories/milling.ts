import { figure, shareOf } from '../../drawing/drawing.ts';
import { routerBit } from '../../drawing/kinds/router-bit.ts';
import { family } from '../family.ts';

// Router bits on 8 and 12 mm shanks.

const carbide = 'Hartmetall K10, bestückt';

export const grooveBits = family({
  article: 'FRA-8410',
  name: 'Nutfräser Hartmetall',
  brand: 'spanwerk',
  leaf: 'Nutfräser',
  text: 'Zwei Schneiden mit Grundschneide zum Eintauchen. Für Einlegeböden, Schubkastenböden und Falze; breite Nuten in zwei Zügen fräsen, dann brennt nichts.',
  attributes: (s) => ({ Durchmesser: s.size, Nutzlänge: `${s.height} mm`, Schaft: '8 mm', Material: carbide }),
  sizes: [
    [4, 12, 11.9],
    [6, 20, 12.9],
    [8, 20, 13.9],
    [10, 20, 14.9],
    [12, 20, 15.9],
    [16, 20, 18.9],
    [20, 20, 21.9],
  ].map(([d = 0, height = 0, eur = 0]) => ({ size: `${d} mm`, diameter: d, height, eur, grams: 30 + d * 3 })),
  draw: (s) =>
    routerBit({
      shank: 8,
      diameter: s.diameter,
      height: s.height,
      profile: 'groove',
      share: shareOf(s.diameter, 4, 20, 0.82),
    }),
  views: ['measures'],
  leading: '8 mm',
});

export const roundOverBits = family({
  article: 'FRA-8420',
  name: 'Abrundfräser mit Anlauflager',
  brand: 'spanwerk',
  leaf: 'Profilfräser',
  text: 'Bricht Kanten gleichmäßig, ohne Anschlag: Das Kugellager läuft an der Werkstückkante. Tiefer eingestellt, schneidet er einen Absatz dazu und wird zum Viertelstab.',
  attributes: (s) => ({ Radius: s.size, Durchmesser: `${figure(s.diameter)} mm`, Schaft: '8 mm', Material: carbide }),
  sizes: [
    { size: 'R 3 mm', radius: 3, diameter: 18.7, height: 10, eur: 22.9, grams: 60 },
    { size: 'R 6 mm', radius: 6, diameter: 24.7, height: 14, eur: 24.9, grams: 72 },
    { size: 'R 10 mm', radius: 10, diameter: 32.7, height: 18, eur: 29.9, grams: 98 },
    { size: 'R 12 mm', radius: 12, diameter: 36.7, height: 20, eur: 33.9, grams: 116 },
  ],
  draw: (s) =>
    routerBit({
      shank: 8,
      diameter: s.diameter,
      height: s.height,
      profile: 'round',
      radius: s.radius,
      share: shareOf(s.radius, 3, 12, 0.84),
    }),
  views: ['measures'],
});

export const flushBits = family({
  article: 'FRA-8430',
  name: 'Bündigfräser mit Anlauflager',
  brand: 'spanwerk',
  leaf: 'Profilfräser',
  text: 'Schneidet Umleimer und Furnier bündig ab und fräst nach Schablone. Schneiden- und Lagerdurchmesser stimmen auf drei Hundertstel überein.',
  attributes: (s) => ({
    Durchmesser: `${figure(s.diameter)} mm`,
    Nutzlänge: `${s.height} mm`,
    Schaft: s.shank === 8 ? '8 mm' : '12 mm',
    Material: carbide,
  }),
  sizes: [
    { size: '12,7 × 25 mm, Schaft 8 mm', diameter: 12.7, height: 25, shank: 8 as const, eur: 19.9, grams: 64 },
    { size: '19 × 25 mm, Schaft 8 mm', diameter: 19, height: 25, shank: 8 as const, eur: 23.9, grams: 84 },
    {
      size: '19 × 50 mm, Schaft 12 mm',
      diameter: 19,
      height: 50,
      shank: 12 as const,
      eur: 34.9,
      grams: 150,
      stock: 'yellow' as const,
    },
  ],
  draw: (s) =>
    routerBit({
      shank: s.shank,
      diameter: s.diameter,
      height: s.height,
      profile: 'flush',
      share: shareOf(s.height, 25, 50, 0.88),
    }),
  views: ['measures'],
});

export const shapeBits = family({
  article: 'FRA-8440',
  name: 'Zierprofilfräser',
  brand: 'spanwerk',
  leaf: 'Profilfräser',
  text: 'V-Nut für Schriften und Scheinfugen, Hohlkehle für Gläserrücken und alte Möbelprofile. Bei der V-Nut bestimmt die Tiefe die Breite – Probestück nicht vergessen.',
  attributes: (s) => ({ Profil: s.form, Durchmesser: `${figure(s.diameter)} mm`, Schaft: '8 mm', Material: carbide }),
  sizes: [
    {
      size: 'V-Nut 90°',
      form: 'V-Nut',
      profile: 'v' as const,
      diameter: 16,
      height: 14,
      radius: 0,
      eur: 18.9,
      grams: 55,
    },
    {
      size: 'Hohlkehle R 6 mm',
      form: 'Hohlkehle',
      profile: 'cove' as const,
      diameter: 24.7,
      height: 14,
      radius: 6,
      eur: 26.9,
      grams: 74,
    },
  ],
  draw: (s) => routerBit({ shank: 8, diameter: s.diameter, height: s.height, profile: s.profile, radius: s.radius }),
  views: ['measures'],
});
