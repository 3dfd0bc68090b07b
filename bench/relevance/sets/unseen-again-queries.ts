import { is } from '../judging/rules.ts';
import { type ByClass, listed } from './unseen-queries.ts';

/* Written on 23 November 2026, after that day's changes and before any answer to them was seen. */

const demoTexts: ByClass = {
  word: {
    stechbeitel: { best: is('> Stechbeitel|Meistersets', 'stechbeitel') },
    fäustel: { best: is('', '^Fäustel'), useful: is('Schlagwerkzeug') },
    crimpzange: { best: is('Crimpzangen') },
  },
  generic: {
    band: { best: is('Klebebänder', 'band'), good: is('Klebebänder'), useful: is('', 'band') },
    farbe: { best: is('Lasuren'), good: is('Oberfläche'), useful: is('Oberfläche|Fachbücher', 'streichen') },
    sägen: { best: is('> Sägen >|Akkusägen'), useful: is('säge') },
  },
  words: {
    'axt zum holz spalten': { best: is('Äxte', '^Spaltaxt'), good: is('Äxte'), useful: is('', 'Brennholz') },
    'handschuhe größe 9 aus leder': {
      best: is('> Handschuhe', 'rindleder', 'Gr\\. 9'),
      good: is('> Handschuhe', 'rindleder'),
      useful: is('> Handschuhe'),
    },
    'bits torx im kasten': { best: is('> Bits', 'bitkassette'), good: is('> Bits', 'TX'), useful: is('> Bits') },
  },
  inflected: {
    schraubstöcken: { best: is('Schraubstöcke') },
    drahtbürste: { best: is('Drahtbürsten') },
    'verzinkter ketten': { best: is('> Ketten', '^Rundstahlkette', 'verzinkt'), good: is('> Ketten') },
  },
  'compound-joined': {
    akkusäge: { best: is('Akkusägen'), useful: is('> Sägen >') },
    stahlmutter: { best: is('Sechskantmuttern') },
    holzfräser: { best: is('> Fräser'), useful: is('Oberfräsen') },
    buchenklüpfel: { best: is('Schonhämmer', 'klüpfel'), useful: is('Schonhämmer') },
  },
  'compound-parted': {
    'flach winkel': { best: is('> Winkel$', '^Flachwinkel'), good: is('> Winkel$') },
    'dach pappstift': { best: is('Dachpappstifte'), useful: is('> Nägel >') },
  },
  typo: {
    zwinngen: { best: is('> Zwingen') },
    schleifpapir: { best: is('Schleifpapier', '^Schleifpapier'), good: is('Schleifpapier') },
    akkuschraubr: { best: is('Akkuschrauber|Auslaufmodelle', 'schrauber') },
  },
  sound: {
    schäckel: { best: is('> Ketten', '^Schäkel') },
    sillikonspray: { best: is('> Sprays', '^Silikonspray'), good: is('> Sprays') },
  },
  synonym: {
    eisensäge: { best: is('> Metallsägen') },
    innensechskantschlüssel: { best: is('Stiftschlüssel') },
    kettenschäkel: { best: is('> Ketten', '^Schäkel'), good: is('> Ketten') },
    kombinationszange: { best: is('Kombizangen') },
    schlüsselfeile: { best: is('> Feilen', 'feile') },
  },
  region: {
    hackl: { best: is('> Äxte') },
    schleifleinen: {
      best: is('Schleifpapier', 'schleifgewebe'),
      good: is('Schleifpapier'),
      useful: is('Schleifmittel'),
    },
  },
  category: {
    gehörschutz: { best: is('> Gehörschutz') },
    einrichtung: { best: is('> Einrichtung') },
  },
  brand: { 'mutterfest dübel': { best: is('> Dübel', 'Marke: Mutterfest'), good: is('> Dübel') } },
  quantity: {
    'holzleim 5 kg': { best: is('Holzleime', '5 kg'), good: is('Holzleime') },
    'holzschraube 4x50': { best: is('Holzschrauben', '4,0 × 50'), good: is('Holzschrauben') },
  },
  dimension: {
    'nutfräser 12 mm': { best: is('Nutfräser', '12 mm'), good: is('Nutfräser'), useful: is('> Fräser') },
    'mutter m8': { best: is('Sechskantmuttern', 'M 8\\b'), good: is('Sechskantmuttern') },
  },
  code: { 'din 985': { best: is('', 'DIN 985') } },
  feature: {
    'lampe mit akku': {
      best: is('Arbeitsleuchten', '^Akku'),
      good: is('Stirnlampen', 'akku'),
      useful: is('Licht & Strom'),
    },
    'taschenbandmaß magnetisch': { best: is('Maßbänder', '^Taschenbandmaß'), useful: is('Maßbänder') },
  },
  'half-typed': { karosseries: { best: is('Unterlegscheiben', 'karosserie') } },
};

