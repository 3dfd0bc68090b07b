import { figure, shareOf } from '../../drawing/drawing.ts';
import { drill } from '../../drawing/kinds/drill.ts';
import { forstner, stepDrill } from '../../drawing/kinds/forstner.ts';
import { family } from '../family.ts';

// Drills: lengths and flute lengths of DIN 338, thinner ones by letter post.

const comma = (n: number): string => n.toFixed(1).replace('.', ',');

const drillPacks = [
  { unit: 'Stück', pieces: 1, share: 1 },
  { unit: '10er-Pack', pieces: 10, share: 0.82 },
] as const;

type Row = readonly [diameter: number, length: number, flutes: number, eur: number, grams: number];

const rows = (list: readonly Row[]) =>
  list.map(([diameter, length, flutes, eur, grams]) => ({
    size: `${comma(diameter)} mm`,
    diameter,
    length,
    flutes,
    eur,
    grams,
  }));

export const metalDrills = family({
  article: 'BOH-8010',
  name: 'Spiralbohrer HSS-G DIN 338',
  brand: 'spanwerk',
  leaf: 'Metallbohrer',
  text: 'Aus dem vollen Stab geschliffen, Kreuzanschliff 135°: zentriert sich selbst und verläuft nicht auf runden Flächen. Für Stahl bis 900 N/mm², Guss, Alu und Messing. Bei Stahl langsam und mit Öl – der Bohrer soll Späne bringen, nicht Rauch.',
  attributes: (s) => ({
    Durchmesser: `${figure(s.diameter)} mm`,
    Länge: `${s.length} mm`,
    Arbeitslänge: `${s.flutes} mm`,
    Material: 'HSS-G',
    Schaft: 'zylindrisch',
    Norm: 'DIN 338',
  }),
  sizes: rows([
    [1, 34, 12, 1.1, 1],
    [1.5, 40, 18, 1.1, 1],
    [2, 49, 24, 1.1, 2],
    [2.5, 57, 30, 1.2, 3],
    [3, 61, 33, 1.3, 4],
    [3.3, 65, 36, 1.4, 5],
    [4, 75, 43, 1.6, 7],
    [4.2, 75, 43, 1.7, 8],
    [5, 86, 52, 2.1, 12],
    [6, 93, 57, 2.7, 18],
    [6.8, 109, 69, 3.4, 26],
    [8, 117, 75, 4.4, 38],
    [10, 133, 87, 6.9, 68],
    [12, 151, 101, 9.9, 110],
    [13, 151, 101, 11.9, 128],
  ]),
  draw: (s) => drill({ ...s, kind: 'metal', share: shareOf(s.length, 34, 151, 0.62) }),
  offers: drillPacks,
  views: ['measures'],
  delivery: 'letter',
  leading: '8,0 mm',
});

export const cobaltDrills = family({
  article: 'BOH-8020',
  name: 'Spiralbohrer HSS-Co 5',
  brand: 'spanwerk',
  leaf: 'Metallbohrer',
  text: 'Fünf Prozent Cobalt machen die Schneide warmfest: für Edelstahl und zähe Stähle bis 1200 N/mm². Niedrige Drehzahl, hoher Vorschub, niemals stehen lassen – sonst härtet das Werkstück unter der Spitze auf.',
  attributes: (s) => ({
    Durchmesser: `${figure(s.diameter)} mm`,
    Länge: `${s.length} mm`,
    Arbeitslänge: `${s.flutes} mm`,
    Material: 'HSS-Co 5',
    Schaft: 'zylindrisch',
    Norm: 'DIN 338',
  }),
  sizes: rows([
    [2, 49, 24, 2.4, 2],
    [3, 61, 33, 2.9, 4],
    [4, 75, 43, 3.6, 7],
    [5, 86, 52, 4.6, 12],
    [6, 93, 57, 5.9, 18],
    [8, 117, 75, 9.4, 38],
    [10, 133, 87, 14.9, 68],
  ]),
  draw: (s) => drill({ ...s, kind: 'cobalt', share: shareOf(s.length, 34, 151, 0.62) }),
  offers: drillPacks,
  views: ['detail'],
  delivery: 'letter',
});

export const stepDrills = family({
  article: 'BOH-8030',
  name: 'Stufenbohrer HSS TiN',
  brand: 'spanwerk',
  leaf: 'Metallbohrer',
  text: 'Ein Bohrer statt neun für Bleche bis 4 mm: Jede Stufe entgratet beim Weiterbohren die vorige. Spiralgenutet, darum ruckfrei; die Durchmesser sind in den Konus gelasert.',
  attributes: (s) => ({
    Durchmesser: s.size,
    Stufen: s.steps,
    Material: 'HSS, TiN-beschichtet',
    Schaft: 'Dreiflächen',
  }),
  sizes: [
    { size: '4–12 mm', from: 4, to: 12, step: 1, steps: '9', eur: 19.9, grams: 60 },
    { size: '4–20 mm', from: 4, to: 20, step: 2, steps: '9', eur: 27.9, grams: 110 },
    { size: '6–30 mm', from: 6, to: 30, step: 2, steps: '13', eur: 44.9, grams: 220, stock: 'yellow' as const },
  ],
  draw: (s) => stepDrill(s),
});

