import type { JudgedQuery, QueryClass } from '../judging/judged.ts';
import { is } from '../judging/rules.ts';

type Grades = Omit<JudgedQuery, 'text' | 'class'>;
type Asked = Readonly<Record<string, Grades>>;
export type ByClass = Readonly<Partial<Record<QueryClass, Asked>>>;

/* Written on 23 November 2026, before any answer to them was seen, and judged by the products alone. */

const demoTexts: ByClass = {
  word: {
    vorschlaghammer: { best: is('', '^Vorschlaghammer'), good: is('Fäustel'), useful: is('hämmer') },
    messschieber: { best: is('> Messschieber') },
    gewebeband: { best: is('Klebebänder', 'gewebeband'), useful: is('Klebebänder') },
    splintentreiber: { best: is('> Meißel', 'splintentreiber'), useful: is('> Meißel') },
  },
  generic: {
    fräser: { best: is('> Fräser'), useful: is('Oberfräsen') },
    leuchte: { best: is('Arbeitsleuchten|Stirnlampen') },
    silikon: { best: is('', 'sanitärsilikon'), useful: is('', 'silikon') },
    maske: { best: is('Atemschutz') },
  },
  words: {
    'hammer mit stiel aus fiberglas': {
      best: is('hämmer|Fäustel', 'hammer', 'fiberglas'),
      good: is('Schlagwerkzeug', 'fiberglas'),
      useful: is('hämmer', 'hammer'),
    },
    'buch übers schmieden': { best: is('Fachbücher', 'schmieden'), useful: is('Metall und Schmiede') },
    'seil aus hanf 16mm': { best: is('> Seile', 'hanf', '16 mm'), good: is('> Seile', 'hanf'), useful: is('> Seile') },
    'handschuh gegen schnitte': { best: is('> Handschuhe', 'schnittschutz'), useful: is('> Handschuhe') },
  },
  inflected: {
    karosseriescheiben: { best: is('Unterlegscheiben', 'karosseriescheibe'), useful: is('Unterlegscheiben') },
    spaltäxte: { best: is('> Äxte', 'spaltaxt'), useful: is('> Äxte') },
    'getönter schutzbrillen': { best: is('Schutzbrillen', 'getönt'), good: is('Schutzbrillen') },
  },
  'compound-joined': {
    kunststoffhammer: { best: is('Schonhämmer', 'kunststoff'), good: is('Schonhämmer'), useful: is('hämmer') },
    betonanker: { best: is('Schwerlastanker') },
    nussholzwinkel: { best: is('> Winkel$', 'nussholz'), good: is('> Winkel$') },
    baumwolltuch: { best: is('Putztücher', 'baumwolle'), good: is('Putztücher') },
  },
  'compound-parted': {
    'rost löser': { best: is('> Sprays', 'rostlöser') },
    'ring maul schlüssel': { best: is('Schraubenschlüssel', 'ringmaul'), useful: is('Schraubenschlüssel') },
    'abdeck band': { best: is('Klebebänder', 'abdeckband'), useful: is('Klebebänder') },
  },
  typo: {
    gumihammer: { best: is('Schonhämmer', 'gummihammer'), good: is('Schonhämmer') },
    trennscheiebe: { best: is('Trennscheiben', '^Trennscheibe'), good: is('Trennscheiben') },
    zimermannswinkel: { best: is('> Winkel$', 'zimmermannswinkel'), useful: is('> Winkel$') },
  },
  sound: {
    schleifflies: { best: is('Schleif', 'vlies'), useful: is('Schleif') },
    rundstahlkätte: { best: is('> Ketten', '^Rundstahlkette') },
    ringpinzel: { best: is('> Pinsel', 'ringpinsel'), good: is('> Pinsel') },
  },
  synonym: {
    drehkraftschlüssel: { best: is('Drehmomentschlüssel'), useful: is('Schraubenschlüssel') },
    mundschutz: { best: is('Atemschutz', '^Atemschutzmaske'), good: is('Atemschutz') },
    kaltmeißel: { best: is('> Meißel', 'flachmeißel'), useful: is('> Meißel') },
    malerkrepp: { best: is('Klebebänder', 'krepp'), useful: is('Klebebänder') },
  },
  region: {
    putzfetzen: { best: is('Putztücher') },
    schraubzieher: { best: is('Schraubendreher'), useful: is('> Bits') },
    strick: { best: is('> Seile') },
  },
  category: { reinigung: { best: is('> Reinigung') }, aufbewahrung: { best: is('> Aufbewahrung') } },
  brand: {
    'seilhuber kette': { best: is('> Ketten', '^Rundstahlkette'), useful: is('', 'Marke: Seilhuber') },
    'zirbner lasur': { best: is('Lasuren', 'Marke: Zirbner') },
  },
  quantity: {
    'leinölfirnis 2,5 liter': { best: is('Holzöle', '^Leinölfirnis', '2,5 l'), good: is('Holzöle', '^Leinölfirnis') },
    'zurrgurt 6 m': { best: is('Zurrgurte', '6 m'), good: is('Zurrgurte') },
    'vorschlaghammer 5000 g': {
      best: is('', '^Vorschlaghammer', '5(?:\\.?000 g| kg)'),
      good: is('', '^Vorschlaghammer'),
      useful: is('Fäustel'),
    },
  },
  dimension: {
    'gewindestange m12': { best: is('Gewindestangen', 'M 12'), good: is('Gewindestangen') },
    'winkelverbinder 90x90': { best: is('Winkelverbinder', '90 × 90'), good: is('Winkelverbinder') },
  },
  code: {
    'sei-2310-10': { best: is('> Seile', 'hanf', '^Hanfseil 10 mm') },
    'din 9021': { best: is('', 'DIN 9021') },
  },
  feature: {
    'akku 18v 8ah': { best: is('> Akkus$', 'Akku-Pack', '8,0 Ah'), good: is('> Akkus$', 'Akku-Pack') },
    'hobelbank mit zwei zangen': { best: is('Werkbänke', 'zwei Zangen'), good: is('Werkbänke', '^Hobelbank') },
    'arbeitslicht ip65': { best: is('Arbeitsleuchten', 'IP 65'), good: is('Arbeitsleuchten') },
  },
  'half-typed': {
    schwerlasta: { best: is('Schwerlastanker') },
    wasserwa: { best: is('Wasserwaagen') },
  },
};