const demoNothing = [
  ...['zahnbürste', 'regenjacke kinder', 'tintenpatrone', 'gitarrensaiten', 'hundekorb', 'olivenöl', 'schlafanzug'],
  ...['blumenvase', 'kfz batterie', 'stefan huber', 'xkvjb', 'kaffeemaschine'],
];

const mailorderTexts: ByClass = {
  word: {
    taschenrechner: { best: is('> Taschenrechner') },
    bewegungsmelder: { best: is('Bewegungsmelder'), useful: is('', 'bewegungsmelder|sensor') },
    schubkarre: { best: is('Schubkarren', '^(?!.*(?:ersatz|rad|schlauch)).*karre'), useful: is('Schubkarren') },
  },
  generic: {
    tisch: { best: is('tische$|> Tische$', 'tisch'), useful: is('tisch') },
    regal: { best: is('> Regale', 'regal'), useful: is('> Regale') },
    pumpe: { best: is('', 'pumpe') },
  },
  words: {
    'schraubenzieher set für elektriker': {
      best: is('Schraubendreher', 'VDE'),
      good: is('Schraubendreher', 'set|satz'),
      useful: is('Schraubendreher'),
    },
    'batterien für fernbedienung': {
      best: is('> Batterien$', 'AAA|AA\\b'),
      good: is('> Batterien'),
      useful: is('Akkus'),
    },
    'vorhang fürs bad': { best: is('', 'duschvorhang'), useful: is('Vorhänge') },
  },
  inflected: {
    wandfarben: { best: is('Farben', 'wandfarbe|dispersion'), useful: is('> Farben') },
    'kariertes heft': {
      best: is('Schulhefte', 'kariert'),
      good: is('Schulhefte'),
      useful: is('Notizblöcke', 'kariert'),
    },
    gläsern: { best: is('> Gläser') },
  },
  'compound-joined': {
    handyladegerät: { best: is('Telefon > Ladegeräte', 'lade'), useful: is('Ladegeräte|Powerbanks') },
    computermaus: { best: is('> Mäuse', 'maus', '!pad'), useful: is('> Mäuse') },
    wohnzimmerteppich: { best: is('> Teppiche') },
    damenrock: { best: is('Kleider und Röcke', 'rock'), useful: is('Kleider und Röcke') },
  },
  'compound-parted': {
    'bett decke': {
      best: is('textilien > Decken', 'bettdecke|\\bdecke|daunen'),
      good: is('textilien > Decken'),
      useful: is('Bettwäsche'),
    },
    'akten vernichter': { best: is('Aktenvernichter'), useful: is('', 'aktenvernichter|shred') },
  },
  typo: {
    tachenlampe: { best: is('Taschenlampen') },
    kofhörer: { best: is('> Kopfhörer$', '!ständer'), good: is('> Kopfhörer$'), useful: is('Kopfhörerzub') },
    gartnschlauch: { best: is('Gartenschläuche', 'schlauch'), useful: is('Bewässerung') },
  },
  sound: {
    wentilator: { best: is('Ventilatoren') },
    schall: { best: is('Hauben und Schals', 'schal') },
  },
  synonym: {
    mausmatte: { best: is('', 'mauspad') },
    aktenschredder: { best: is('> Aktenvernichter') },
    'fernseher halter': { best: is('Leinwände und Halterungen', 'TV-'), useful: is('Leinwände und Halterungen') },
    schlafcouch: { best: is('Sofas|Betten', 'schlaf'), useful: is('Sofas') },
    klammergerät: { best: is('Heftgeräte'), useful: is('Heftklammern') },
  },
  region: {
    kluppen: { best: is('> Wäsche', 'wäscheklammer|kluppe'), useful: is('> Wäsche') },
    leintuch: { best: is('Leintücher') },
    fauteuil: { best: is('Sofas und Polstersessel', 'sessel'), useful: is('Sofas') },
  },
  category: { bürostühle: { best: is('> Bürostühle') }, werkzeugkoffer: { best: is('> Werkzeugkoffer') } },
  brand: {
    'bosch stichsäge': { best: is('', 'bosch', 'stichsäge'), good: is('Sägen und Schleifer', 'bosch') },
    'samsung handy': { best: is('Smartphones', 'samsung'), good: is('Smartphones') },
  },
  quantity: {
    'kopierpapier a3': { best: is('Kopierpapier', 'A3'), good: is('Kopierpapier') },
    'gießkanne 10 l': { best: is('Gießkannen', '10 l'), good: is('Gießkannen') },
  },
  dimension: {
    'kabelbinder 300 mm': { best: is('Kabelbinder', 'kabelbinder 300'), good: is('', '^Kabelbinder') },
    'monitor 27 zoll': { best: is('> Monitore', '27 ?(?:Zoll|")'), good: is('> Monitore') },
  },
  code: { cr1620: { best: is('', 'CR1620') }, 'tn-2410': { best: is('', 'TN-2410') } },
  feature: {
    'led lampe e27 dimmbar': { best: is('E27', 'dimm'), good: is('E27'), useful: is('Leuchtmittel', 'dimm') },
    'wasserdichte jacke': {
      best: is('jacken|Regenschutz', 'jacke', 'wasserdicht|regen|hardshell'),
      good: is('jacken|Regenschutz', 'jacke'),
    },
  },
  'half-typed': { rasenm: { best: is('Rasenmäher'), useful: is('Mäherzubehör|Trimmer') } },
};

