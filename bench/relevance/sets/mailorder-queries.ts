import type { JudgedQuery, QueryClass, Rule } from '../judging/judged.ts';
import { both, coded, either, except, having } from '../judging/rules.ts';

/**
 * Possible searches of customers of a mail-order house in Germany and Austria. They were written after the catalogue
 * and before any answer was seen. A product with another measure or colour is `good`. An accessory named after the
 * thing is at most `useful`, and so is the thing itself if an accessory was sought.
 */
type Grades = Pick<JudgedQuery, 'best' | 'good' | 'useful'>;

const queries = (queryClass: QueryClass, judged: Readonly<Record<string, Grades>>): JudgedQuery[] =>
  Object.entries(judged).map(([text, grades]) => ({ text, class: queryClass, ...grades }));

/** By the name with its suffix. */
const titled =
  (pattern: RegExp): Rule =>
  ({ name, nameSuffix }) =>
    pattern.test(`${name} ${nameSuffix}`);
/** By exactly one of these categories. */
const leaf =
  (...names: readonly string[]): Rule =>
  ({ category }) =>
    names.includes(category.split(' > ').at(-1) ?? '');
/** By this category or any below it. */
const below =
  (path: string): Rule =>
  ({ category }) =>
    category === path || category.startsWith(`${path} > `);
const told =
  (pattern: RegExp): Rule =>
  ({ description }) =>
    pattern.test(description);
const colour = (pattern: RegExp): Rule => either(having('Farbe', pattern), titled(pattern));
const brand = (pattern: RegExp): Rule => either(having('Marke', pattern), titled(pattern));

