import { is } from '../judging/rules.ts';
import { type ByClass, listed } from './unseen-queries.ts';

/* Written on 23 November 2026, before that afternoon's changes and before any answer to them was seen. */

const demoTexts: ByClass = {
  word: { wasserwaage: { best: is('Wasserwaagen') }, kabeltrommel: { best: is('Kabeltrommeln') } },
  generic: {
    kette: { best: is('> Ketten', 'kette'), useful: is('Ladungssicherung') },
    handschuh: { best: is('> Handschuhe') },
  },
  words: {
    'säge für metall': { best: is('> Metallsägen'), useful: is('säge') },
    'kleber für die montage': { best: is('Montagekleber') },
    'öl für holzmöbel': { best: is('Holzöle', 'öl'), good: is('Holzöle'), useful: is('Oberfläche') },
  },
  inflected: { gewindestange: { best: is('Gewindestangen') }, zurrgurten: { best: is('Zurrgurte') } },
  'compound-joined': {
    bauwinkel: { best: is('Messwerkzeug > Winkel'), useful: is('Winkelverbinder') },
    tischlerhobel: { best: is('> Hobel') },
    holzfeile: { best: is('> Feilen', 'holz|raspel|kabinett'), useful: is('> Feilen') },
    stahlnagel: { best: is('> Nägel >', 'stahl'), useful: is('> Nägel >') },
    holzlasur: { best: is('Lasuren'), useful: is('Oberfläche') },
    gewebeklebeband: { best: is('Klebebänder', 'gewebe'), useful: is('Klebebänder') },
    maschinenfett: { best: is('> Fette'), useful: is('Schmierstoffe') },
  },
  'compound-parted': {
    'stich säge blatt': { best: is('Stichsägeblätter') },
    'zurr gurt': { best: is('Zurrgurte') },
  },
  typo: {
    schraubendrher: { best: is('Schraubendreher') },
    zollstok: { best: is('Maßbänder', 'gliedermaß|zollstock') },
  },
  sound: { unterlekscheibe: { best: is('Unterlegscheiben') } },
  synonym: {
    lärmschutz: { best: is('> Gehörschutz') },
    akkubohrer: { best: is('Akkuschrauber', 'schrauber'), useful: is('Akkuschrauber') },
    schleifteller: { useful: is('Schleifscheiben|Exzenterschleifer') },
    schutzmaske: { best: is('> Atemschutz'), useful: is('Arbeitsschutz') },
    flügelschraube: { useful: is('> Schrauben >') },
  },
  region: { spannzwinge: { best: is('> Zwingen') }, schnitzmesser: { useful: is('Stechbeitel') } },
  category: { schmierstoffe: { best: is('> Schmierstoffe') }, klebstoffe: { best: is('> Klebstoffe') } },
  quantity: { 'leinöl 1 liter': { best: is('Holzöle', 'leinöl', '1 l'), good: is('Holzöle') } },
  dimension: {
    'bohrer 6 mm holz': { best: is('Holzbohrer', '6 mm|\\b6,0'), good: is('Holzbohrer'), useful: is('> Bohrer') },
  },
  feature: { 'zange isoliert': { best: is('> Zangen', 'VDE|isoliert|1000 V'), good: is('> Zangen') } },
  'half-typed': { exzent: { best: is('Exzenterschleifer'), useful: is('Schleif') } },
};

const demoNothing = [
  ...[
    'haarföhn',
    'bettwäsche',
    'kinderwagen',
    'fischfutter',
    'badewanne',
    'mikrowelle',
    'monika berger',
    'wlan router',
  ],
  ...['blumenerde', 'hzgtw'],
];

const mailorderTexts: ByClass = {
  word: { toaster: { best: is('> Toaster') } },
  generic: {
    schere: { best: is('> Scheren|Gartenscheren', 'schere'), useful: is('', 'schere') },
  },
  words: {
    'stuhl für den balkon': { best: is('Gartenstühle'), useful: is('Gartenmöbel') },
    'hülle für iphone': { best: is('Handyhüllen', 'iphone'), good: is('Handyhüllen') },
    'lampe fürs schlafzimmer': { best: is('> Leuchten > (?:Deckenl|Tischl|Stehl|Hängel)'), useful: is('Beleuchtung') },
  },
  inflected: { büroklammer: { best: is('> Büroklammern') }, steckdosenleiste: { best: is('> Steckdosenleisten') } },
  'compound-joined': {
    wandleuchte: { best: is('> Leuchten >', 'wandleuchte|wandlampe|Montage: Wand'), useful: is('> Leuchten >') },
    kinderfahrradhelm: {
      best: is('Fahrradhelme', 'kind|kid|jugend|junior'),
      good: is('Fahrradhelme'),
    },
    holzregal: { best: is('> Regale', 'holz|kiefer|eiche|buche|fichte'), good: is('> Regale') },
    stofftasche: { useful: is('[Tt]asche', 'tasche') },
    bürolampe: { best: is('Tischleuchten|Stehleuchten'), useful: is('> Leuchten >') },
    küchenuhr: { best: is('> Uhren', 'wanduhr|küchenuhr'), useful: is('> Uhren') },
    winterjacke: { best: is('jacken$', 'winter|daunen|parka|stepp'), useful: is('jacken$') },
    farbpatrone: { best: is('> Tintenpatronen', '!schwarz'), good: is('> Tintenpatronen') },
  },
  'compound-parted': {
    'lade kabel': { best: is('USB-Kabel', 'kabel'), useful: is('Ladegeräte|Kabel') },
    'staub sauger beutel': { best: is('> Staubsaugerbeutel') },
  },
  typo: { regentone: { best: is('', 'regentonne') }, hausshuhe: { best: is('> Hausschuhe') } },
  sound: { matratse: { best: is('Matratzen', 'matratze'), useful: is('Matratzen') } },
  synonym: {
    kaffeeautomat: { best: is('> Kaffeemaschinen') },
    kugelschreibermine: { best: is('Minen und Patronen', 'mine') },
    wanderstiefel: { best: is('> Wanderschuhe') },
    papierkorb: { best: is('', 'papierkorb'), useful: is('Müll') },
    stromverteiler: { useful: is('Steckdosenleisten|Verteilerkästen|Kabeltrommeln') },
  },
  region: {
    kleiderhaken: { best: is('Garderobe|Haken', 'haken'), useful: is('Garderobe') },
  },
  category: { küchengeräte: { best: is('> Küchengeräte') }, schulhefte: { best: is('> Schulhefte') } },
  quantity: { 'kabelkanal 2 m': { best: is('> Kabelkanal', '2 m\\b|2000'), good: is('> Kabelkanal') } },
  dimension: {
    'leintuch 160x200': { best: is('> Leintücher', '160 ?[x×] ?200'), good: is('> Leintücher') },
  },
  feature: {
    'drucker mit scanner': {
      best: is('> Drucker >', 'multifunktion|mfp|mfc|scan|ecotank|all-in|smart tank'),
      good: is('> Drucker >'),
    },
    'taschenlampe wiederaufladbar': {
      best: is('Taschenlampen', 'akku|aufladbar|usb|core|LED Lenser.*R'),
      good: is('Taschenlampen'),
    },
  },
  'half-typed': { schreibt: { best: is('> Schreibtische'), useful: is('', 'schreibtisch') } },
};