const mailorderNothing = [
  ...[
    'nasentropfen',
    'bremsflüssigkeit',
    'schokolade',
    'babywindeln',
    'gitarre',
    'katzenfutter',
    'zahnpasta',
    'ziegelstein',
  ],
  ...['lammfleisch', 'maria steiner', 'bqwzk', 'eheringe gold'],
];

const drugstoreTexts: ByClass = {
  word: {
    mascara: { best: is('> Mascara') },
    haarspray: { best: is('> Haarspray') },
    entkalker: { best: is('> Entkalker'), useful: is('', 'entkalk|kalk') },
  },
  generic: {
    wurst: { best: is('Wurst & Schinken', 'wurst|würst'), useful: is('Wurst & Schinken') },
    limonade: { best: is('Cola & Limonade'), useful: is('Softdrinks') },
    kerzen: { best: is('> Kerzen') },
  },
  words: {
    'salbe für wunde babyhaut': {
      best: is('Babycreme & Wundschutz', 'wund|salbe|zink'),
      good: is('Babycreme & Wundschutz'),
      useful: is('Babypflege'),
    },
    'futter für junge katzen': {
      best: is('> Katze > Katzen-', 'junior|kitten|jung'),
      good: is('> Katze > Katzen-'),
    },
    'nudeln aus vollkorn': { best: is('> Nudeln$', 'vollkorn'), good: is('> Nudeln$') },
  },
  inflected: {
    gefrierbeuteln: { best: is('Folien & Gefrierbeutel', 'gefrierbeutel') },
    'geschälte tomaten': { best: is('Tomaten', 'geschält|pelati'), good: is('Tomaten & Tomatenmark') },
    hustenbonbon: { best: is('Hustenbonbons'), useful: is('Bonbons', 'husten|bonbon') },
  },
  'compound-joined': {
    kinderzahnbürste: { best: is('Zahnbürste', 'zahnbürste', 'kind|kids|junior|baby'), useful: is('Zahnbürste') },
    kokosmilch: { best: is('Lebensmittel', 'kokosmilch'), useful: is('Lebensmittel|Getränke', 'kokos') },
    erdbeerjoghurt: { best: is('Joghurt', 'erdbeer'), useful: is('Joghurt & Topfen', 'joghurt') },
    männerdeo: { best: is('> Deo >', '\\bmen\\b|herren|axe|\\bman\\b'), useful: is('> Deo >') },
  },
  'compound-parted': {
    'wasch gel': { best: is('Waschgel', 'waschgel'), good: is('Waschgel') },
    'fieber thermometer': { best: is('Fieberthermometer', 'thermometer') },
  },
  typo: {
    mundspühlung: { best: is('Mundspülung') },
    kartofelpüree: { best: is('Kartoffelprodukte', 'püree|stampf'), useful: is('Kartoffelprodukte') },
    rasiekrlingen: { best: is('Rasierklingen') },
  },
  sound: {
    wanillezucker: { best: is('', 'vanillezucker|vanillinzucker') },
    joghurd: { best: is('Joghurt & Topfen', 'joghurt'), good: is('Joghurt & Topfen') },
  },
  synonym: {
    haarwaschmittel: { best: is('> Shampoo$'), good: is('hampoo') },
    'wc-papier': { best: is('> Toilettenpapier'), useful: is('Feuchtes Toilettenpapier') },
    brühwürfel: { best: is('Suppen & Brühe', 'würfel|brühe|suppe') },
    antitranspirant: { best: is('> Deo >') },
    halswehtabletten: { best: is('Halspastillen', 'hals|pastillen'), good: is('Halspastillen') },
  },
  region: {
    gummiringerl: { best: is('Haargummis'), useful: is('Haargummis') },
    gelsenspray: { best: is('Mückenschutz'), useful: is('Insekt') },
    erdäpfelpüree: { best: is('Kartoffelprodukte', 'püree|stampf'), useful: is('Kartoffelprodukte') },
  },
  category: { insektenschutz: { best: is('Insektenschutz') }, tiefkühl: { best: is('> Tiefkühl') } },
  brand: {
    'nivea men': { best: is('', 'nivea', '\\bmen\\b'), useful: is('', 'nivea') },
    'milka tafel': { best: is('Tafelschokolade', 'milka'), good: is('', 'milka') },
  },
  quantity: {
    'sonnenblumenöl 1 l': { best: is('> Öl$', 'sonnenblumen', '1 l'), good: is('> Öl$', 'sonnenblumen') },
    'feuchttücher 4 packungen': { best: is('> Feuchttücher', '4 x'), good: is('> Feuchttücher') },
  },
  dimension: { 'tampons super': { best: is('Tampons', 'super'), good: is('Tampons') } },
  code: { e14: { best: is('Leuchtmittel', 'E14') } },
  feature: {
    'waschmittel ohne duft': {
      best: is('> Waschen > .*waschmittel', 'sensitiv|ohne duft|parfümfrei'),
      good: is('> Waschen > .*waschmittel'),
    },
    'deo für männer': { best: is('> Deo >', '\\bmen\\b|herren|axe|\\bman\\b'), useful: is('> Deo >') },
  },
  'half-typed': { waschm: { best: is('> Waschen >', 'waschmittel'), good: is('> Waschen >') } },
};

const drugstoreNothing = [
  ...[
    'laubsauger',
    'laserdrucker',
    'wanderschuhe',
    'schreibtischlampe',
    'rasenmäher benzin',
    'goldkette',
    'autoreifen',
  ],
  ...['gartenzwerg', 'fernseher 55 zoll', 'peter maier', 'vvkrqz', 'parkettboden'],
];

export const unseenAgainQueries = {
  demo: listed(demoTexts, demoNothing),
  mailorder: listed(mailorderTexts, mailorderNothing),
  drugstore: listed(drugstoreTexts, drugstoreNothing),
} as const;