// Kinds of things for several queries.
const pens = leaf('Kugelschreiber');
const penRefills = both(leaf('Minen und Patronen'), titled(/mine/i));
const printers = leaf('Tintenstrahldrucker', 'Laserdrucker');
const printerSupplies = either(leaf('Tintenpatronen', 'Toner', 'Trommeln', 'Druckerzubehör'), titled(/Druckerpapier/));
const copyPaper = leaf('Kopierpapier');
const folders = except(leaf('Ordner'), titled(/^Ringbuch/));
const officeChairs = except(leaf('Bürostühle'), titled(/hocker/i));
const chairs = either(
  officeChairs,
  leaf('Besucherstühle', 'Gartenstühle'),
  both(leaf('Esszimmerstühle'), titled(/^(Esszimmerstuhl|Holzstuhl)/)),
);
const stools = either(titled(/^(Barhocker|Arbeitshocker)/), titled(/^Hängesessel/));
const chairAccessories = either(
  leaf('Stuhlzubehör'),
  titled(/^(Filzgleiter|Stuhlhusse)/),
  both(leaf('Auflagen und Hüllen'), titled(/^Sitzauflage/)),
);
const armchairs = titled(/^(Relaxsessel|Ohrensessel)/);
const pillows = leaf('Kissen');
const pillowCases = leaf('Kissenbezüge');
const bedding = leaf('Bettwäsche');
const jackets = except(leaf('Herrenjacken', 'Damenjacken'), titled(/mantel/i));
const rainJackets = titled(/Regenjacke/);
const pans = leaf('Pfannen');
const panAccessories = either(leaf('Deckel und Topfzubehör'), leaf('Töpfe'));
const gardenHoses = except(leaf('Gartenschläuche'), titled(/^Perlschlauch/));
const soakerHoses = titled(/^Perlschlauch/);
const hoseGear = leaf('Schlauchwagen', 'Anschlüsse');
const potted = except(leaf('Blumentöpfe'), titled(/Untersetzer/));
const potNeighbours = either(titled(/^(Blumenkasten|Blumentopf-Untersetzer)/));
const bulbsE27 = leaf('LED-Lampen E27');
const bulbs = leaf('LED-Lampen E27', 'LED-Lampen E14');
const otherBulbs = except(leaf('LED-Spots GU10', 'LED-Röhren', 'Halogen und Glühlampen'), titled(/^Starter/));
const luminaires = leaf('Deckenleuchten', 'Hängeleuchten', 'Tischleuchten', 'Stehleuchten', 'Außenleuchten');
const sockets = leaf('Steckdosen');
const socketStrips = both(leaf('Steckdosenleisten'), titled(/Steckdosenleiste/));
const extensionCables = leaf('Verlängerungskabel');
const safetyShoes = leaf('Arbeitsschuhe');
const gardenShoes = leaf('Gummistiefel');
const shoes = leaf('Sneaker', 'Wanderschuhe', 'Hausschuhe', 'Arbeitsschuhe');
const headphones = leaf('Kopfhörer');
const vacuums = leaf('Staubsauger');
const vacuumParts = leaf('Staubsaugerbeutel');
const mowers = leaf('Rasenmäher');
const mowerParts = leaf('Mäherzubehör');
const towels = except(leaf('Handtücher'), titled(/^Geschirrtuch/));
const drills = leaf('Bohrmaschinen');
const cordlessDrivers = leaf('Akkuschrauber');
const drillBits = leaf('Bohrer und Bits');
const bags = either(
  both(leaf('Notebooktaschen'), titled(/tasche/i)),
  titled(/^Kameratasche|Schultasche/),
  both(leaf('Taschen und Körbe'), titled(/Ortlieb/)),
);
const mattresses = both(leaf('Betten und Matratzen'), titled(/Matratze/));
const rugs = except(leaf('Teppiche'), titled(/^(Fußmatte|Teppich-Antirutschmatte)/));
const bikeHelmets = leaf('Fahrradhelme');
const bikeLocks = leaf('Fahrradschlösser');
const vases = both(leaf('Vasen und Kerzen'), titled(/vase/i));
const candles = both(leaf('Vasen und Kerzen'), titled(/^(Stumpenkerze|Teelichter)/));
const projectors = leaf('Beamer');
const projectorGear = either(titled(/^(Rollo-Leinwand|Beamer Deckenhalterung|Ersatzlampe f\. Beamer)/));
const notebooks = leaf('Notebooks');
const adhesiveTape = except(leaf('Klebeband'), titled(/Tischabroller/));
const clearTape = both(adhesiveTape, titled(/^(tesafilm|Scotch Magic|Tixo)/));
const otherTape = either(adhesiveTape, both(leaf('Packband'), titled(/^(tesapack|Monta)/)));
const tapeGear = titled(/Tischabroller|^Packbandabroller/);
const envelopes = both(leaf('Briefumschläge'), titled(/Kuvert|Briefumschlag/));
const mailers = either(titled(/^(Versandtasche|Luftpolstertaschen)/));
const sheets = both(leaf('Leintücher'), titled(/^Spann/));
const mattressPads = titled(/^Matratzenschoner/);
const wardrobes = titled(/^(Kleiderschrank|Kommode|Schuhschrank)/);
const mugs = leaf('Tassen und Häferl');
const barrows = except(leaf('Schubkarren'), titled(/^Schubkarrenrad/));
const slippers = leaf('Hausschuhe');
const gasGrills = both(leaf('Grills'), having('Brennstoff', /Gas/));
const grills = leaf('Grills');
const ductPvc = both(leaf('Kabelkanal'), titled(/^(Kabelkanal|D-Line)/));
const gardenFurniture = below('Garten > Gartenmöbel');
const otherSockets = titled(/^(Steckdosenwürfel|Zwischenstecker|TP-Link Tapo)/);
const aaBatteries = both(leaf('Batterien'), having('Bauform', /^AA$/));
const batteries = leaf('Batterien');
const penMarkers = leaf('Textmarker');
const staplers = leaf('Heftgeräte');
const staples = both(leaf('Heftklammern'), titled(/Heftklammern/));
const soil = both(leaf('Erde und Dünger'), titled(/erde/i));
const pottingSoil = both(soil, titled(/Blumenerde/));
const wallPaint = titled(/Wandfarbe/);
const extCableLength = having('Länge', /^5 m$/);
const mice = except(leaf('Mäuse'), titled(/^Mauspad/));
const keyboards = leaf('Tastaturen');
const wirelessKeyboards = both(keyboards, either(titled(/MK\d+|kabellos|380s/)));
const cordlessHeadphones = both(
  headphones,
  either(having('Kabellos', /ja/), titled(/AirPods|Bluetooth|Tune (215|Beam)|Evolve2 65/)),
);
const desks = leaf('Schreibtische');
const inkjetCartridges = leaf('Tintenpatronen');
const phoneCases = both(leaf('Handyhüllen'), titled(/hülle|Case/));
const phones = leaf('Smartphones');
const showerHeads = titled(/Handbrause/);
const frames = titled(/^Bilderrahmen/);
const powerbanks = leaf('Powerbanks');
const hdmiCables = both(leaf('HDMI-Kabel'), titled(/HDMI[- ]Kabel/));
const usbCables = leaf('USB-Kabel');
const nym = titled(/^NYM-J/);
const kettles = leaf('Wasserkocher');

const word = queries('word', {
  kugelschreiber: { best: pens, useful: either(penRefills, leaf('Füllhalter')) },
  whiteboard: {
    best: titled(/^Whiteboard lackiert|Premium Plus Whiteboard/),
    useful: titled(/Whiteboardmarker|^Whiteboard-Reiniger|^Haftmagnete|^Flipchart (Classic|Mobil)/),
  },
  gießkanne: { best: leaf('Gießkannen'), useful: titled(/Gießbrause/) },
  lichterkette: { best: titled(/^Lichterkette/), useful: titled(/^LED Streifen|^Paulmann MaxLED/) },
  kabelkanal: { best: ductPvc, useful: titled(/^Innenecke|Flexrohr|^Panzerrohr/) },
  bademantel: { best: titled(/^Bademantel/), useful: towels },
  wasserwaage: { best: titled(/Wasserwaage/), useful: both(leaf('Messen'), titled(/Laser/)) },
  vorhangschloss: { best: titled(/Vorhangschloss/), useful: bikeLocks },
  hängematte: { best: titled(/^Hängematte/), useful: titled(/^(Hängesessel|Sonnenliege)/) },
  radiergummi: { best: titled(/Radiergummi/), useful: titled(/^Tipp-Ex/) },
});

