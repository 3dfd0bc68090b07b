import { is } from '../judging/rules.ts';
import { type ByClass, listed } from './unseen-queries.ts';

/* Written down on 23 November 2026 from the category tree alone, before any answer to them was seen. */

const texts: ByClass = {
  word: {
    beitel: { best: is('> Stechbeitel') },
    zwinge: { best: is('> Zwingen') },
    lasur: { best: is('> Lasuren') },
    bits: { best: is('> Bits') },
  },
  generic: {
    werkzeug: { best: is('Werkzeug >|Werkzeugkoffer') },
    kleber: { best: is('> Montagekleber'), useful: is('Klebstoffe') },
    öl: { best: is('> Öle|> Holzöle') },
    kette: { best: is('> Ketten') },
  },
  words: {
    'hammer für den schlosser': { best: is('> Schlosserhämmer'), useful: is('Schlagwerkzeug', 'hammer') },
    'kasten für kleine schrauben': { best: is('> Sortimentskästen'), good: is('> Lagersichtboxen') },
    'blatt für stichsäge holz': {
      best: is('> Stichsägeblätter', 'blatt.*holz'),
      good: is('> Stichsägeblätter'),
      useful: is('Sägeblätter'),
    },
    'buch über schmieden': { best: is('> Metall und Schmiede'), useful: is('Fachbücher') },
    'schutz für die ohren': { best: is('> Gehörschutz') },
    'öl gegen quietschen': { best: is('> Öle'), useful: is('Schmierstoffe') },
    'zange zum crimpen': { best: is('> Crimpzangen') },
  },
  inflected: {
    wasserwaagen: { best: is('> Wasserwaagen') },
    gewindestange: { best: is('> Gewindestangen') },
    putztuch: { best: is('> Putztücher') },
    drahtstift: { best: is('> Drahtstifte') },
  },
  'compound-joined': {
    werkzeugkasten: { best: is('> Werkzeugkoffer') },
    winkelmesser: { useful: is('> Winkel$|Messwerkzeug > Winkel') },
    metallsägeblatt: { best: is('', 'metallsägeblatt'), useful: is('> Metallsägen|Sägeblätter', 'metall') },
    schraubenkasten: { best: is('> Sortimentskästen') },
    hobelmesser: { useful: is('> Hobel') },
    arbeitshandschuhe: { best: is('> Handschuhe') },
    ohrenstöpsel: { best: is('> Gehörschutz', 'stöpsel'), good: is('> Gehörschutz') },
    akkulampe: { best: is('Licht & Strom', 'akku'), useful: is('Licht & Strom', 'lampe|leuchte') },
    möbelbuch: { best: is('> Holz und Möbel') },
  },
  'compound-parted': {
    'sortiments kasten': { best: is('> Sortimentskästen') },
    'dreh moment schlüssel': { best: is('> Drehmomentschlüssel') },
    'hand reiniger': { best: is('> Handreiniger') },
    'kabel trommel 25 m': { best: is('> Kabeltrommeln', '25 m'), good: is('> Kabeltrommeln') },
  },
  typo: {
    wassrwage: { best: is('> Wasserwaagen') },
    schraubendrher: { best: is('> Schraubendreher') },
    seitenscheider: { best: is('> Seitenschneider') },
    akuschrauber: { best: is('> Akkuschrauber') },
    'forstner borer 35': { best: is('> Forstnerbohrer', '35 mm'), good: is('> Forstnerbohrer') },
    gehöhrschutz: { best: is('> Gehörschutz') },
  },
  sound: {
    saitenschneider: { best: is('> Seitenschneider') },
    faustl: { best: is('> Fäustel') },
    schlaifpapier: { best: is('> Schleifpapier') },
  },
  synonym: {
    imbusschlüssel: { best: is('> Stiftschlüssel', 'sechskant'), good: is('> Stiftschlüssel') },
    schraubenzieher: { best: is('> Schraubendreher') },
    ohrschutz: { best: is('> Gehörschutz') },
    stoffhandschuh: { useful: is('> Handschuhe') },
    trennhexe: { best: is('> Winkelschleifer') },
    spannband: { best: is('> Zurrgurte') },
  },
  region: {
    hacke: { best: is('> Äxte') },
    schraufen: { best: is('Schrauben >') },
    selchfleisch: { best: is('> Speck und Wurst', 'speck|geselcht|geräuchert'), useful: is('> Speck und Wurst') },
  },
  category: {
    schmierstoffe: { best: is('> Schmierstoffe') },
    arbeitsschutz: { best: is('> Arbeitsschutz') },
    auslaufmodelle: { best: is('> Auslaufmodelle') },
  },
  quantity: {
    'wachs 500ml': { best: is('> Wachse', '500 ml'), good: is('> Wachse') },
    'kabeltrommel 40 meter': { best: is('> Kabeltrommeln', '40 m'), good: is('> Kabeltrommeln') },
    'akku 4 ah': { best: is('> Akkus', '\\b4,0 Ah'), good: is('> Akkus') },
    'seil 20m': { good: is('> Seile') },
  },
  dimension: {
    'terrassenschraube 5x60': { best: is('> Terrassenschrauben', '5,0 × 60'), good: is('> Terrassenschrauben') },
    'steinbohrer 10mm': { best: is('> Steinbohrer', '\\b10 ×'), good: is('> Steinbohrer') },
    'mutter m12': { best: is('> Sechskantmuttern', 'M 12'), good: is('> Sechskantmuttern') },
    'trennscheibe 125 x 1': { best: is('> Trennscheiben', '125 × 1'), good: is('> Trennscheiben') },
    'handschuhe größe 9': { best: is('> Handschuhe', 'Gr\\. 9'), good: is('> Handschuhe') },
  },
  code: {
    'din 125': { best: is('', 'DIN 125') },
    'din933 m8': { best: is('', 'DIN 933.*M 8'), good: is('', 'DIN 933') },
  },
  feature: {
    'koffer ohne werkzeug': { best: is('> Werkzeugkoffer') },
    'handschuhe ohne leder': { best: is('> Handschuhe', '!leder') },
    'säge ohne akku': { best: is('> Akkusägen', 'ohne akku'), good: is('> (?:Hand|Japan|Metall|Akku)sägen', 'säge') },
    'brille nicht getönt': { best: is('> Schutzbrillen', '!getönt|grau') },
    'wurst ohne schwein': { best: is('> Speck und Wurst', '!schwein|speck') },
    'stirnlampe mit akku': { best: is('> Stirnlampen', 'akku'), good: is('> Stirnlampen') },
    'hammer mit fiberglasstiel': { best: is('hämmer', 'fiberglas'), useful: is('hämmer', 'hammer') },
    'wachs farblos': { best: is('> Wachse', 'natur'), good: is('> Wachse') },
  },
  'half-typed': {
    kreiss: { best: is('', 'kreiss') },
    holzl: { best: is('> Holzleime') },
    gewin: { best: is('> Gewindestangen'), useful: is('', 'gewin') },
  },
};

const nothing = [
  ...['rasierer', 'gartenfräse', 'heckenschere', 'tapete', 'teppichmesser halterung', 'gasgrill', 'wasserkocher'],
  ...['damenrad', 'bohnenkaffee', 'regal für keller', 'nivea creme', 'bügeleisen', 'matratze 90x200', 'wertgutschein'],
  ...[
    'xqkjw',
    'lötkolben',
    'stanleymesser',
    'maria huber',
    'laserdrucker',
    'milch',
    'jeans größe 34',
    'fernseher 55 zoll',
    '15 zoll',
    'schreibtischstuhl',
  ],
];

export const unseenFifthQueries = listed(texts, nothing);
