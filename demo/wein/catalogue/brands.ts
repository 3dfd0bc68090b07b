import { brand } from '../../assembly/brand.ts';

/** Every producer of the wine shop. None of them exists; mail domains end in .example. */
export const brands = {
  loessmandl: brand(
    'Lössmandl',
    'Weingut Lössmandl',
    'Lösshohlweg 4, 3598 Hohlengrub, Österreich',
    '#5c6f2d',
    '#c9a24a',
  ),
  steinamsel: brand(
    'Steinamsel',
    'Weingut Steinamsel',
    'Am Steig 11, 3597 Amselberg, Österreich',
    '#2f4f5e',
    '#c9a24a',
  ),
  traubenreich: brand(
    'Traubenreich',
    'Weingut Traubenreich & Töchter',
    'Kalkofen 2, 7098 Kalkried, Österreich',
    '#8a6a1f',
    '#7b1e3b',
  ),
  kranichkogel: brand(
    'Kranichkogel',
    'Weingut Kranichkogel',
    'Kogelweg 30, 8497 Kranichegg, Österreich',
    '#3d6b52',
    '#d8b64a',
  ),
  kellerfink: brand(
    'Kellerfink',
    'Winzerhof Kellerfink',
    'Finkengasse 7, 1298 Wien-Finkenried, Österreich',
    '#a14a2a',
    '#d8b64a',
  ),
  blaurock: brand('Blaurock', 'Weingut Blaurock', 'Rabenacker 19, 7398 Blaurock, Österreich', '#27305c', '#c9a24a'),
  nachtlaub: brand(
    'Nachtlaub',
    'Weingut Nachtlaub',
    'Laubenweg 5, 7097 Nachtlaub am See, Österreich',
    '#4a1f3d',
    '#d8b64a',
  ),
  perlgrund: brand(
    'Perlgrund',
    'Sektkellerei Perlgrund GmbH',
    'Rüttelplatz 1, 2198 Perlgrund, Österreich',
    '#2b2825',
    '#c9a24a',
  ),
  krispelhof: brand(
    'Krispelhof',
    'Brennerei Krispelhof',
    'Marillenweg 9, 3596 Krispelau, Österreich',
    '#b8652a',
    '#f0e2bf',
  ),
  obstinger: brand(
    'Obstinger',
    'Safthof Obstinger',
    'Presshausgasse 3, 8498 Obsting, Österreich',
    '#6b3a63',
    '#e3b94f',
  ),
  kelchwald: brand(
    'Kelchwald',
    'Glashütte Kelchwald GmbH',
    'Hüttenstraße 8, 3998 Kelchwald, Österreich',
    '#4d6f78',
    '#d9d2c0',
  ),
  schenkzeug: brand(
    'Schenkzeug',
    'Schenkzeug Tischgerät KG',
    'Drechslergasse 14, 4994 Schenkau, Österreich',
    '#5b4632',
    '#d9b662',
  ),
  vinzhofer: brand(
    'Vinzhofer',
    'Vinzhofer Weinhandel GmbH',
    'Presshauszeile 12, 3599 Rebwinkel, Österreich',
    '#1f4a38',
    '#c9a24a',
  ),
} as const;

/** Short name by which families name their producer. */
export type BrandKey = keyof typeof brands;