const generic = queries('generic', {
  lampe: {
    best: either(luminaires, bulbs),
    good: either(otherBulbs, leaf('Taschenlampen')),
    useful: either(
      leaf('Leuchtenzubehör', 'LED-Streifen und Lichterketten', 'Fahrradbeleuchtung'),
      titled(/^Ersatzlampe/),
    ),
  },
  kissen: { best: pillows, good: titled(/Sitzkissen/), useful: either(pillowCases, titled(/^Sitzauflage|Heizkissen/)) },
  drucker: { best: printers, useful: either(printerSupplies, titled(/Beschriftungsgerät|LabelManager/)) },
  kabel: {
    best: either(
      except(below('Elektronik > Kabel'), titled(/^Adapter/)),
      extensionCables,
      leaf('Installationskabel'),
      titled(/^Druckerkabel/),
    ),
    good: either(leaf('Kabeltrommeln'), titled(/^(Begrenzungskabel|Kopfhörer-Verlängerungskabel)/)),
    useful: either(leaf('Kabelkanal', 'Kabelbinder und Isolierband', 'Klemmen'), titled(/^Adapter/)),
  },
  stuhl: { best: chairs, good: stools, useful: either(chairAccessories, armchairs) },
  jacke: { best: jackets, good: titled(/Wintermantel/), useful: titled(/^Regenponcho|^Imprägnierspray/) },
  messer: {
    best: titled(/^Victorinox/),
    good: titled(/^(WMF Messerblock|Cuttermesser|Olfa Cutter)/),
    useful: either(titled(/^(Abbrechklingen|Trapezklingen|Wetzstahl|Ersatzmesser)/)),
  },
  akku: {
    best: either(leaf('Akkus'), except(leaf('Werkzeugakkus'), titled(/ladegerät/)), titled(/^Ersatzakku/)),
    useful: either(leaf('Batterieladegeräte', 'Powerbanks'), titled(/Schnellladegerät$/)),
  },
  schuhe: { best: shoes, good: gardenShoes, useful: either(leaf('Schuhzubehör'), titled(/^Schuhschrank/)) },
  tasche: {
    best: bags,
    good: both(leaf('Rucksäcke'), titled(/Deuter|Eastpak/)),
    useful: either(both(leaf('Koffer'), titled(/Samsonite|Tourister/)), titled(/^Notebook-Hülle/), mailers),
  },
  papier: {
    best: copyPaper,
    good: either(leaf('Fotopapier'), titled(/^(Flipchartpapier|Packpapier)/)),
    useful: either(leaf('Notizblöcke'), titled(/Toilettenpapier|^Backpapier|^Schleifpapier/)),
  },
  schlauch: {
    best: gardenHoses,
    good: either(
      soakerHoses,
      both(leaf('Fahrradschläuche'), titled(/schlauch/i)),
      titled(/^(Brauseschlauch|Gasschlauch)|Verlängerungsschlauch/),
    ),
    useful: hoseGear,
  },
});

const words = queries('words', {
  'ordner rot schmal': {
    best: both(folders, colour(/rot/), titled(/52 mm|[^,]5 cm/)),
    good: both(folders, either(colour(/rot/), titled(/52 mm|[^,]5 cm/))),
    useful: either(folders, titled(/^Ringbuch|Ordneretiketten schmal rot/)),
  },
  'bettwäsche grau': { best: both(bedding, colour(/grau|anthrazit/)), good: bedding },
  'bürostuhl schwarz leder': {
    best: both(officeChairs, titled(/Leder schwarz/)),
    good: both(officeChairs, either(colour(/schwarz/), titled(/leder/i))),
    useful: either(officeChairs, titled(/^Freischwinger.*Leder/)),
  },
  'deckenleuchte schwarz': {
    best: both(titled(/^LED Deckenleuchte/), colour(/schwarz/)),
    good: leaf('Deckenleuchten'),
    useful: both(leaf('Hängeleuchten'), colour(/schwarz/)),
  },
  'damen regenjacke rot': {
    best: both(rainJackets, titled(/Damen/), colour(/rot/)),
    good: both(rainJackets, titled(/Damen/)),
    useful: either(rainJackets, leaf('Damenjacken'), titled(/^Regenponcho Erw/)),
  },
  'blumentopf anthrazit': { best: both(potted, colour(/anthrazit|schiefer/)), good: potted, useful: potNeighbours },
  'wasserkocher weiß bosch': {
    best: both(kettles, brand(/Bosch/), colour(/weiß/)),
    good: both(kettles, brand(/Bosch/)),
    useful: kettles,
  },
  'textmarker gelb': { best: both(penMarkers, colour(/gelb/)), good: penMarkers },
  'koffer groß schwarz': {
    best: both(leaf('Koffer'), titled(/75 cm.*schwarz|L schwarz/)),
    good: both(leaf('Koffer'), titled(/75 cm| L |schwarz/)),
    useful: both(leaf('Koffer'), titled(/Samsonite|Tourister/)),
  },
  'teppich wohnzimmer grau': {
    best: both(rugs, colour(/grau/)),
    good: rugs,
    useful: titled(/^Teppich-Antirutschmatte/),
  },
  'handtuch blau': { best: both(towels, colour(/blau|marine/)), good: towels },
});

