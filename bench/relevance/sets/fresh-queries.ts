import type { JudgedQuery, QueryClass } from '../judging/judged.ts';
import { is } from '../judging/rules.ts';

type Judged = Omit<JudgedQuery, 'text' | 'class'>;
type Texts = Readonly<Record<string, Judged>>;
type Queries = Readonly<Partial<Record<QueryClass, Texts>>>;

/*
 * A second set of search texts for the three catalogues. They were written after the search had been improved with the
 * first set, and before any answer was seen. The products were known when the answers were judged.
 */

const demoTexts: Queries = {
  word: {
    raspel: { best: is('> Feilen', 'raspel'), useful: is('> Feilen') },
    schäkel: { best: is('> Ketten', 'schäkel') },
    stichsäge: { best: is('Akkusägen', 'stichsäge'), useful: is('Stichsägeblätter') },
    kreissäge: { best: is('Akkusägen', 'kreissäge'), useful: is('Kreissägeblätter') },
    bohrer: { best: is('> Bohrer >') },
  },
  generic: {
    schraube: { best: is('> Schrauben >'), useful: is('> Rahmendübel') },
    schlüssel: {
      best: is('> Schraubenschlüssel'),
      good: is('> Stiftschlüssel|> Drehmomentschlüssel|> Steckschlüssel', 'schlüssel'),
      useful: is('', 'steckschlüssel'),
    },
    lampe: { best: is('Stirnlampen|Arbeitsleuchten|Auslaufmodelle', 'lampe|leuchte|strahler') },
    leim: { best: is('> Holzleime'), useful: is('Fachbücher', 'Leim') },
  },
  words: {
    'schrauben für die terrasse': { best: is('Terrassenschrauben'), useful: is('> Schrauben >') },
    'öl für kettensäge': { best: is('> Öle$', 'sägekettenhaftöl'), useful: is('> Öle$') },
    'bohrer für beton': { best: is('Steinbohrer'), useful: is('> Bohrer >') },
    'stichsäge mit akku': { best: is('Akkusägen', 'stichsäge', '1 × 5'), good: is('Akkusägen', 'stichsäge') },
    'pinsel für lack': { best: is('> Pinsel', 'wasserlack'), good: is('> Pinsel') },
    'handschuhe für die montage gr 9': {
      best: is('> Handschuhe', 'montage', 'Gr\\. 9'),
      good: is('> Handschuhe', 'Gr\\. 9'),
      useful: is('> Handschuhe'),
    },
  },
  inflected: {
    schraubzwingen: { best: is('> Zwingen', 'schraubzwinge'), good: is('> Zwingen') },
    'verzinkte kette': { best: is('> Ketten', '^Rundstahlkette') },
    'gelbe schutzbrillen': { best: is('Schutzbrillen', 'gelb'), good: is('Schutzbrillen') },
    dübeln: { best: is('> Dübel >', 'dübel'), useful: is('> Dübel >') },
    'wasserfester leim': { best: is('> Holzleime', 'wasserfest'), good: is('> Holzleime') },
  },
  'compound-joined': {
    metallfeile: { best: is('> Feilen', 'feile') },
    akkulampe: { best: is('Stirnlampen|Arbeitsleuchten', 'akku'), good: is('Stirnlampen|Arbeitsleuchten') },
    nylondübel: { best: is('Spreizdübel'), good: is('> Dübel >', 'dübel') },
    fahrradwerkzeug: { best: is('Sets', 'Fahrrad'), useful: is('Sets', 'Werkzeugset') },
    lederhandschuhe: { best: is('> Handschuhe', 'leder'), good: is('> Handschuhe') },
    edelstahlschrauben: { best: is('> Schrauben >', 'edelstahl'), good: is('> Schrauben >') },
    stahlwerkbank: { best: is('Werkbänke', 'Werkbank Stahl'), good: is('Werkbänke') },
    baustellenlampe: { best: is('Arbeitsleuchten|Auslauf', 'strahler'), good: is('Arbeitsleuchten') },
    betonbohrer: { best: is('Steinbohrer'), useful: is('> Bohrer >') },
    dosenfett: { best: is('> Fette', 'fett'), useful: is('> Fette') },
  },
  'compound-parted': {
    'kabel trommel': { best: is('Kabeltrommeln') },
    'zylinder schraube': { best: is('> Maschinenschrauben', '^Zylinder'), useful: is('> Schrauben >') },
    'gehör schutz': { best: is('Gehörschutz') },
    'bienen wachs': { best: is('> Wachse') },
  },
  typo: {
    schraubzwige: { best: is('> Zwingen', 'schraubzwinge'), good: is('> Zwingen') },
    gewndestange: { best: is('Gewindestangen') },
    forsnterbohrer: { best: is('Forstnerbohrer'), useful: is('> Bohrer >') },
    akuschrauber: { best: is('Akkuschrauber|Auslauf', 'bohrschrauber'), useful: is('> Bits') },
    wasserwage: { best: is('Wasserwaagen|Auslauf', 'wasserwaage') },
  },
  sound: {
    feustel: { best: is('Fäustel', 'fäustel'), useful: is('> Fäustel') },
    meisel: { best: is('> Meißel', 'meißel'), useful: is('> Meißel') },
    schekel: { best: is('> Ketten', 'schäkel') },
  },
  synonym: {
    malerband: { best: is('Klebebänder', 'abdeckband'), useful: is('Klebebänder') },
    kopflampe: { best: is('Stirnlampen') },
    reinigungstücher: { best: is('Putztücher') },
    arbeitslampe: { best: is('Arbeitsleuchten|Auslauf', 'strahler|leuchte'), useful: is('Stirnlampen') },
    ohrenschützer: { best: is('Gehörschutz') },
    bohrmaschine: { best: is('Akkuschrauber|Auslauf', 'bohrschrauber') },
  },
  region: {
    beilagscheiben: { best: is('Unterlegscheiben', 'Unterlegscheibe'), good: is('Unterlegscheiben') },
    hacke: { best: is('> Äxte') },
    'semmel mit speck': { best: is('Speck und Wurst', 'speck'), useful: is('Werkstattjause', 'brot') },
    rollmeter: { best: is('Maßbänder', 'bandmaß'), useful: is('Maßbänder') },
  },
  category: {
    schmierstoff: { best: is('Schmierstoffe') },
    messwerkzeuge: { best: is('Messwerkzeug'), useful: is('Sets', 'Messsatz') },
    handsäge: { best: is('> Handsägen|> Japansägen|> Metallsägen|Auslauf', 'säge|fuchs', '!sägeblatt') },
    arbeitsschutz: { best: is('Arbeitsschutz') },
  },
  brand: {
    'zahnreich säge': {
      best: is('Sägen|Auslauf', 'Marke: Zahnreich', '!sägeblatt'),
      useful: is('', 'Marke: Zahnreich'),
    },
    'grimmhold axt': { best: is('> Äxte', 'axt'), good: is('> Äxte'), useful: is('', 'Marke: Grimmhold') },
  },
  quantity: {
    'holzleim 750g': { best: is('> Holzleime', '750 g'), good: is('> Holzleime') },
    'leinöl 0,25 l': {
      best: is('> Holzöle', '^Leinöl', '250 ml'),
      good: is('> Holzöle', 'leinöl'),
      useful: is('> Holzöle'),
    },
    'wasserwaage 1 m': { best: is('Wasserwaagen', '100 cm'), good: is('', '^Wasserwaage') },
    'akku 5000 mah': { best: is('Akkus$', '5,0 Ah'), good: is('Akkus$', 'akku') },
  },
  dimension: {
    'trennscheibe 125 x 1': { best: is('Trennscheiben', '125 × 1,0'), good: is('Trennscheiben', '^Trenn') },
    'schleifpapier k120': {
      best: is('Schleifpapier', 'P 120'),
      good: is('Schleifpapier'),
      useful: is('Schleifscheiben', 'P 120'),
    },
    '13er schlüssel': {
      best: is('Schraubenschlüssel', '\\b13 mm'),
      good: is('Steckschlüssel', '\\b13 mm'),
      useful: is('Schraubenschlüssel|Stiftschlüssel'),
    },
    'm8 x 40 schraube': { best: is('> Schrauben >', 'M 8 × 40'), good: is('> Schrauben >', 'M 8') },
  },
  code: {
    '7210-50ah': { best: is('Akkus$', '5,0 Ah'), useful: is('Akkus$') },
    'EAN 2941045127667': { best: is('Wasserwaagen', '40 cm') },
  },
  feature: {
    'wasserfeste schuhe': { best: is('Sicherheitsschuhe') },
    'akkuschrauber ohne akku': { best: is('Akkuschrauber', 'ohne Akku'), good: is('Akkuschrauber') },
    'stirnlampe aufladbar': { best: is('Stirnlampen', 'akku'), good: is('Stirnlampen') },
    'wasserdichte lampe': {
      best: is('Arbeitsleuchten|Auslauf', 'IP ?65'),
      good: is('Arbeitsleuchten|Stirnlampen'),
    },
    'rostfreie schrauben': { best: is('> Schrauben >', 'edelstahl|A2'), good: is('> Schrauben >') },
    'isolierter schraubendreher': { best: is('Schraubendreher', '^VDE'), good: is('> Schraubendreher') },
    'säge ohne kabel': { best: is('Akkusägen'), good: is('> Sägen >', '!sägeblatt') },
    'magnetischer hammer': { best: is('', 'hammer mit magnet'), good: is('hämmer', 'hammer') },
    'hammer mit holzstiel': {
      best: is('hämmer|Fäustel', 'hammer|fäustel', 'Griff: (Esche|Hickory)'),
      good: is('', 'hammer'),
    },
  },
  'half-typed': {
    schraubenzi: { best: is('> Schraubendreher') },
    wasserpum: { best: is('Wasserpumpenzangen') },
    gehörsch: { best: is('Gehörschutz') },
  },
};

