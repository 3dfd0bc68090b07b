import type { JudgedQuery, QueryClass, Rule } from '../judging/judged.ts';
import { both, coded, either, except, having, named, sized, within } from '../judging/rules.ts';

/**
 * Possible searches of customers in the demo shop. They were written before looking at the products, knowing only its
 * categories and brands. The answers were judged afterwards. A product with another material is `useful`, and one that
 * misses a milder wish is `good`. If a requested number is available, products with another number do not match.
 */
const book = within(/Fachbücher/);
const hammer = named(/hammer(?!bohrer)/i);
const driver = named(/schraubendreher/i);
const screw = within(/> Schrauben >/);
const stainlessScrew = both(screw, named(/Edelstahl/));
const drill = within(/> Bohrer >/);
const metalDrill = within(/Metallbohrer/);
const saw = except(named(/säge$|Fuchsschwanz|Metallsägebogen/i), book);
const woodSaw = except(saw, within(/Metallsägen/));
const chisel = named(/meißel/i);
const carvingChisel = named(/stechbeitel/i);
const vice = named(/schraubstock/i);
const level = named(/wasserwaage/i);
const grinder = named(/^Winkelschleifer/);
const headLamp = named(/^Stirnlampe/);
const workLight = named(/Baustrahler|Stableuchte/);
const cordlessDriver = named(/bohrschrauber/i);
const battery = named(/^Akku-Pack/);
const woodGlue = named(/^Holzleim/);
const mountingGlue = named(/^Montagekleber/);
const oil = within(/> Öle$|Holzöle/);
const glove = within(/Handschuhe/);
const leatherGlove = named(/Rindleder-Handschuh/);
const insulated = named(/^VDE-/);
const pliers = either(named(/zange$/i), named(/seitenschneider/i));
const electricianPliers = either(both(insulated, within(/Zangen/)), named(/Crimpzange/));
const dustMask = named(/^Atemschutzmaske/);
const halfMask = named(/^Halbmaske/);
const tape = named(/^Taschenbandmaß/);
const foldingRule = named(/^Gliedermaßstab/);
const cutting = named(/^Trennscheibe/);
const sandpaper = within(/Schleifpapier/);
const sandingDisc = within(/Schleifscheiben/);
const forstner = named(/^Forstnerbohrer/);
const reel = named(/^Kabeltrommel/);
const torque = named(/^Drehmomentschlüssel/);
const spanner = within(/> Schraubenschlüssel/);
const shoe = named(/^Sicherheitsschuh/);
const nut = within(/Sechskantmuttern/);
const axe = within(/> Äxte/);
const strap = named(/^Zurrgurt/);
const snack = within(/Werkstattjause/);
const kitchenStaple = named(/Weizenmehl|Weizengrieß|Bergsalz/);
const honey = named(/honig/i);
const bicycleSet = named(/Werkzeugset Fahrrad/);

type Judged = readonly [text: string, best?: Rule | undefined, good?: Rule | undefined, useful?: Rule | undefined];

