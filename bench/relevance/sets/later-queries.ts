import type { JudgedQuery, QueryClass } from '../judging/judged.ts';
import { is } from '../judging/rules.ts';

type Texts = readonly (readonly [queryClass: QueryClass, text: string, grades: Omit<JudgedQuery, 'text' | 'class'>])[];

/* Written last, before their answers were seen. The first answers had an nDCG of 0.77. */

const demoTexts: Texts = [
  ['words', 'leim für möbel wasserfest', { best: is('Holzleime', 'wasserfest|D4'), good: is('Holzleime') }],
  ['words', 'kette zum sichern der ladung', { best: is('> Ketten', 'kette'), useful: is('Ladungssicherung') }],
  ['words', 'brille für schweißer', { useful: is('Schutzbrillen') }],
  [
    'feature',
    'rutschfeste schuhe größe 43',
    { best: is('Sicherheitsschuhe', 'Gr\\. 43'), good: is('Sicherheitsschuhe') },
  ],
  [
    'feature',
    'winkelschleifer mit viel leistung 2200 watt',
    { best: is('Winkelschleifer', '2200'), good: is('Winkelschleifer') },
  ],
  ['feature', 'pinsel für wasserlack', { best: is('> Pinsel', 'wasserlack'), good: is('> Pinsel') }],
  ['compound-joined', 'maurerhammer', { useful: is('hämmer', 'hammer') }],
  ['compound-joined', 'werkzeugkiste', { best: is('Werkzeugkoffer') }],
  ['compound-joined', 'gummischlägel', { best: is('Schonhämmer', 'gummi'), useful: is('Schonhämmer') }],
  ['compound-joined', 'messingbürste', { best: is('Drahtbürsten', 'messing'), good: is('Drahtbürsten') }],
  ['typo', 'schleifpappier', { best: is('Schleifpapier'), useful: is('Schleifscheiben') }],
  ['typo', 'zurgurt', { best: is('Zurrgurte') }],
  ['typo', 'drehmomentschlüsel', { best: is('Drehmomentschlüssel') }],
  ['sound', 'schraupzwinge', { best: is('> Zwingen', 'schraubzwinge'), good: is('> Zwingen') }],
  ['synonym', 'schmirgelpapier', { best: is('Schleifpapier'), useful: is('Schleifscheiben') }],
  ['synonym', 'hobelbank', { best: is('Werkbänke', 'hobelbank'), useful: is('Werkbänke') }],
  [
    'synonym',
    'taschenlampe',
    { best: is('Arbeitsleuchten', 'stableuchte'), useful: is('Stirnlampen|Arbeitsleuchten') },
  ],
  ['region', 'schraubstock zum anklemmen', { best: is('Schraubstöcke') }],
  ['region', 'stemmeisen', { best: is('> Stechbeitel|Sets', 'stechbeitel'), useful: is('> Meißel') }],
  ['category', 'verbindungselemente', { useful: is('^Befestigung') }],
  ['category', 'klebebänder', { best: is('Klebebänder') }],
  [
    'dimension',
    'sechskantschraube m10x50',
    { best: is('Maschinenschrauben', '^Sechskant', 'M 10 × 50'), good: is('Maschinenschrauben', '^Sechskant') },
  ],
  [
    'quantity',
    'silikon 290ml weiß',
    {
      best: is('Montagekleber', 'silikon', 'weiß'),
      good: is('Montagekleber', 'silikon'),
      useful: is('Montagekleber', '290 ml'),
    },
  ],
];