const mailorderTexts: Queries = {
  word: {
    wasserkocher: { best: is('> Wasserkocher'), useful: is('', 'wasserkocher') },
    drucker: { best: is('> Tintenstrahldrucker|> Laserdrucker'), useful: is('Drucken') },
    pfanne: { best: is('> Pfannen'), useful: is('> Deckel') },
    rasenmäher: { best: is('> Rasenmäher'), useful: is('> Mäherzubehör') },
  },
  generic: {
    lampe: { best: is('> Leuchten >|> Leuchtmittel', '!fassung|schirm|trafo|starter') },
    stuhl: {
      best: is('stühle$', '!filzgleiter|husse'),
      useful: is('> Stuhlzubehör|stühle$'),
    },
    schlauch: { best: is('> Gartenschläuche|> Fahrradschläuche', '!flickzeug'), useful: is('Bewässerung', 'schlauch') },
    jacke: { best: is('jacken$') },
  },
  words: {
    'kissen für gartenstuhl': { best: is('> Auflagen', 'sitzauflage'), useful: is('> Auflagen|> Kissen') },
    'beutel für staubsauger miele': {
      best: is('Staubsaugerbeutel', 'beutel', 'miele'),
      good: is('Staubsaugerbeutel', 'beutel'),
    },
    'tinte für epson drucker': {
      best: is('> Tintenpatronen', 'epson'),
      useful: is('> Tintenpatronen|Drucker$', 'epson|tinte'),
    },
    'kabel für drucker usb': { best: is('', '^Druckerkabel'), useful: is('> USB-Kabel') },
    'wasserdichte tasche fürs fahrrad': {
      best: is('> Taschen und Körbe', 'ortlieb'),
      useful: is('> Taschen und Körbe'),
    },
  },
  inflected: {
    'weiße vorhänge': { best: is('> Vorhänge', 'gardine|vorhang', 'weiß'), good: is('> Vorhänge') },
    bürostühlen: { best: is('> Bürostühle'), useful: is('> Stuhlzubehör|> Besucherstühle') },
    gläser: { best: is('> Gläser'), useful: is('', 'glas') },
    'schwarzer rucksack': {
      best: is('> Rucksäcke', 'schwarz|black', '!regenhülle'),
      good: is('> Rucksäcke', '!regenhülle'),
    },
  },
  'compound-joined': {
    metallregal: { best: is('> Regale', 'metall'), good: is('> Regale') },
    gartenlampe: { best: is('> Außenleuchten'), useful: is('> Leuchten >') },
    küchentuch: { best: is('', 'geschirrtuch'), useful: is('', 'küchen') },
    bluetoothbox: { best: is('> Lautsprecher', 'bluetooth'), good: is('> Lautsprecher') },
    holzstuhl: {
      best: is('stühle$', 'holzstuhl|Material: (Buche|Holz)'),
      useful: is('stühle$'),
    },
    laptoprucksack: { useful: is('> Rucksäcke|> Notebooktaschen') },
    badteppich: { best: is('> Badtextilien', 'badematte'), useful: is('> Teppiche') },
    wollpullover: { best: is('', 'pullover') },
  },
  'compound-parted': {
    'regen jacke': { best: is('jacken$', 'regenjacke'), useful: is('jacken$') },
    'fahrrad helm': { best: is('> Fahrradhelme', 'fahrradhelm'), good: is('> Fahrradhelme') },
    'müll eimer': { best: is('> Müll$', 'mülleimer|treteimer'), useful: is('> Müll$') },
  },
  typo: {
    staubsuager: { best: is('> Staubsauger$'), useful: is('Staubsaugerbeutel') },
    regenschrim: { best: is('> Regenschutz', 'regenschirm') },
    kopfhöhrer: { best: is('> Kopfhörer'), useful: is('> Kopfhörerzubehör') },
    tastertur: { best: is('> Tastaturen') },
  },
  sound: {
    portmonee: { best: is('', 'geldbörse') },
    kuwert: { best: is('> Briefumschläge'), useful: is('> Briefumschläge|> Polstermaterial') },
  },
  synonym: {
    glühbirne: { best: is('> Leuchtmittel', '!starter|röhre') },
    mistkübel: { best: is('> Müll$', 'mülleimer|treteimer|papierkorb'), useful: is('> Müll$') },
    couch: { best: is('Sofas', 'sofa', '!bezug') },
    klapprechner: { best: is('> Notebooks') },
    fernsehgerät: { best: is('> Fernseher'), useful: is('> Leinwände|> Fernbedienungen', 'tv') },
  },
  region: {
    polster: { best: is('> Kissen$'), useful: is('> Kissenbezüge|> Auflagen') },
    bartwisch: { best: is('Besen', 'bartwisch'), useful: is('Besen') },
    patschen: { best: is('> Hausschuhe') },
    kasten: { best: is('> Schränke|> Aktenschränke'), useful: is('', 'kasten|box') },
    nudelwalker: { best: is('> Backen', 'nudelwalker') },
    schreibtischsessel: { best: is('> Bürostühle'), useful: is('> Besucherstühle') },
    leiberl: { best: is('', 't-shirt'), useful: is('> Hemden|> Blusen') },
  },
  category: {
    hausschuh: { best: is('> Hausschuhe') },
    bürobedarf: { best: is('^Büro') },
    'beleuchtung für fahrrad': { best: is('> Fahrradbeleuchtung'), useful: is('Fahrrad') },
    schreibwaren: { best: is('> Schreiben') },
  },
  brand: {
    'makita akku': { best: is('> Werkzeugakkus', 'makita', 'akku'), useful: is('', 'makita') },
    'philips e27': { best: is('LED-Lampen E27', 'philips'), good: is('LED-Lampen E27') },
  },
  quantity: {
    'powerbank 20 ah': { best: is('> Powerbanks', '20000 mAh'), good: is('> Powerbanks') },
    'verlängerungskabel 10m': { best: is('> Verlängerungskabel', '10 m\\b'), good: is('> Verlängerungskabel') },
    'wandfarbe 10 liter': { best: is('> Farben', 'wandfarbe', '10 l'), good: is('> Farben', 'wandfarbe') },
  },
  dimension: {
    'bettwäsche 140 x 200': { best: is('bettwäsche$', '140x200'), good: is('bettwäsche$'), useful: is('', '140x200') },
    'sicherheitsschuhe 43': {
      best: is('Arbeitsschuhe', 'sicherheitss|halbschuh', '\\b43\\b'),
      good: is('Arbeitsschuhe'),
    },
    'hdmi kabel 5 m': { best: is('> HDMI-Kabel', '\\b5 m'), good: is('> HDMI-Kabel', 'kabel') },
  },
  code: {
    'cr 2032': { best: is('> Knopfzellen', 'CR2032'), useful: is('> Knopfzellen') },
    tn2420: { best: is('> Toner', 'TN-2420'), useful: is('> Toner', 'brother') },
  },
  feature: {
    'drucker mit wlan': { best: is('drucker$', 'WLAN: ja'), good: is('drucker$') },
    'lampe dimmbar': { best: is('Beleuchtung', 'dimmbar', '!Dimmer'), useful: is('> Leuchten >|> Leuchtmittel') },
    'kopfhörer ohne kabel': { best: is('> Kopfhörer$', 'bluetooth|airpods|kabellos: ja'), good: is('> Kopfhörer$') },
    'steckdose für außen': { best: is('> Steckdosen$', 'IP44'), useful: is('> Steckdosen') },
    'pfanne für induktion': { best: is('> Pfannen', 'tefal|wmf'), good: is('> Pfannen') },
    'bürostuhl mit armlehnen': {
      best: is('> Bürostühle', 'm\\. armlehnen|chefsessel'),
      good: is('> Bürostühle'),
      useful: is('> Stuhlzubehör', 'armlehnen'),
    },
  },
  'half-typed': {
    kaffeem: { best: is('> Kaffeemaschinen'), useful: is('', 'kaffee') },
    winterj: { best: is('jacken$', 'winterjacke'), useful: is('jacken$', 'winter') },
  },
};