const demoNothing = [
  ...['staubsaugerbeutel', 'handyhülle samsung', 'e-bike damen', 'sonnencreme baby', 'monika gruber', 'nähmaschine'],
  ...['playmobil ritterburg', 'hqwzt', 'tennisschläger', 'luftmatratze', 'hundeleine', 'kugelschreiber blau'],
];

const mailorderTexts: ByClass = {
  word: {
    wäscheständer: { best: is('Wäsche', 'wäscheständer') },
    duschvorhang: { best: is('', 'duschvorhang') },
    laminiergerät: { best: is('> Laminiergeräte'), useful: is('Laminier') },
    regenschirm: { best: is('', 'regenschirm'), useful: is('Regenschutz') },
  },
  generic: {
    helm: { best: is('', 'helm') },
    kette: { best: is('Ketten und Schaltung', 'kette'), useful: is('', 'kette') },
    decke: { best: is('> Decken', 'decke'), useful: is('Bettwäsche|Kissen') },
    stift: { best: is('> Schreiben >', 'stift|schreiber|liner'), useful: is('> Schreiben >|Klebestifte') },
  },
  words: {
    'topf mit deckel 24 cm': {
      best: is('> Töpfe', '24 cm'),
      good: is('> Töpfe'),
      useful: is('> Pfannen|Deckel', '24 cm'),
    },
    'lampe für den schreibtisch': { best: is('Tischleuchten'), useful: is('> Leuchten >') },
    'schloss fürs fahrrad': { best: is('Fahrradschlösser') },
    'kissen für die gartenbank': { best: is('Auflagen und Hüllen', 'bankauflage'), good: is('Auflagen', 'auflage') },
  },
  inflected: {
    kochtöpfe: { best: is('> Töpfe'), useful: is('Deckel und Topf') },
    'blauer bettwäsche': { best: is('Bettwäsche', 'blau'), good: is('> Bettwäsche') },
    bücherregale: { best: is('> Regale', 'bücherregal'), good: is('> Regale') },
  },
  'compound-joined': {
    gartenliege: { best: is('Liegen und Hängematten', 'liege'), useful: is('Gartenmöbel') },
    küchenmesser: { best: is('Messer und Bretter', 'messer', '!(?:schärf|block)') },
    notebookrucksack: { best: is('', 'rucksack', 'notebook|laptop'), good: is('Notebooktaschen'), useful: is('Rucks') },
    herrensocken: { best: is('Strümpfe', 'socken', 'herren'), good: is('Strümpfe', 'socken') },
  },
  'compound-parted': {
    'bilder rahmen': { best: is('Bilderrahmen und Spiegel', 'bilderrahmen') },
    'kabel binder': { best: is('Kabelbinder', 'kabelbinder') },
    'steck dosen leiste': { best: is('Steckdosenleisten'), useful: is('Steckdosen') },
  },
  typo: {
    monitohr: { best: is('> Monitore') },
    heizlüfer: { best: is('> Heizen', 'heizlüfter'), useful: is('> Heizen') },
    kugelschriber: { best: is('> Kugelschreiber') },
  },
  sound: {
    venntilator: { best: is('> Ventilatoren', 'ventilator') },
    tasthatur: { best: is('> Tastaturen') },
    lokher: { best: is('> Locher') },
  },
  synonym: {
    laserpatrone: { best: is('> Toner') },
    schnellkocher: { useful: is('Wasserkocher|> Töpfe') },
    handtelefon: { best: is('Festnetztelefone'), good: is('Smartphones') },
    gliedermeter: { best: is('> Messen', 'zollstock|gliedermaßstab'), useful: is('> Messen', 'maßband') },
  },
  region: {
    tuchent: { best: is('> Decken', 'decke'), useful: is('> Bettwäsche') },
    lade: { useful: is('', 'lade') },
    'polster 70x90': { best: is('> Kissen', '70x90'), good: is('> Kissen'), useful: is('Kissenbezüge|Bettw') },
  },
  category: { bürotechnik: { best: is('> Bürotechnik') }, elektrowerkzeug: { best: is('> Elektrowerkzeug') } },
  brand: {
    'leifheit bügelbrett': { best: is('> Wäsche', 'leifheit', 'bügel'), useful: is('> Wäsche', 'bügelbrett') },
    'knirps schirm': { best: is('', 'knirps', 'schirm'), useful: is('', 'regenschirm') },
  },
  quantity: {
    'powerbank 20000 mah': { best: is('> Powerbanks', '20\\.?000'), good: is('> Powerbanks') },
    'isolierkanne 1 liter': { best: is('', 'isolierkanne', '1 l'), good: is('', 'isolierkanne') },
  },
  dimension: {
    'spannleintuch 140x200': { best: is('Leintücher', '140x200'), good: is('Leintücher') },
    'glühbirne e14': { best: is('E14'), good: is('Leuchtmittel', 'E14'), useful: is('Leuchtmittel') },
  },
  code: { tn2410: { best: is('> Toner', 'TN-?2410') }, cf219a: { best: is('', 'CF219A') } },
  feature: {
    'teppich für draußen': { best: is('> Teppiche', 'outdoor'), useful: is('> Teppiche') },
    'wasserdichte wanderschuhe': { best: is('Wanderschuhe', 'gtx|gore|wasserdicht'), good: is('Wanderschuhe') },
    'dimmbare led gu10': { best: is('GU10', 'dimmbar'), good: is('GU10') },
  },
  'half-typed': { waschm: { best: is('', 'waschm') }, staubsaugerb: { best: is('> Staubsaugerbeutel') } },
};