const inflected = queries('inflected', {
  blumentöpfe: { best: potted, useful: potNeighbours },
  gartenstühle: {
    best: leaf('Gartenstühle'),
    useful: either(titled(/^Sitzauflage|^Hängesessel/), leaf('Gartentische')),
  },
  'schwarzer bürostuhl': {
    best: both(officeChairs, colour(/schw/)),
    good: officeChairs,
    useful: titled(/^Arbeitshocker/),
  },
  'rote jacken': { best: both(jackets, colour(/rot/)), good: jackets },
  handtüchern: { best: towels, useful: titled(/^Geschirrtuch/) },
  'weiße vorhänge': {
    best: titled(/^Gardine Schlaufenschal/),
    good: titled(/^Verdunkelungsvorhang/),
    useful: both(leaf('Vorhänge'), titled(/^(Gardinenstange|Plissee)/)),
  },
  bleistiften: {
    best: except(leaf('Bleistifte'), titled(/Jolly/)),
    useful: titled(/Buntstifte|Doppelspitzdose|Radiergummi/),
  },
  'grüner ordner': { best: both(folders, colour(/grün/)), good: folders, useful: titled(/^Ringbuch/) },
  scheren: {
    best: leaf('Scheren'),
    good: titled(/Rosenschere|Gartenschere|Astschere|Grasschere/),
    useful: titled(/^Bosch Heckenschere/),
  },
  kleidern: {
    best: titled(/^(Sommerkleid|Dirndl Midi)/),
    useful: either(titled(/^(Jeansrock|Kleiderbügel|Kleiderschrank)/)),
  },
  'warme decken': {
    best: titled(/^Kuscheldecke|^Daunendecke.*(Winter|4-Jahr)|Heizdecke/),
    good: titled(/^(Ganzjahresdecke|Daunendecke)/),
  },
});

const compoundJoined = queries('compound-joined', {
  ledstreifen: { best: titled(/^LED Streifen|MaxLED/), useful: titled(/^(LED Trafo|Lichterkette)/) },
  akkurasenmäher: { best: both(mowers, having('Antrieb', /Akku/)), good: mowers, useful: mowerParts },
  damenregenjacke: {
    best: both(rainJackets, titled(/Damen/)),
    good: both(rainJackets, titled(/Herren/)),
    useful: leaf('Damenjacken'),
  },
  whiteboardreiniger: { best: titled(/^Whiteboard-Reiniger/), useful: titled(/Whiteboardmarker/) },
  ledröhre: { best: titled(/LED-Röhre/), useful: titled(/^(Starter für|Feuchtraumleuchte)/) },
  schukosteckdose: {
    best: both(sockets, either(titled(/schuko/i), told(/SCHUKO/))),
    good: except(sockets, titled(/CEE/)),
    useful: socketStrips,
  },
  gamingstuhl: { best: titled(/^Gaming Stuhl/), useful: officeChairs },
  tvwandhalterung: { best: titled(/TV-Wandhalterung/), useful: titled(/^(Beamer Deckenhalterung|Monitorhalterung)/) },
  poloshirt: { best: titled(/^Polo-Shirt/), useful: titled(/T-Shirt/) },
  minibeamer: { best: titled(/Mini-Beamer/), good: projectors, useful: projectorGear },
  ersatzfernbedienung: { best: titled(/^Ersatz-Fernbedienung/), good: titled(/Universalfernbedienung/) },
  usbckabel: { best: both(usbCables, titled(/USB-C/)), good: usbCables, useful: titled(/^Adapter USB-C/) },
});