const drugstoreTexts: Queries = {
  word: {
    klopapier: { best: is('> Toilettenpapier$'), good: is('> Feuchtes') },
    nudeln: { best: is('> Nudeln$'), useful: is('', 'nudel') },
    kaffee: { best: is('> Kaffeebohnen|> Filterkaffee'), good: is('> Instantkaffee|> Kaffeekapseln') },
    seife: { best: is('> Seife$|> Flüssigseife', 'seife|bar\\b'), useful: is('', 'seife') },
  },
  generic: {
    reis: { best: is('> Reis &', 'reis|risotto|langkorn|basmati'), useful: is('', 'reis') },
    butter: { best: is('> Butter', 'butter', '!kräuterb'), good: is('> Butter', 'kräuterb|margarine') },
    windeln: { best: is('> Windeln$'), good: is('> Höschenwindeln') },
    wein: { best: is('wein$') },
    honig: { best: is('> Honig', 'honig'), useful: is('', 'honig') },
    öl: { best: is('> Öl$', 'öl'), useful: is('öl$', 'öl') },
  },
  words: {
    'creme für trockene hände': { best: is('> Handcreme'), useful: is('', 'trocken', 'creme|lotion') },
    'tee gegen husten': { useful: is('tee$|Erkältung') },
    'futter für alte katzen trocken': { best: is('Katzen-Trockenfutter'), useful: is('> Katze >') },
    'shampoo gegen schuppen': {
      best: is('> Shampoo$', 'schuppen|head & sh'),
      good: is('> Shampoo$'),
      useful: is('shampoo'),
    },
    'spray gegen mücken': {
      best: is('> Mückenschutz', 'spray'),
      good: is('> Mückenschutz'),
      useful: is('> Insektenv'),
    },
    'milch ohne laktose': { best: is('> Milch$', 'laktosefrei'), useful: is('> Milchersatz') },
  },
  inflected: {
    tomaten: { best: is('Frisches Gemüse', 'tomaten'), good: is('> Tomaten &'), useful: is('', 'tomate') },
    'rote weine': { best: is('> Rotwein'), good: is('wein$') },
    zahnbürsten: { best: is('> Zahnbürste|> Elektrische'), useful: is('> Aufsteckb') },
    'schwarzen tee': { best: is('> Schwarz-', '!grün|sencha|matcha'), good: is('> Schwarz-') },
  },
  'compound-joined': {
    kinderzahncreme: { best: is('> Kinderzahnpasta'), useful: is('> Zahnpasta') },
    mülltüte: { best: is('> Müllbeutel', 'müllbeutel'), useful: is('> Müllbeutel') },
    dinkelnudeln: { best: is('> Nudeln$', 'dinkel'), good: is('> Nudeln$') },
    erdbeermarmelade: {
      best: is('> Marmelade', 'erdbeer'),
      good: is('> Marmelade'),
    },
    fensterputzmittel: { best: is('> Glasreiniger', '!brillen') },
    hundeleckerlis: { best: is('> Hundesnacks') },
    vollmilchschokolade: {
      best: is('> Tafelschokolade', 'vollmilch|alpenmilch'),
      good: is('> Tafelschokolade'),
    },
    himbeersirup: { best: is('> Sirup', 'himbeer'), good: is('> Sirup|> Honig', 'sirup') },
    babyshampoo: { best: is('hampoo', 'baby'), useful: is('hampoo') },
    handseife: { best: is('> Flüssigseife'), useful: is('> Seife$') },
  },
  'compound-parted': {
    'wasch mittel': { best: is('waschmittel$'), useful: is('> Waschen') },
    'katzen streu': { best: is('> Katzenstreu') },
    'erdnuss butter': { best: is('> Nuss-', 'erdnuss'), useful: is('', 'erdnuss') },
  },
  typo: {
    schampo: { best: is('> Shampoo$'), good: is('hampoo') },
    zanpasta: { best: is('> Zahnpasta'), good: is('> Kinderzahnpasta') },
    majonese: { best: is('> Ketchup', 'mayonnaise'), useful: is('> Ketchup') },
    müssli: { best: is('> Müsli'), useful: is('> Cerealien|riegel') },
    toilletenpapier: { best: is('> Toilettenpapier$'), good: is('> Feuchtes') },
  },
  sound: {
    jogurt: { best: is('> Joghurt', 'jogh?urt|activia'), useful: is('> Joghurt') },
    kondohm: { best: is('> Kondome', 'kondome'), useful: is('> Kondome') },
    fitamin: { best: is('> Vitamine$'), useful: is('', 'vitamin') },
  },
  synonym: {
    abwaschmittel: { best: is('> Geschirrspülmittel') },
    tempos: { best: is('> Taschentücher'), useful: is('', 'tempo') },
    putztücher: { best: is('> Schwämme', 'tuch|tücher'), useful: is('> Schwämme') },
    binden: { best: is('> Binden'), useful: is('> Slipeinlagen|> Verbände') },
    'make up entferner': { best: is('> Mizellen|> Abschmink') },
  },
  region: {
    erdäpfel: { best: is('Frisches Gemüse', 'erdäpfel|kartoffeln'), useful: is('> Kartoffelprodukte') },
    topfen: { best: is('> Joghurt', 'topfen|quark'), useful: is('> Joghurt') },
    paradeissauce: { best: is('> Pastasaucen', 'tomat|arrabbiata'), useful: is('> Tomaten|> Pastasaucen') },
    schlagobers: { best: is('> Sahne', 'schlag'), useful: is('> Sahne') },
    zuckerl: { best: is('> Bonbons|> Hustenbonbons') },
    kukuruz: { best: is('> Gemüsekonserven', 'mais') },
    sackerl: { best: is('> Müllbeutel|> Folien', 'beutel') },
    marillen: { best: is('Frisches Obst', 'marille'), good: is('', 'marille|aprikose') },
    häferlkaffee: { useful: is('> Instantkaffee|> Filterkaffee') },
  },
  category: {
    tiernahrung: { best: is('^Tier', '!spot on|leine') },
    rasur: { best: is('> Rasur') },
    mineralwässer: { best: is('> Mineralwasser') },
    putzen: { best: is('> Reinigen >|> Reinigungszubehör') },
  },
  brand: {
    'balea duschgel': { best: is('> Duschgel', 'balea'), good: is('> Duschöl', 'balea'), useful: is('> Duschgel') },
    'iglo fischstäbchen': { best: is('', 'iglo fischst'), useful: is('', 'iglo') },
  },
  quantity: {
    'cola 1500 ml': { best: is('> Cola', 'cola', '\\b1,5 l'), good: is('> Cola', 'cola') },
    'mehl 1kg': { best: is('> Mehl', 'mehl', '1 kg'), good: is('> Mehl') },
    'katzenfutter 12x85g': { best: is('Katzen-', '12 x 85 g'), good: is('Katzen-(Nass|Trocken)') },
  },
  dimension: {
    'windeln größe 4': { best: is('> Windeln$', '\\b4\\b'), good: is('> Windeln$|> Höschenwindeln') },
    'sonnencreme lsf 50': { best: is('> Sonnencreme', '50'), good: is('> Sonnencreme') },
  },
  feature: {
    'deo ohne alu': { best: is('> Deo >', 'aluminium: ohne'), good: is('> Deo >') },
    'glutenfreie nudeln': { best: is('> Nudeln$', 'gluten'), good: is('> Nudeln$'), useful: is('', 'glutenfrei') },
    'zuckerfreie bonbons': { best: is('onbons', 'zuckerfrei|ohne zucker|o\\. zucker|ricola'), good: is('onbons') },
    'alkoholfreies bier': { best: is('> Bier$', 'alkoholfrei'), good: is('> Bier$') },
    'vegane schokolade': { useful: is('> Tafelschokolade') },
    'wasser ohne kohlensäure': { best: is('> Mineralwasser', 'ohne kohlens'), good: is('> Mineralwasser') },
    'koffeinfreier kaffee': { best: is('affee', 'koffeinfrei|entkoffein|decaf'), useful: is('affee') },
    'wasserfestes pflaster': { best: is('> Pflaster', 'wasserfest'), good: is('> Pflaster') },
    'parfümfreie creme': { best: is('', 'unparfümiert|parfümfrei'), useful: is('creme') },
  },
  'half-typed': {
    waschmi: { best: is('waschmittel$') },
    zahnp: { best: is('> Zahnpasta'), good: is('> Kinderzahnpasta') },
  },
};

/** Searches for things that the shop does not sell, or that nobody sells. */
const demoNothing = [
  'gitarre',
  'katzenfutter',
  'fernseher 55 zoll',
  'windeln',
  'xkqzt',
  'herr gruber',
  'waschmaschine',
];
const mailorderNothing = ['zweigelt', 'hundefutter getreidefrei', 'vwxkq', 'frau novak', 'hustensaft', 'motoröl 5w30'];
const drugstoreNothing = [
  'stichsäge',
  'bürostuhl',
  'zzkwp',
  'herr bauer',
  'dachziegel',
  'fahrradschlauch',
  'betonmischer',
];

export const freshQueries = {
  demo: listed(demoTexts, demoNothing),
  mailorder: listed(mailorderTexts, mailorderNothing),
  drugstore: listed(drugstoreTexts, drugstoreNothing),
} as const;

function listed(queries: Queries, nothing: readonly string[]): readonly JudgedQuery[] {
  return [
    ...Object.entries(queries).flatMap(([queryClass, texts]) =>
      Object.entries(texts).map(([text, grades]) => ({ text, class: queryClass as QueryClass, ...grades })),
    ),
    ...nothing.map((text): JudgedQuery => ({ text, class: 'nothing' })),
  ];
}