const byClass: Readonly<Record<QueryClass, readonly Judged[]>> = {
  word: [
    ['Hammer', hammer, named(/Fäustel|klüpfel/i), named(/Erste Wohnung/)],
    ['Schraubstock', vice],
    ['Wasserwaage', level, undefined, named(/Messsatz/)],
    ['Meißel', chisel, undefined, either(carvingChisel, named(/Splintentreiber/))],
    ['Kabeltrommel', reel],
    ['Stirnlampe', headLamp, undefined, workLight],
    ['Oberfräse', named(/^Oberfräse/), undefined, within(/> Fräser >/)],
    ['Winkelschleifer', grinder, undefined, either(within(/Trennscheiben/), named(/^Topfbürste/))],
    ['Schutzbrille', named(/^Schutzbrille/)],
    ['Lasur', named(/lasur$/i), named(/Terrassenöl/), either(having('Verwendung', /Lasur/), named(/^Lasieren/))],
    ['Pinsel', named(/pinsel/i)],
    ['Honig', honey, undefined, named(/marmelade/)],
    ['Fuchsschwanz', named(/^Fuchsschwanz/), undefined, within(/Handsägen/)],
  ],
  generic: [
    ['Schrauben', screw, undefined, named(/Rahmendübel mit Schraube|^Schrauben,/)],
    ['Zange', named(/zange$/i), either(named(/seitenschneider/i), named(/Zangensatz/))],
    ['Säge', saw, undefined, either(named(/sägeblatt/i), named(/japanische Säge/))],
    ['Bohrer', drill, undefined, either(cordlessDriver, named(/Bohröl/))],
    ['Kleber', mountingGlue, woodGlue, either(within(/Klebebänder/), named(/silikon$|Maleracryl/))],
    ['Öl', oil, undefined, named(/Mehrzweckfett|Rostlöser|Silikonspray/)],
    ['Lampe', either(headLamp, workLight)],
    ['Buch', book],
    ['Schlüssel', named(/schlüssel(satz|einsatz)?\b/i), undefined, either(named(/knarre/), bicycleSet)],
    ['Akku', battery, undefined, named(/^Akku-(?!Pack)|^Ladegerät/)],
    ['Brot', named(/brot/i)],
  ],
  words: [
    ['Schrauben Edelstahl', stainlessScrew, undefined, either(screw, named(/Sicherungsmutter/))],
    ['Handschuhe Leder', leatherGlove, undefined, glove],
    ['Bohrer für Metall', metalDrill, undefined, named(/Bohröl/)],
    ['Säge für Holz', woodSaw, undefined, either(sized(/^(Holz|Metall und Holz)/), named(/^Kreissägeblatt/))],
    [
      'Hammer mit Holzstiel',
      both(hammer, having('Griff', /Esche|Hickory/)),
      named(/^Fäustel|klüpfel/),
      either(hammer, named(/Erste Wohnung/)),
    ],
    ['Öl für Holz außen', named(/^Terrassenöl/), named(/^Leinölfirnis/), named(/^Hartöl|lasur$/)],
    ['Kleber wasserfest', woodGlue, mountingGlue, named(/Sanitärsilikon/)],
    ['Schraubendreher isoliert', both(driver, insulated), undefined, driver],
    ['Leuchte mit Akku', either(named(/Stableuchte/), both(headLamp, sized(/Akku/))), headLamp, named(/Baustrahler/)],
    ['Buch über Schmieden', named(/^Schmieden/), undefined, within(/Metall und Schmiede/)],
    ['Koffer für Werkzeug', named(/^Werkzeugkoffer/), undefined, named(/^Sortimentskasten|^Werkstattwagen/)],
    ['Leim für draußen', named(/D4/), woodGlue, mountingGlue],
    ['Maske gegen Staub', dustMask, halfMask],
    ['Zange für Elektriker', electricianPliers, undefined, pliers],
    ['Fett für Lager', named(/Mehrzweckfett/), undefined, named(/Kupferpaste/)],
    ['Ratsche mit Nüssen', named(/^Steckschlüsselsatz/), either(named(/knarre/), named(/^Steckschlüsseleinsatz/))],
  ],
  inflected: [
    ['Sägeblatt', named(/sägeblatt/i)],
    ['Wasserwaagen', level, undefined, named(/Messsatz/)],
    ['Schraubstöcke', vice],
    ['Äxten', named(/axt$/), axe],
    ['Nagel', within(/> Nägel/)],
    ['Mutter', nut],
    ['Zwinge', within(/> Zwingen/), undefined, named(/^Leim, Zwinge/)],
    ['Stechbeiteln', carvingChisel, undefined, named(/Lehrling Holz|klüpfel/)],
    ['rostfreie Schrauben', stainlessScrew, undefined, either(screw, named(/Sicherungsmutter/))],
    ['isolierter Schraubendreher', both(driver, insulated), undefined, driver],
    ['Hobeln', named(/hobel$/i), undefined, named(/Lehrling Holz|Hobel und Zinken/)],
    ['Buches', book],
  ],
  'compound-joined': [
    ['Lederhandschuhe', leatherGlove, undefined, glove],
    ['Edelstahlschrauben', stainlessScrew, undefined, either(screw, named(/Sicherungsmutter/))],
    ['Akkuleuchte', named(/Stableuchte/), both(headLamp, sized(/Akku/)), either(headLamp, workLight)],
    ['Schmiedebuch', named(/^Schmieden/), undefined, within(/Metall und Schmiede/)],
    ['Bohrerset', undefined, drill],
    ['Arbeitshandschuhe', glove],
    ['Elektrikerzange', electricianPliers, undefined, pliers],
    ['Holzkleber', woodGlue, undefined, mountingGlue],
    ['Stahlmaßband', tape, undefined, foldingRule],
    ['Dachpappnägel', named(/^Dachpappstift/), undefined, named(/^Drahtstift/)],
    ['Fahrradwerkzeug', bicycleSet],
    ['Metallsägeblätter', named(/^Metallsägeblatt/), both(named(/^Stichsägeblatt/), sized(/^Metall/))],
  ],
  'compound-parted': [
    ['Wasser Waage', level, undefined, named(/Messsatz/)],
    ['Stirn Lampe', headLamp, undefined, workLight],
    ['Schraub Stock', vice],
    ['Schutz Brille', named(/^Schutzbrille/)],
    ['Kabel Trommel', reel],
    ['Dreh Moment Schlüssel', torque],
    ['Winkel Schleifer', grinder, undefined, either(within(/Trennscheiben/), named(/^Topfbürste/))],
    ['Holz Leim', woodGlue, undefined, either(mountingGlue, named(/^Leim, Zwinge/))],
    ['Kombi Zange', named(/Kombizange/), undefined, named(/Zangensatz/)],
    ['Unterleg Scheiben', named(/^Unterlegscheibe/), named(/^Karosseriescheibe/)],
    ['Zurr Gurt', strap],
    ['Kreis Säge Blatt', named(/^Kreissägeblatt/), undefined, named(/Handkreissäge/)],
  ],
  typo: [
    ['Winkelscheifer', grinder, undefined, either(within(/Trennscheiben/), named(/^Topfbürste/))],
    ['Qasserwaage', level, undefined, named(/Messsatz/)],
    ['Akkuschruaber', cordlessDriver],
    ['Drehmomentschlüsel', torque],
    ['Kombizamge', named(/Kombizange/), undefined, named(/Zangensatz/)],
    ['Gehrschutz', within(/Gehörschutz/)],
    ['Stichsägeblat', named(/^Stichsägeblatt/), undefined, named(/stichsäge$/)],
    ['Forsnterbohrer', forstner],
    ['Schraubenschlüssl', spanner],
    ['Kabeltromel', reel],
    ['Sicherheitschuhe', shoe],
    ['Lchleifpapier', sandpaper, undefined, sandingDisc],
    ['Werkzeugkoffr', named(/^Werkzeugkoffer/)],
  ],
  sound: [
    ['Meisel', chisel, undefined, either(carvingChisel, named(/Splintentreiber/))],
    ['Sege', saw, undefined, either(named(/sägeblatt/i), named(/japanische Säge/))],
    ['Fräsa', within(/> Fräser >/), named(/^Oberfräse/)],
    ['Wax', within(/> Wachse/)],
    ['Laim', woodGlue, undefined, either(mountingGlue, named(/^Leim, Zwinge/))],
    ['Seidenschneider', named(/seitenschneider/i)],
    ['Gehörschuz', within(/Gehörschutz/)],
    ['Dratbürste', named(/Drahtbürste/), named(/^Topfbürste/)],
    ['Vorstnerbohrer', forstner],
    ['Schlaifpapier', sandpaper, undefined, sandingDisc],
    ['Stirnlambe', headLamp, undefined, workLight],
    ['Hohnig', honey, undefined, named(/marmelade/)],
  ],
  synonym: [
    ['Stemmeisen', carvingChisel, undefined, named(/Lehrling Holz|klüpfel/)],
    ['Schieblehre', named(/^Messschieber/), undefined, named(/Messsatz/)],
    ['Flex', grinder, undefined, either(within(/Trennscheiben/), named(/^Topfbürste/))],
    ['Schraubenzieher', driver, undefined, named(/Erste Wohnung/)],
    [
      'Inbusschlüssel',
      either(named(/^Sechskant-Stiftschlüssel/), both(named(/^Stiftschlüsselsatz/), sized(/^Sechskant/))),
      undefined,
      either(within(/Stiftschlüssel/), bicycleSet),
    ],
    ['Zollstock', foldingRule, undefined, tape],
    ['Ohrenschützer', within(/Gehörschutz/)],
    ['Schmirgelpapier', sandpaper, undefined, sandingDisc],
    ['Spanngurt', strap],
    ['Staubmaske', dustMask, halfMask],
    ['Rohrzange', named(/^Wasserpumpenzange/), undefined, named(/Zangensatz/)],
    ['Beil', named(/beil$/), axe],
    ['Gabelschlüssel', named(/^Ringmaulschlüssel/), undefined, either(spanner, bicycleSet)],
  ],
  region: [
    ['Hacke', axe],
    ['Meterstab', foldingRule, undefined, tape],
    ['Doppelmeter', foldingRule, undefined, tape],
    ['Brotzeit', except(snack, kitchenStaple), undefined, snack],
    ['Vesper', except(snack, kitchenStaple), undefined, snack],
    ['Tixo', within(/Klebebänder/)],
    ['Fetzen', named(/^Putzlappen/), named(/^Putztuchrolle/)],
    ['Geselchtes', named(/^Bauchspeck/), named(/^Hauswürstel/)],
    ['Glaspapier', sandpaper, undefined, sandingDisc],
    ['Velowerkzeug', bicycleSet],
    ['Massband', tape, undefined, foldingRule],
  ],
  category: [
    ['Akkugeräte', within(/Akkugeräte/)],
    ['Schmierstoffe', within(/Schmierstoffe/)],
    ['Ladungssicherung', within(/Ladungssicherung/)],
    ['Arbeitsschutz', within(/Arbeitsschutz/)],
    ['Messwerkzeug', within(/Messwerkzeug/), named(/Messsatz/)],
    ['Restposten', within(/Restposten/)],
    ['Werkstattjause', snack],
    ['Fachbücher', book],
    ['Netzgeräte', within(/Netzgeräte/)],
    ['Einsteigersets', within(/Einsteigersets/), undefined, within(/Meistersets/)],
    ['Schleifmittel', within(/Schleifmittel/)],
  ],
  brand: [
    ['Grimmhold', having('Marke', /^Grimmhold$/)],
    ['Hobel & Feder', having('Marke', /^Hobel & Feder$/)],
    ['Volthaus Akku', battery, undefined, named(/^Ladegerät|^Akku-(?!Stab)/)],
    ['Messtreu Wasserwaage', level, undefined, named(/Messsatz/)],
    ['Nordfels Bohrer', undefined, drill],
    ['Mutterfest Schrauben', screw, undefined, named(/Rahmendübel mit Schraube/)],
    ['Zirbner Öl', oil, undefined, named(/Mehrzweckfett|Rostlöser|Silikonspray/)],
    ['Borstelmann Pinsel', named(/pinsel/i)],
    ['Zangwerk Kombizange', named(/Kombizange/), undefined, either(pliers, named(/Zangensatz/))],
    ['Bosch Akkuschrauber', undefined, cordlessDriver],
    ['Makita Winkelschleifer', undefined, grinder],
    ['Knipex Zange', undefined, pliers, named(/Zangensatz/)],
  ],
  quantity: [
    ['Akku 5Ah', both(battery, sized(/^5,0 Ah/))],
    ['Holzleim 750 g', both(woodGlue, sized(/^750 g/))],
    ['Öl 0,5 Liter', both(oil, sized(/^500 ml/))],
    ['Honig 500g', both(honey, sized(/^500 g/))],
    ['Maßband 5 m', both(tape, sized(/^5 m/))],
    ['Kabeltrommel 25m', both(reel, sized(/^25 m/))],
    ['Akkuschrauber 18V', both(cordlessDriver, having('Spannung', /^18 V/))],
    ['Drehmomentschlüssel 200 Nm', both(torque, sized(/–200 Nm/)), both(torque, sized(/–320 Nm/))],
    ['Seil 20 Meter', within(/> Seile/)],
    ['Lasur 2,5l', undefined, named(/lasur$/i), both(named(/Terrassenöl/), sized(/^2,5 l/))],
    ['Hammer 300 g', both(hammer, sized(/^300 g/))],
    ['Mehl 1 kg', both(named(/mehl/), sized(/^1 kg/))],
  ],
  dimension: [
    ['Schrauben 4x40', both(screw, sized(/^4,0 × 40 mm/))],
    [
      'Holzschraube 5 x 80',
      both(within(/Holzschrauben/), sized(/^5,0 × 80 mm/)),
      both(within(/Terrassenschrauben/), sized(/^5,0 × 80 mm/)),
    ],
    ['M8 Mutter', both(nut, sized(/^M 8$/))],
    ['Gewindestange M10', both(named(/^Gewindestange/), sized(/^M 10$/))],
    ['Metallbohrer 6mm', both(named(/^Spiralbohrer/), sized(/^6,0 mm/))],
    ['125er Trennscheibe', both(cutting, sized(/^125 ×/))],
    ['Schleifpapier K120', both(sandpaper, sized(/^P 120/)), both(sandingDisc, sized(/^P 120/))],
    ['Ringschlüssel SW 17', both(spanner, sized(/\b17 mm/))],
    ['Forstnerbohrer 35', both(forstner, sized(/^35 mm/))],
    ['Bit TX20', both(named(/^Torsionsbit/), sized(/^TX 20/))],
    ['Nuss 13', both(named(/^Steckschlüsseleinsatz/), sized(/^13 mm/)), named(/^Steckschlüsselsatz/)],
    ['M8x40', both(screw, sized(/^M 8 × 40/))],
    ['Dübel 8 mm', both(named(/dübel/i), sized(/^8 ×/)), both(named(/^Bolzenanker/), sized(/^M 8/))],
    ['Schuhe Größe 43', both(shoe, sized(/43/))],
  ],
  code: [
    ['AXT-1410-800G', coded(/^AXT-1410-800G$/)],
    ['boh-8310-15', coded(/^BOH-8310-15$/)],
    ['FRA 8430 127X25SCH8', coded(/^FRA-8430-127X25SCH8$/)],
    ['2942586466178', coded(/^2942586466178$/)],
    ['EAN 2944134702400', coded(/^2944134702400$/)],
    ['Art.Nr. PIN-3620-50', coded(/^PIN-3620-50$/)],
    ['SCL3110', coded(/^SCL-3110-/)],
    ['8720-P320', coded(/^SLF-8720-P320$/)],
    ['2966744 556365', coded(/^2966744556365$/)],
    ['STB-6010', coded(/^STB-6010/)],
    ['Artikelnummer ZAN-2220-200', coded(/^ZAN-2220-200$/)],
  ],
  feature: [
    ['isoliert bis 1000 V', insulated],
    ['rostfrei', having('Material', /Edelstahl|rostfrei/)],
    ['wasserdicht', having('Schutzart', /IP 65/), having('Schutzart', /./), named(/wasserfest|S3 hoch|silikon$/)],
    ['mit Magnet', named(/mit Magnet/), named(/Stableuchte|Bitkassette/)],
    ['bürstenlos', named(/^Akku-Bohrschrauber$/)],
    ['S3 Schuhe', shoe],
    ['schnittfest', named(/^Schnittschutzhandschuh/)],
    ['lebensmittelecht', undefined, named(/^Hartöl/), named(/^Leinölfirnis/)],
    [
      'verzinkt',
      either(having('Oberfläche', /verzinkt/), having('Material', /verzinkt/)),
      undefined,
      named(/Zinkspray/),
    ],
    ['rückschlagfrei', undefined, named(/^Schonhammer/), named(/^Gummihammer/)],
    ['biologisch abbaubar', undefined, named(/^Sägekettenhaftöl/)],
  ],
  'half-typed': [
    ['wasserw', level, undefined, named(/Messsatz/)],
    ['schraubend', driver, undefined, named(/Erste Wohnung/)],
    ['kabelt', reel],
    ['winkelschl', grinder, undefined, either(within(/Trennscheiben/), named(/^Topfbürste/))],
    ['stirnl', headLamp, undefined, workLight],
    ['drehmo', torque],
    ['arbeitsl', workLight, undefined, headLamp],
    ['akku bohrs', cordlessDriver],
    ['gehör', within(/Gehörschutz/)],
    ['forstn', forstner],
    ['schrauben edel', stainlessScrew, undefined, either(screw, named(/Sicherungsmutter/))],
    ['sechskantm', named(/^Sechskantmutter/), nut],
  ],
  nothing: [
    ...['Waschmaschine', 'Zahnpasta', 'Thomas Müller', 'asdfghjkl', 'iPhone 17', 'Kinderwagen', 'Druckerpatrone'],
    ...['Rasenmäher', 'Gartenschlauch', 'Bettdecke', 'Laptop', 'Blumenerde', 'Katzenfutter', 'xqzvw', 'Damenbluse rot'],
    'Messer',
  ].map((text): Judged => [text]),
};

export const demoQueries: readonly JudgedQuery[] = Object.entries(byClass).flatMap(([queryClass, judged]) =>
  judged.map(([text, best, good, useful]) => ({
    text,
    class: queryClass as QueryClass,
    ...(best && { best }),
    ...(good && { good }),
    ...(useful && { useful }),
  })),
);