const compoundParted = queries('compound-parted', {
  'arbeits schuhe': { best: safetyShoes, useful: either(leaf('Wanderschuhe'), titled(/^Einlegesohlen/)) },
  'büro stuhl': {
    best: officeChairs,
    good: titled(/^Arbeitshocker/),
    useful: either(leaf('Besucherstühle', 'Stuhlzubehör')),
  },
  'garten schlauch': { best: gardenHoses, good: soakerHoses, useful: hoseGear },
  'regen jacke herren': {
    best: both(rainJackets, titled(/Herren/)),
    good: either(rainJackets, titled(/Softshelljacke/)),
    useful: either(leaf('Herrenjacken'), titled(/^Regenponcho Erw/)),
  },
  'kaffee maschine': {
    best: both(leaf('Kaffeemaschinen'), titled(/^(DeLonghi (Mag|Din|Ded)|Philips|Nespresso)/)),
    good: titled(/^Bialetti/),
    useful: titled(/^(Melitta Kaffeefilter|DeLonghi Entkalker)/),
  },
  'steckdosen leiste': {
    best: socketStrips,
    good: titled(/Tischsteckdose|^Steckdosenwürfel/),
    useful: either(extensionCables, sockets),
  },
  'fahrrad schloss': { best: bikeLocks, useful: titled(/Vorhangschloss/) },
  'wäsche ständer': { best: titled(/Wäscheständer/), good: titled(/^Wäschespinne/), useful: titled(/^Wäscheklammern/) },
  'tinten patronen': {
    best: except(inkjetCartridges, titled(/Tintenflasche/)),
    good: either(titled(/^Epson 102/), titled(/Tintenpatronen/)),
    useful: except(printers, having('Druckverfahren', /Laser/)),
  },
  'vorhang stange': { best: titled(/^Gardinenstange/), useful: titled(/^(Verdunkelungsvorhang|Gardine )/) },
  'tür klingel': { best: titled(/^(Byron Funkklingel|Grothe Gong|Siedle)/), useful: titled(/^Klingeltrafo/) },
});

const typo = queries('typo', {
  kugelshreiber: { best: pens, useful: either(penRefills, leaf('Füllhalter')) },
  staubsuager: { best: vacuums, useful: vacuumParts },
  gartenschlach: { best: gardenHoses, good: soakerHoses, useful: hoseGear },
  drukcer: { best: printers, useful: either(printerSupplies, titled(/Beschriftungsgerät|LabelManager/)) },
  laminiergrät: { best: leaf('Laminiergeräte'), useful: leaf('Laminierfolien') },
  steckdoose: { best: sockets, good: otherSockets, useful: either(leaf('Steckdosenleisten'), leaf('Rahmen')) },
  rasenmäer: { best: mowers, useful: mowerParts },
  aktenvernichtr: { best: except(leaf('Aktenvernichter'), titled(/^Schredderöl/)), useful: titled(/^Schredderöl/) },
  verlängerungskable: {
    best: extensionCables,
    good: leaf('Kabeltrommeln'),
    useful: either(socketStrips, titled(/^Kopfhörer-Verl/)),
  },
  schreibtich: { best: desks, useful: leaf('Rollcontainer') },
  'betwäsche 140x200': { best: both(bedding, titled(/140x200/)), good: bedding },
});

const sound = queries('sound', {
  fase: { best: vases },
  kopfhörrer: { best: headphones, useful: leaf('Kopfhörerzubehör') },
  teppisch: { best: rugs, good: titled(/^Fußmatte/), useful: titled(/^Teppich-Antirutschmatte/) },
  bohrmaschiene: { best: drills, good: cordlessDrivers, useful: drillBits },
  matraze: { best: mattresses, useful: either(mattressPads, titled(/^(Boxspringbett|Lattenrost)/)) },
  rucksak: {
    best: both(leaf('Rucksäcke'), titled(/^(Deuter|Eastpak)/)),
    good: titled(/^Ergobag/),
    useful: titled(/^Regenhülle/),
  },
  fahradhelm: { best: bikeHelmets, useful: both(leaf('Schutzausrüstung'), titled(/^Bauhelm/)) },
  kertzen: { best: candles, useful: titled(/^Kerzenständer|LED Kerze/) },
  tastatuhr: { best: keyboards, useful: titled(/^Computertisch/) },
  kärscher: { best: brand(/Kärcher/) },
  küchenwage: { best: titled(/Küchenwaage/), useful: titled(/^Personenwaage|^Kofferwaage/) },
});

const synonym = queries('synonym', {
  'kuli blau': { best: both(pens, colour(/blau/)), good: pens, useful: both(penRefills, colour(/blau/)) },
  beamer: { best: projectors, useful: projectorGear },
  laptop: { best: notebooks, useful: leaf('Notebooktaschen') },
  'glühbirne e27': { best: bulbsE27, useful: either(leaf('LED-Lampen E14'), titled(/^Lampenfassung/)) },
  'briefumschlag c5': { best: both(envelopes, having('Format', /C5/)), good: envelopes, useful: mailers },
  duschkopf: { best: showerHeads, useful: titled(/^Brauseschlauch/) },
  klopapier: { best: titled(/Toilettenpapier/) },
  rasensprenger: { best: titled(/Viereckregner/), useful: titled(/Gießbrause|Spritzpistole/) },
  schraubenzieher: {
    best: titled(/Schraubendreher/),
    useful: either(cordlessDrivers, titled(/^Phasenprüfer|^Wera Bit-Set|^Inbus/)),
  },
  'handy samsung': {
    best: both(phones, brand(/Samsung/)),
    good: phones,
    useful: either(both(phoneCases, titled(/Galaxy/)), titled(/^Samsung Schnellladegerät/)),
  },
  couch: { best: titled(/^(Sofa [23]|Ecksofa)/), useful: either(armchairs, titled(/^(Sofabezug|Couchtisch)/)) },
  tacker: { best: staplers, useful: either(staples, titled(/^Enthefter/)) },
  fahrradmantel: { best: leaf('Fahrradreifen'), useful: leaf('Fahrradschläuche') },
});