const mailorderTexts: Texts = [
  ['words', 'sessel fürs büro', { best: is('> Bürostühle'), good: is('> Besucherstühle') }],
  ['words', 'tasche für laptop 15 zoll', { best: is('> Notebooktaschen', '15'), good: is('> Notebooktaschen') }],
  ['words', 'decke zum kuscheln', { best: is('> Decken', 'kuscheldecke'), good: is('> Decken') }],
  [
    'words',
    'hülle für iphone 15',
    { best: is('> Handyhüllen', 'hülle|case', 'iphone 15'), useful: is('> Handyhüllen') },
  ],
  ['feature', 'schnurlose maus', { best: is('> Mäuse', 'kabellos|funk|bluetooth'), good: is('> Mäuse', '!pad') }],
  ['feature', 'regenjacke für damen', { best: is('> Damenjacken', 'regenjacke'), good: is('jacken$', 'regenjacke') }],
  ['feature', 'messer rostfrei', { useful: is('> Messer', 'messer') }],
  ['compound-joined', 'lederschuhe', { useful: is('> Schuhe >|Arbeitsschuhe') }],
  ['compound-joined', 'holztisch', { best: is('tisch|Tische', 'Eiche|Akazie|Holz|Buche'), useful: is('ische$') }],
  ['compound-joined', 'gartenhandschuh', { best: is('Arbeitshandschuhe', 'garten'), good: is('Arbeitshandschuhe') }],
  ['compound-joined', 'wlankabel', { useful: is('> Netzwerkkabel') }],
  ['typo', 'rasenmeher', { best: is('> Rasenmäher'), useful: is('Mäherzubehör') }],
  ['typo', 'schreibtsich', { best: is('> Schreibtische') }],
  ['typo', 'lautsprecer', { best: is('> Lautsprecher'), useful: is('', 'lautsprecher') }],
  ['synonym', 'schlafsofa', { best: is('Sofas', 'schlaffunktion'), useful: is('Sofas', 'sofa') }],
  ['synonym', 'federmappe', { useful: is('Rucksäcke', 'ergobag') }],
  ['synonym', 'handtuchset', { best: is('> Handtücher', 'handtuch'), useful: is('> Handtücher') }],
  ['region', 'sessel', { best: is('stühle$|essel$', 'sessel|stuhl', '!rollen|husse|gleiter') }],
  ['region', 'leintuch 90x200', { best: is('> Leintücher', '90x200', '!schoner'), good: is('> Leintücher') }],
  ['region', 'tixo', { best: is('Klebeband$', 'tixo|klebe|tesafilm', '!abroller'), useful: is('Kleben') }],
  ['category', 'garten möbel', { best: is('^Garten > Gartenmöbel') }],
  ['category', 'strümpfe', { best: is('> Strümpfe') }],
  ['quantity', 'usb stick 64gb', { best: is('USB-Sticks', '64 GB'), good: is('USB-Sticks') }],
];

const drugstoreTexts: Texts = [
  ['words', 'salbe für wunden po baby', { best: is('Babycreme'), useful: is('Babypflege') }],
  ['words', 'sauce für nudeln', { best: is('Pastasaucen'), useful: is('', 'sauce') }],
  ['words', 'reiniger für backofen', { best: is('', 'backofen', 'reiniger'), useful: is('Küchenreiniger') }],
  ['words', 'bürste für zahnzwischenräume', { best: is('Interdental', 'interdental'), useful: is('Zahnbürste') }],
  ['feature', 'laktosefreie milch', { best: is('> Milch$', 'laktosefrei'), good: is('> Milch$') }],
  ['feature', 'shampoo ohne silikone', { best: is('hampoo', 'silikone: ohne|vegan'), good: is('hampoo$') }],
  ['feature', 'vegane bodylotion', { best: is('Bodylotion', 'vegan'), good: is('Bodylotion') }],
  [
    'feature',
    'extra weiche zahnbürste',
    { best: is('> Zahnbürste', 'extra weich|ultra soft'), good: is('> Zahnbürste') },
  ],
  [
    'compound-joined',
    'apfelkompott',
    { best: is('Obstkonserven', 'apfelkompott'), good: is('Obstkonserven', 'apfel') },
  ],
  ['compound-joined', 'haarshampoo', { best: is('> Shampoo$'), good: is('hampoo') }],
  ['compound-joined', 'katzensnacks', { best: is('> Katzensnacks') }],
  ['compound-joined', 'orangenlimonade', { best: is('Cola', 'orange', '!bionade'), good: is('Cola & Limonade') }],
  ['typo', 'weischpüler', { best: is('> Weichspüler') }],
  ['typo', 'zahnpsta', { best: is('> Zahnpasta'), good: is('> Kinderzahnpasta') }],
  ['sound', 'schamppo', { best: is('> Shampoo$'), good: is('hampoo') }],
  ['sound', 'schokolahde', { best: is('Tafelschokolade'), useful: is('', 'schoko') }],
  ['synonym', 'monatshygiene', { useful: is('Damenhygiene') }],
  [
    'synonym',
    'hausmittel gegen schnupfen nasenspray',
    { best: is('Nasenspray', 'nasenspray'), useful: is('Nasenspray') },
  ],
  ['synonym', 'rasierklinge', { best: is('Rasierklingen', 'klingen'), useful: is('Rasierer') }],
  ['region', 'marillenmarmelade', { best: is('Marmelade', 'marille|aprikose'), good: is('> Marmelade') }],
  ['region', 'ribiselsaft', { best: is('Saft', 'johannis|ribisel'), useful: is('> Saft') }],
  ['region', 'faschiertes', { useful: is('Fleischersatz', 'hack') }],
  ['region', 'mistsackerl', { best: is('> Müllbeutel', 'müllbeutel') }],
  ['category', 'spielzeug', { best: is('Spielwaren') }],
  ['category', 'gewürze', { best: is('Salz & Gewürze') }],
  ['code', 'cr2025', { best: is('Batterien', 'CR2025'), useful: is('Batterien', 'knopfzelle') }],
];

export const laterQueries = {
  demo: listed(demoTexts),
  mailorder: listed(mailorderTexts),
  drugstore: listed(drugstoreTexts),
} as const;

function listed(texts: Texts): readonly JudgedQuery[] {
  return texts.map(([queryClass, text, grades]) => ({ text, class: queryClass, ...grades }));
}