export const bradDrills = family({
  article: 'BOH-8110',
  name: 'Holzspiralbohrer mit Zentrierspitze',
  brand: 'spanwerk',
  leaf: 'Holzbohrer',
  text: 'Die Zentrierspitze setzt auf dem Riss auf, die Vorschneider ritzen die Faser, bevor die Schneide hebt: saubere Ränder auch quer zur Maserung. Für Dübellöcher in Weich- und Hartholz.',
  attributes: (s) => ({
    Durchmesser: `${figure(s.diameter)} mm`,
    Länge: `${s.length} mm`,
    Arbeitslänge: `${s.flutes} mm`,
    Material: 'Chrom-Vanadium-Stahl',
    Schaft: 'zylindrisch',
    Norm: 'DIN 7487',
  }),
  sizes: rows([
    [3, 61, 33, 1.9, 4],
    [4, 75, 43, 2.1, 7],
    [5, 86, 52, 2.4, 12],
    [6, 93, 57, 2.8, 18],
    [8, 117, 75, 3.6, 38],
    [10, 133, 87, 4.9, 66],
    [12, 151, 101, 6.4, 104],
  ]),
  draw: (s) => drill({ ...s, kind: 'brad', share: shareOf(s.length, 34, 151, 0.62) }),
  views: ['detail'],
  delivery: 'letter',
});

export const augers = family({
  article: 'BOH-8120',
  name: 'Schlangenbohrer Form Lewis',
  brand: 'spanwerk',
  leaf: 'Holzbohrer',
  text: 'Die Gewindespitze zieht den Bohrer selbst ins Holz; drücken ist überflüssig. Mit einem Vorschneider und einer Schneide für tiefe, saubere Löcher in Balken und Pfosten. Vor Nägeln im Altholz hüten.',
  attributes: (s) => ({
    Durchmesser: `${figure(s.diameter)} mm`,
    Länge: `${s.length} mm`,
    Arbeitslänge: `${s.flutes} mm`,
    Material: 'Werkzeugstahl',
    Schaft: 'Sechskant 11 mm',
    Norm: 'DIN 6464',
  }),
  sizes: rows([
    [10, 230, 160, 11.9, 150],
    [12, 230, 160, 12.9, 190],
    [14, 230, 160, 14.9, 240],
    [16, 230, 160, 15.9, 290],
    [18, 320, 250, 21.9, 480],
    [20, 320, 250, 23.9, 560],
  ]),
  draw: (s) => drill({ ...s, kind: 'auger', share: shareOf(s.length, 230, 320, 0.88) }),
  views: ['measures'],
});

export const masonryDrills = family({
  article: 'BOH-8210',
  name: 'Hammerbohrer SDS-plus',
  brand: 'spanwerk',
  leaf: 'Steinbohrer',
  text: 'Hartmetallplatte mit Kreuzschneide, die auch auf Armierung weiterarbeitet, statt hängen zu bleiben. Vier Fördernuten bringen das Bohrmehl heraus; die Verschleißmarke zeigt, bis wohin der Dübel noch hält.',
  attributes: (s) => ({
    Durchmesser: `${s.diameter} mm`,
    Länge: `${s.length} mm`,
    Arbeitslänge: `${s.flutes} mm`,
    Material: 'Hartmetall, vierschneidig',
    Schaft: 'SDS-plus',
  }),
  sizes: (
    [
      [5, 110, 50, 4.9, 50],
      [6, 110, 50, 4.9, 55],
      [6, 160, 100, 5.6, 75],
      [8, 110, 50, 5.2, 65],
      [8, 160, 100, 5.9, 90],
      [10, 160, 100, 6.9, 110],
      [12, 160, 100, 8.4, 140],
      [12, 260, 200, 11.9, 220],
      [14, 210, 150, 12.4, 230],
      [16, 260, 200, 15.9, 340],
    ] as const satisfies readonly Row[]
  ).map(([diameter, length, flutes, eur, grams]) => ({
    size: `${diameter} × ${length} mm`,
    diameter,
    length,
    flutes,
    eur,
    grams,
  })),
  draw: (s) => drill({ ...s, kind: 'masonry', share: shareOf(s.length, 110, 260, 0.76) }),
  offers: drillPacks,
  views: ['measures'],
  leading: '8 × 160 mm',
});

export const forstnerBits = family({
  article: 'BOH-8310',
  name: 'Forstnerbohrer',
  brand: 'spanwerk',
  leaf: 'Forstnerbohrer',
  text: 'Führt sich am Umfang, nicht an der Spitze: bohrt darum auch schräg, überlappend und über die Kante hinaus. Für Topfscharniere ist 35 mm das Maß. Im Bohrständer und mit höchstens 1500 Umdrehungen.',
  attributes: (s) => ({
    Durchmesser: s.size,
    Länge: '90 mm',
    Material: 'Werkzeugstahl',
    Schaft: '8 mm',
    Norm: 'DIN 7483 G',
  }),
  sizes: [
    [15, 9.9, 70],
    [20, 11.9, 85],
    [25, 13.9, 110],
    [30, 16.9, 145],
    [35, 18.9, 180],
    [40, 22.9, 230],
    [50, 31.9, 340],
  ].map(([d = 0, eur = 0, grams = 0]) => ({ size: `${d} mm`, diameter: d, eur, grams })),
  draw: (s) => forstner({ diameter: s.diameter, share: shareOf(s.diameter, 15, 50, 0.82) }),
  views: ['measures'],
  leading: '35 mm',
});