const region = queries('region', {
  sessel: { best: either(chairs, armchairs), good: stools, useful: chairAccessories },
  polster: {
    best: pillows,
    good: titled(/Sitzkissen/),
    useful: either(pillowCases, titled(/^(Sitz|Bank)auflage/), armchairs),
  },
  tixo: { best: clearTape, good: otherTape, useful: either(tapeGear, titled(/Isolierband|Malerband/)) },
  häferl: { best: mugs },
  'leintuch 90x200': { best: both(sheets, titled(/90x200/)), good: sheets, useful: mattressPads },
  'kasten weiß': {
    best: both(wardrobes, colour(/weiß/)),
    good: either(wardrobes, both(leaf('Aktenschränke'), colour(/weiß/))),
    useful: either(
      titled(/^(Besteckkasten|Blumenkasten|Sicherungskasten)/),
      both(leaf('Aktenschränke'), titled(/schrank/)),
    ),
  },
  scheibtruhe: { best: barrows, useful: titled(/^Schubkarrenrad/) },
  haube: { best: titled(/^Strickmütze/), good: titled(/^Baseballkappe|^Buff/), useful: titled(/^Schutzhülle/) },
  patschen: { best: slippers },
  nudelholz: { best: titled(/^Nudelwalker/) },
  bartwisch: { best: titled(/^Bartwisch/), useful: titled(/^(Zimmerbesen|Straßenbesen)/) },
  gasgriller: {
    best: gasGrills,
    good: grills,
    useful: either(leaf('Grillzubehör'), titled(/^Schutzhülle für Gasgrill/)),
  },
  kehrschaufel: { best: titled(/^Bartwisch/), useful: titled(/^(Zimmerbesen|Straßenbesen)/) },
});

const category = queries('category', {
  büromöbel: { best: except(below('Büro > Büromöbel'), leaf('Stuhlzubehör')), good: leaf('Stuhlzubehör') },
  gartenmöbel: { best: except(gardenFurniture, leaf('Auflagen und Hüllen')), good: leaf('Auflagen und Hüllen') },
  damenbekleidung: { best: below('Bekleidung > Damen'), useful: titled(/Damen/) },
  fahrradteile: { best: below('Fahrrad > Teile'), good: below('Fahrrad > Zubehör') },
  arbeitskleidung: { best: below('Bekleidung > Arbeitskleidung') },
  leuchtmittel: { best: below('Beleuchtung > Leuchtmittel'), useful: titled(/^Lampenfassung/) },
  grillzubehör: { best: leaf('Grillzubehör'), useful: either(grills, titled(/^Schutzhülle für Gasgrill/)) },
  handwerkzeug: { best: below('Werkzeug > Handwerkzeug'), useful: leaf('Werkzeugkoffer') },
  schalterprogramm: { best: below('Elektroinstallation > Schalterprogramm') },
  heimtextilien: { best: below('Wohnen > Heimtextilien'), useful: leaf('Handtücher', 'Badtextilien') },
});

const brands = queries('brand', {
  gardena: { best: brand(/Gardena/) },
  'leitz ordner': { best: both(folders, brand(/Leitz/)), good: folders, useful: brand(/Leitz/) },
  'makita akku': {
    best: both(leaf('Werkzeugakkus'), titled(/Makita BL/)),
    good: titled(/^Makita DC18/),
    useful: either(
      both(brand(/Makita/), either(having('Antrieb', /Akku/), titled(/Akku/))),
      both(leaf('Werkzeugakkus'), titled(/Ah/)),
    ),
  },
  'miele staubsauger': {
    best: both(vacuums, brand(/Miele/)),
    good: vacuums,
    useful: both(vacuumParts, titled(/Miele/)),
  },
  'gira steckdose': { best: both(sockets, brand(/Gira/)), good: sockets, useful: brand(/Gira/) },
  'weber grill': {
    best: both(grills, brand(/Weber/)),
    good: grills,
    useful: both(leaf('Grillzubehör'), brand(/Weber/)),
  },
  'jack wolfskin': { best: brand(/Jack Wolfskin/) },
  'puma s3': {
    best: both(safetyShoes, brand(/Puma/)),
    good: both(safetyShoes, having('Schutzklasse', /^S3$/)),
    useful: brand(/Puma/),
  },
  stabilo: { best: brand(/Stabilo/) },
  'lamy füller': { best: both(leaf('Füllhalter'), brand(/Lamy/)), good: leaf('Füllhalter'), useful: brand(/Lamy/) },
});