const mailorderNothing = [
  ...['lippenstift', 'vogelkäfig', 'fischstäbchen', 'rotwein', 'nasenspray', 'kettenkarussell', 'geige'],
  ...['scheibenwischer', 'martina schuster', 'vbnmxy', 'pferdesattel', 'schlauchboot'],
];

const drugstoreTexts: ByClass = {
  word: {
    nagelfeile: { best: is('', 'nagelfeile'), useful: is('Nagelpflege') },
    thunfisch: { best: is('Fischkonserven', 'thunfisch'), useful: is('', 'thunfisch') },
    zwieback: { best: is('', 'zwieback') },
    servietten: { best: is('> Servietten') },
  },
  generic: {
    saft: { best: is('> Saft'), useful: is('', 'saft') },
    eier: { best: is('Butter & Eier', '\\beier'), useful: is('', '\\bei') },
    pizza: { best: is('Pizza', 'pizza'), useful: is('', 'pizza') },
    creme: { best: is('creme'), useful: is('', 'creme') },
  },
  words: {
    'essen für die katze': { best: is('Katzen-'), useful: is('Katzensnacks') },
    'mittel gegen mücken': { best: is('Mückenschutz'), useful: is('Insekten') },
    'reis für risotto': { best: is('> Reis', 'risotto|arborio'), useful: is('> Reis') },
    'tabs für den geschirrspüler': { best: is('Spülmaschinentabs'), useful: is('> Geschirr') },
  },
  inflected: {
    haarbürsten: { best: is('> Haarbürsten', 'bürste'), good: is('> Haarbürsten') },
    'grüner tees': { best: is('Grüntee', 'grün'), useful: is('tee$') },
    mandarinen: { best: is('', 'mandarine'), useful: is('Obst') },
  },
  'compound-joined': {
    tomatenketchup: { best: is('Ketchup', 'ketchup') },
    kinderschnuller: { best: is('> Schnuller') },
    haferjoghurt: { best: is('', 'joghurt|gurt', 'hafer'), useful: is('Joghurt|Milchersatz', 'hafer') },
    hautöl: { best: is('> Körperöl', 'öl'), useful: is('', 'öl') },
  },
  'compound-parted': {
    'salat gurke': { best: is('Frisches Gemüse', 'gurke'), useful: is('', 'gurke') },
    'mais waffeln': { best: is('', 'maiswaffel'), useful: is('', 'waffel') },
    'wc reiniger': { best: is('WC-Reiniger') },
  },
  typo: {
    taschentüher: { best: is('> Taschentücher') },
    marmalade: { best: is('Marmelade') },
    waschmitel: { best: is('waschmittel$'), useful: is('> Waschen') },
  },
  sound: {
    brokolli: { best: is('', 'brokkoli|broccoli') },
    zuchini: { best: is('', 'zucchini') },
    kollgate: { best: is('', 'colgate') },
  },
  synonym: {
    haushaltspapier: { best: is('> Küchenrolle'), useful: is('> Papier') },
    kloreiniger: { best: is('WC-Reiniger') },
    babybrause: { useful: is('Babybad') },
    lidstrich: { best: is('Augen-Make-up', 'kajal|eyeliner'), useful: is('Augen-Make-up') },
  },
  region: {
    vogerlsalat: { best: is('', 'feldsalat|vogerlsalat'), useful: is('', 'salat') },
    fisolen: { best: is('', 'fisolen|grüne bohnen') },
    eierschwammerl: { best: is('', 'pfifferling|eierschwammerl'), useful: is('', 'champignon') },
  },
  category: { erkältung: { best: is('> Erkältung') }, spirituosen: { best: is('Spirituosen') } },
  brand: {
    'milka nuss': { best: is('', 'milka', 'nuss'), useful: is('Tafelschokolade', 'milka') },
    'barilla penne': { best: is('> Nudeln', 'barilla', 'penne'), useful: is('> Nudeln', 'barilla') },
  },
  quantity: {
    'zucker 500 gramm': { best: is('Zucker', 'zucker', '500 g'), good: is('Zucker', 'zucker') },
    'mineralwasser 6 x 1,5 l': { best: is('Mineralwasser', '6 x 1,5'), good: is('Mineralwasser', '1,5 l') },
  },
  dimension: {
    'windeln gr 5': { best: is('> Windeln$', 'gr(?:\\.|öße) 5'), good: is('> Windeln$') },
    'strumpfhose größe 42': { best: is('Strümpfe', 'strumpfhose', '42'), good: is('Strümpfe', 'strumpfhose') },
  },
  code: { lr44: { best: is('Batterien', 'LR ?44|V13GA') }, e27: { best: is('Leuchtmittel', 'E27') } },
  feature: {
    'shampoo ohne silikon': { best: is('> Shampoo$', 'silikon'), good: is('hampoo') },
    'bier ohne alkohol': { best: is('> Bier', 'alkoholfrei|0,0'), useful: is('> Bier') },
    'brot ohne gluten': { best: is('Brot', 'glutenfrei'), useful: is('', 'glutenfrei') },
  },
  'half-typed': {
    gesichtsm: { best: is('', 'gesichtsm'), useful: is('> Masken') },
    apfels: { best: is('', 'apfels') },
  },
};

const drugstoreNothing = [
  ...['heckenschere', 'drehmomentschlüssel', 'iphone ladekabel', 'lautsprecherboxen', 'gartenbank', 'andreas wagner'],
  ...['wohnzimmertisch', 'kinderfahrrad', 'zement 25 kg', 'qwrtzp', 'autobatterie', 'winterjacke herren'],
];

export const unseenQueries = {
  demo: listed(demoTexts, demoNothing),
  mailorder: listed(mailorderTexts, mailorderNothing),
  drugstore: listed(drugstoreTexts, drugstoreNothing),
} as const;

export function listed(byClass: ByClass, nothing: readonly string[]): readonly JudgedQuery[] {
  return [
    ...Object.entries(byClass).flatMap(([queryClass, asked]) =>
      Object.entries(asked).map(
        ([text, grades]): JudgedQuery => ({ text, class: queryClass as QueryClass, ...grades }),
      ),
    ),
    ...nothing.map((text): JudgedQuery => ({ text, class: 'nothing' })),
  ];
}
