import type { Livery } from '../drawing/palette.ts';

/** An invented maker with the address that product safety law asks for (LAW S1) and the colours of its tools. */
export type Brand = { name: string; company: string; address: string; email: string; livery: Livery };

const brand = (name: string, company: string, address: string, main: string, second: string): Brand => ({
  name,
  company,
  address,
  email: `info@${name.toLowerCase().replaceAll(/[^a-z]/g, '')}.example`,
  livery: { main, second },
});

/** Every maker in the demo catalogue. None of them exists; mail domains end in .example. */
export const brands = {
  grimmhold: brand(
    'Grimmhold',
    'Grimmhold Hammerwerk GmbH',
    'Hammergraben 4, 8998 Oberhammer, Österreich',
    '#b8402f',
    '#2b2825',
  ),
  zangwerk: brand(
    'Zangwerk',
    'Zangwerk Sonnleitner KG',
    'Industrieweg 18, 4998 Zangberg an der Traun, Österreich',
    '#2f5d73',
    '#e6b93c',
  ),
  nordfels: brand(
    'Nordfels',
    'Nordfels Schraubtechnik GmbH',
    'Am Gewinde 7, 42990 Felsenscheid, Deutschland',
    '#3a7856',
    '#2b2825',
  ),
  zahnreich: brand(
    'Zahnreich',
    'Zahnreich Sägenfabrik GmbH & Co. KG',
    'Sägmühlgasse 31, 5998 Salzau, Österreich',
    '#d9772a',
    '#2b2825',
  ),
  messtreu: brand(
    'Messtreu',
    'Messtreu Präzision AG',
    'Eichstraße 12, 72990 Albwinkel, Deutschland',
    '#d8a72c',
    '#2b2825',
  ),
  hirnholz: brand(
    'Hirnholz',
    'Hirnholz Werkzeugmanufaktur e. U.',
    'Tischlerzeile 9, 6998 Zirmau, Österreich',
    '#7a3b2e',
    '#d9b662',
  ),
  volthaus: brand(
    'Volthaus',
    'Volthaus Elektrowerkzeuge GmbH',
    'Ankerstraße 55, 90990 Wickelfurt, Deutschland',
    '#2d6e6a',
    '#e6b93c',
  ),
  spanwerk: brand('Spanwerk', 'Spanwerk Lechau GmbH', 'Fräsergasse 3, 6997 Lechau, Österreich', '#35507a', '#d9b662'),
  kornblatt: brand(
    'Kornblatt',
    'Kornblatt Schleifmittel GmbH',
    'Körnerstraße 120, 3998 Schleifing, Österreich',
    '#a5602a',
    '#2b2825',
  ),
  mutterfest: brand(
    'Mutterfest',
    'Mutterfest Verbindungstechnik GmbH',
    'Gewindepark 1, 4997 Bolzenau, Österreich',
    '#4d5a8a',
    '#e6b93c',
  ),
  kistwerk: brand(
    'Kistwerk',
    'Kistwerk Lagertechnik GmbH',
    'Regalstraße 44, 2998 Kistendorf, Österreich',
    '#3b6690',
    '#e6b93c',
  ),
  ahornbank: brand(
    'Ahornbank',
    'Ahornbank Werkstattmöbel OG',
    'Hobelweg 2, 8997 Ahornthal, Österreich',
    '#7a4f32',
    '#d9b662',
  ),
  lumhart: brand(
    'Lumhart',
    'Lumhart Lichttechnik GmbH',
    'Lampengasse 16, 1998 Hellstätten, Österreich',
    '#d8a72c',
    '#b8402f',
  ),
  schafferhand: brand(
    'Schafferhand',
    'Schafferhand Arbeitsschutz GmbH',
    'Lederergasse 27, 4996 Gerbersdorf, Österreich',
    '#5d7f4e',
    '#e6b93c',
  ),
  seilhuber: brand(
    'Seilhuber',
    'Seilerei Huber am Anger KG',
    'Reeperbahnweg 8, 8996 Seilau, Österreich',
    '#c4562e',
    '#2b2825',
  ),
  zirbner: brand(
    'Zirbner',
    'Zirbner Ölmühle & Pflege GmbH',
    'Mühlbachstraße 5, 9998 Zirbental, Österreich',
    '#4e6b3a',
    '#e6b93c',
  ),
  leimgrub: brand(
    'Leimgrub',
    'Leimgrub Klebstoffwerk GmbH',
    'Fugenstraße 21, 4995 Leimgrub, Österreich',
    '#b58a1f',
    '#2b2825',
  ),
  borstelmann: brand(
    'Borstelmann',
    'Pinselfabrik Borstelmann GmbH',
    'Borstenweg 13, 91990 Pinselbach, Deutschland',
    '#8a3f5a',
    '#d9b662',
  ),
  hobelundfeder: brand(
    'Hobel & Feder',
    'Verlag Hobel & Feder GmbH',
    'Setzergasse 10, 1997 Buchstätten, Österreich',
    '#3c4a63',
    '#d9b662',
  ),
  jausenwerk: brand(
    'Jausenwerk',
    'Jausenwerk Handels OG',
    'Selchgasse 1, 8995 Brettljausen, Österreich',
    '#9c3b32',
    '#e8cd9c',
  ),
  eisenhof: brand(
    'Eisenhof',
    'Eisenhof Werkzeughandel GmbH',
    'Amboßgasse 7, 8999 Eisenau, Österreich',
    '#5b2f28',
    '#d9b662',
  ),
} as const satisfies Record<string, Brand>;

/** Short name by which families name their maker. */
export type BrandKey = keyof typeof brands;