const quantity = queries('quantity', {
  'kopierpapier a4 500 blatt': {
    best: both(copyPaper, either(titled(/DIN A4 (80|90|100) g/), titled(/A4.*500 B/))),
    good: both(copyPaper, either(titled(/A4/), titled(/500 B/))),
  },
  'batterien aa 8 stück': {
    best: both(aaBatteries, titled(/ (8er|8 St\.)/)),
    good: either(aaBatteries, both(batteries, titled(/ (8er|8 St\.)/))),
    useful: either(both(leaf('Akkus'), having('Bauform', /^AA$/)), batteries),
  },
  'klebestift 5er pack': {
    best: titled(/Klebestift.*5er-Pack/),
    good: titled(/Klebestift/),
    useful: leaf('Klebestifte und Kleber'),
  },
  'teelichter 100 stk': { best: titled(/^Teelichter 100/), good: titled(/^Teelichter/), useful: candles },
  'kleiderbügel 20 stück': { best: titled(/^Kleiderbügel.* 20 St/), good: titled(/^Kleiderbügel/) },
  'blumenerde 50 liter': { best: both(pottingSoil, titled(/50 l/)), good: pottingSoil, useful: soil },
  'wandfarbe 10l': { best: both(wallPaint, titled(/ 10 l/)), good: wallPaint },
  'spültabs 100 stück': { best: titled(/Geschirrspültabs 100/), good: titled(/Geschirrspültabs/) },
  'müllbeutel 35 l': {
    best: titled(/Müllbeutel 35 l/),
    good: titled(/Müllbeutel/),
    useful: titled(/Treteimer|Mülleimer/),
  },
  'umzugskartons 20 stück': {
    best: titled(/^Umzugskarton.*20er/),
    good: titled(/^Umzugskarton/),
    useful: leaf('Kartons'),
  },
});

const dimension = queries('dimension', {
  'gartenschlauch 20m 1/2 zoll': {
    best: both(gardenHoses, having('Länge', /^20 m$/), having('Durchmesser', /1\/2 Zoll/)),
    good: both(gardenHoses, either(having('Länge', /^20 m$/), having('Durchmesser', /1\/2 Zoll/))),
    useful: either(gardenHoses, soakerHoses, hoseGear),
  },
  'verlängerungskabel 5 m': {
    best: both(extensionCables, extCableLength),
    good: extensionCables,
    useful: leaf('Kabeltrommeln'),
  },
  'bettwäsche 140x200': {
    best: both(bedding, titled(/140x200/)),
    good: bedding,
    useful: titled(/^(Ganzjahresdecke|Daunendecke).*140x200/),
  },
  'nym-j 3x1,5 100m': {
    best: both(nym, titled(/3x1,5.*100 m/)),
    good: both(nym, either(titled(/3x1,5/), titled(/100 m/))),
    useful: leaf('Installationskabel'),
  },
  'pfanne 28cm': { best: both(pans, titled(/28 cm/)), good: pans, useful: both(panAccessories, titled(/28 cm/)) },
  'arbeits schuhe s3 42': {
    best: both(safetyShoes, having('Schutzklasse', /^S3$/), having('Größe', /^42$/)),
    good: both(safetyShoes, either(having('Schutzklasse', /^S3$/), having('Größe', /^42$/))),
    useful: safetyShoes,
  },
  'bilderrahmen 50 x 70': { best: both(frames, titled(/50x70/)), good: frames, useful: titled(/^Poster.*50x70/) },
  'kabelkanal 30x30': { best: both(ductPvc, titled(/30x30/)), good: ductPvc, useful: titled(/^Innenecke.*30x30/) },
  'spannleintuch 180x200 grau': {
    best: both(sheets, titled(/180x200/), colour(/grau|anthr/)),
    good: both(sheets, either(titled(/180x200/), colour(/grau|anthr/))),
    useful: either(sheets, titled(/^Matratzenschoner.*180x200/)),
  },
  'hdmi kabel 3m': { best: both(hdmiCables, having('Länge', /^3 m$/)), good: hdmiCables, useful: titled(/^Adapter/) },
  'led e27 9w': { best: both(bulbsE27, having('Leistung', /^9 W$/)), good: bulbsE27, useful: bulbs },
  'powerbank 20000mah': { best: both(powerbanks, having('Kapazität', /^20000/)), good: powerbanks },
});

const code = queries('code', {
  tn2420: {
    best: titled(/^Brother Toner TN-2420/),
    good: titled(/kompatibel zu Brother TN-2420/),
    useful: titled(/DR-2400|HL-L2350DW|HL-L2310D|TN-2410/),
  },
  'hp 305xl': { best: titled(/^HP 305XL/), good: titled(/^HP 305 /), useful: titled(/^HP DeskJet/) },
  cr2032: { best: titled(/CR2032/), useful: leaf('Knopfzellen') },
  'wago 221-413': { best: titled(/WAGO 221-413/), good: titled(/WAGO 221/), useful: leaf('Klemmen') },
  dr2400: { best: titled(/DR-2400/), useful: either(leaf('Trommeln'), titled(/TN-24[12]0/)) },
  '3ym62ae': { best: coded(/^3YM62AE$/) },
  // Leitz 1010 in red by its article number, CR2032 by two by its GTIN.
  '6998899': { best: coded(/^6998899$/) },
  '2009132655209': { best: coded(/^2009132655209$/) },
  wh1000xm5: { best: titled(/WH-1000XM5/), good: titled(/^Sony WH-/), useful: titled(/^Ersatz-Ohrpolster.*Sony/) },
  'makita bl1850b': { best: titled(/BL1850B/), good: titled(/Makita BL18/), useful: titled(/Makita DC18/) },
  'schwalbe sv17': {
    best: titled(/SV17/),
    good: titled(/^Schwalbe Fahrradschlauch/),
    useful: leaf('Fahrradschläuche'),
  },
  'tze 231': { best: titled(/TZe-231/), good: titled(/TZe-/), useful: titled(/P-touch/) },
  cf259x: { best: titled(/CF259X/), good: titled(/CF259A/) },
});