const mailorderNothing = [
  ...['hustenbonbon', 'kaugummi', 'weißwein', 'windeln gr 4', 'haarshampoo', 'bremsbeläge golf 7', 'zierfische'],
  ...['hannes gruber', 'ptrwz', 'nagelack rot'],
];

const drugstoreTexts: ByClass = {
  word: { handcreme: { best: is('> Handcreme') }, prosecco: { best: is('Prosecco', 'prosecco') } },
  generic: {
    bier: { best: is('> Bier'), useful: is('', 'bier') },
  },
  words: {
    'reiniger für die toilette': { best: is('WC-Reiniger'), useful: is('Reinigen') },
    'snacks für den hund': { best: is('Hundesnacks') },
  },
  inflected: {
    schwämmen: { best: is('Schwämme', 'schwamm|schwämm'), useful: is('Schwämme') },
  },
  'compound-joined': {
    hundekeks: { best: is('Hundesnacks', 'keks|biscuit|biskuit|cracker'), good: is('Hundesnacks') },
    badezimmerreiniger: { best: is('Badreiniger') },
    vollkornnudeln: { best: is('> Nudeln$', 'vollkorn'), useful: is('> Nudeln$') },
    orangenmarmelade: { best: is('Marmelade', 'orange'), useful: is('Marmelade') },
    fußcreme: { best: is('Fußpflege', 'creme|balsam|butter'), useful: is('Fußpflege') },
    kinderpflaster: { best: is('> Pflaster', 'kind|kids|junior|tier|bunt'), good: is('> Pflaster') },
    bananenmilch: { useful: is('Milch|Kakao', 'banane') },
    haarpflegespülung: { best: is('> Spülung'), useful: is('> Haarpflege') },
  },
  'compound-parted': {
    'mücken schutz': { best: is('Mückenschutz') },
    'toma ten mark': { best: is('Tomatenmark', 'tomatenmark'), useful: is('Tomatenmark') },
  },
  typo: {
    spühlmittel: { best: is('Geschirrspülmittel'), useful: is('> Geschirr >') },
    deorolller: { best: is('Deoroller') },
  },
  sound: { kreuterteh: { best: is('Kräuter- & Früchtetee', 'kräuter|tee'), useful: is('tee$') } },
  synonym: {
    zahncreme: { best: is('ahnpasta') },
    nasentropfen: { best: is('Nasenspray', 'nasen'), useful: is('Nasenspray') },
    slipbinden: { best: is('Slipeinlagen'), useful: is('Binden') },
    brausetabletten: { best: is('Vitamine|Magnesium|Eisen', 'brause') },
    knäckebrot: { best: is('Brot', 'knäcke') },
  },
  region: {
    putzfetzen: { best: is('Schwämme & Tücher', 'tuch|tücher|lappen'), useful: is('Schwämme & Tücher') },
  },
  category: { fischkonserven: { best: is('Fischkonserven') }, hülsenfrüchte: { best: is('Hülsenfrüchte') } },
  quantity: { 'reis 1kg': { best: is('> Reis', 'reis', '1 kg'), good: is('> Reis', 'reis') } },
  dimension: {
    'batterien aa 8 stück': { best: is('Batterien', '\\bAA\\b', '\\b8'), good: is('Batterien', '\\bAA\\b') },
  },
  feature: {
    'joghurt ohne zucker': { best: is('Joghurt', 'ohne zucker|natur'), useful: is('Joghurt & Topfen') },
    'zahnpasta für kinder': { best: is('Kinderzahnpasta'), useful: is('Zahnpasta') },
  },
  'half-typed': { geschirrs: { best: is('> Geschirr >', 'geschirr'), useful: is('> Geschirr >') } },
};

const drugstoreNothing = [
  ...['drehstuhl', 'gummistiefel', 'hdmi kabel', 'fahrradhelm', 'pflastersteine', 'spiegelreflexkamera'],
  ...['julia hofer', 'wdkpf', 'regenschirm'],
];

export const unseenThirdQueries = {
  demo: listed(demoTexts, demoNothing),
  mailorder: listed(mailorderTexts, mailorderNothing),
  drugstore: listed(drugstoreTexts, drugstoreNothing),
} as const;