const feature = queries('feature', {
  'led lampe e27 warmweiss': {
    best: both(bulbsE27, having('Lichtfarbe', /warmweiß/)),
    good: bulbsE27,
    useful: both(leaf('LED-Lampen E14'), having('Lichtfarbe', /warmweiß/)),
  },
  'drucker mit wlan': {
    best: both(printers, either(having('WLAN', /ja/), titled(/PIXMA|L\d+DW|\d(we|dw|fdw)\b/))),
    good: printers,
  },
  'kopfhörer kabellos': { best: cordlessHeadphones, good: headphones },
  'hemd bügelfrei': {
    best: titled(/^Olymp Luxor/),
    good: titled(/^Karohemd/),
    useful: both(leaf('Hemden und T-Shirts'), titled(/Polo/)),
  },
  'pfanne induktion': {
    best: both(pans, either(having('Induktion', /ja/), told(/Induktion/), titled(/Gusseisen|Edelstahl|Emaille/))),
    good: pans,
    useful: both(leaf('Töpfe'), told(/Induktion/)),
  },
  'schreibtisch höhenverstellbar': { best: titled(/^Sitz-Steh-Schreibtisch/), good: desks },
  'kabellose tastatur': {
    best: wirelessKeyboards,
    good: keyboards,
    useful: both(mice, having('Anschluss', /Funk|Bluetooth/)),
  },
  'steckdose feuchtraum': {
    best: both(sockets, having('Schutzart', /IP44/)),
    good: sockets,
    useful: titled(/^(Abzweigdose|Feuchtraumleuchte)/),
  },
  farblaserdrucker: {
    best: both(leaf('Laserdrucker'), either(having('Farbdruck', /ja/), titled(/M5526cdn/))),
    good: leaf('Laserdrucker'),
    useful: printers,
  },
  'wasserdichte fahrradtasche': { best: titled(/^Ortlieb/), useful: titled(/^Klickfix|^Regenhülle/) },
  'schere für linkshänder': { best: titled(/^Westcott.*links/), good: leaf('Scheren') },
  'außenleuchte mit bewegungsmelder': {
    best: either(titled(/^Steinel Sensorleuchte/), titled(/Baustrahler.*Bewegungsmelder/)),
    good: leaf('Außenleuchten'),
    useful: leaf('Bewegungsmelder'),
  },
});

const halfTyped = queries('half-typed', {
  kugelschr: { best: pens, useful: penRefills },
  blument: { best: potted, useful: titled(/Untersetzer/) },
  verlänger: { best: extensionCables, useful: titled(/^Kopfhörer-Verl|Verlängerungsschlauch/) },
  laminierg: { best: leaf('Laminiergeräte'), useful: leaf('Laminierfolien') },
  gartensch: {
    best: either(gardenHoses, except(leaf('Gartenscheren'), titled(/^Ersatzklinge/))),
    useful: either(soakerHoses, hoseGear, titled(/^Ersatzklinge für Felco/)),
  },
  tintenpat: { best: except(inkjetCartridges, titled(/Tintenflasche/)), good: titled(/Tintenpatronen|^Epson 102/) },
  kopfh: { best: headphones, useful: leaf('Kopfhörerzubehör') },
  steckdosenl: { best: socketStrips, useful: titled(/Tischsteckdose|^Steckdosenwürfel/) },
  'bettwäsche bau': { best: both(bedding, having('Material', /Baumwolle/)), good: bedding },
  winterja: { best: titled(/^Herren Winterjacke/), good: titled(/Wintermantel/), useful: jackets },
});

const nothing = queries('nothing', {
  hundefutter: {},
  klavier: {},
  'thomas müller': {},
  asdfghjkl: {},
  whisky: {},
  aspirin: {},
  'urlaub mallorca': {},
  'xqzvw 7731': {},
  'kugelschreiber mit benzinmotor': {},
  zahnarzt: {},
});

export const mailorderQueries: readonly JudgedQuery[] = [
  ...word,
  ...generic,
  ...words,
  ...inflected,
  ...compoundJoined,
  ...compoundParted,
  ...typo,
  ...sound,
  ...synonym,
  ...region,
  ...category,
  ...brands,
  ...quantity,
  ...dimension,
  ...code,
  ...feature,
  ...halfTyped,
  ...nothing,
];
