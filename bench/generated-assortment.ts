/** The assortment of a generated shop: departments, groups, and for each leaf category the name of its products. */
export const assortment: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Elektrowerkzeuge: {
    Bohrmaschinen: ['Akku-Bohrschrauber', 'Schlagbohrmaschine', 'Bohrhammer', 'Tischbohrmaschine', 'Rührwerk'],
    Sägen: ['Handkreissäge', 'Stichsäge', 'Kappsäge', 'Säbelsäge', 'Tischkreissäge', 'Bandsäge'],
    Schleifgeräte: ['Winkelschleifer', 'Exzenterschleifer', 'Bandschleifer', 'Deltaschleifer', 'Geradschleifer'],
    Fräsen: ['Oberfräse', 'Kantenfräse', 'Nutfräse', 'Flachdübelfräse'],
    Messgeräte: ['Kreuzlinienlaser', 'Entfernungsmesser', 'Ortungsgerät', 'Wärmebildkamera', 'Feuchtemesser'],
  },
  Handwerkzeuge: {
    Schraubwerkzeuge: [
      'Schraubendreher',
      'Ringschlüssel',
      'Maulschlüssel',
      'Steckschlüsselsatz',
      'Drehmomentschlüssel',
    ],
    Zangen: ['Kombizange', 'Seitenschneider', 'Wasserpumpenzange', 'Crimpzange', 'Blechschere', 'Kneifzange'],
    Hämmer: ['Schlosserhammer', 'Fäustel', 'Gummihammer', 'Latthammer', 'Vorschlaghammer'],
    Handsägen: ['Fuchsschwanz', 'Metallsägebogen', 'Japansäge', 'Gehrungssäge', 'Laubsäge'],
    Messwerkzeuge: ['Wasserwaage', 'Bandmaß', 'Messschieber', 'Anschlagwinkel', 'Gliedermaßstab'],
  },
  Befestigung: {
    Schrauben: ['Spanplattenschraube', 'Terrassenschraube', 'Sechskantschraube', 'Senkkopfschraube', 'Stockschraube'],
    Dübel: ['Universaldübel', 'Spreizdübel', 'Gipskartondübel', 'Schwerlastanker', 'Dämmstoffdübel'],
    'Muttern und Scheiben': ['Sechskantmutter', 'Stoppmutter', 'Flügelmutter', 'Unterlegscheibe', 'Federring'],
    'Nägel und Klammern': ['Drahtstift', 'Stahlnagel', 'Tackerklammer', 'Streifennagel'],
    'Kleben und Dichten': ['Montagekleber', 'Silikon', 'Acryl', 'Zwei-Komponenten-Kleber', 'Dichtband'],
  },
  Zubehör: {
    Bohrer: ['Spiralbohrer', 'Steinbohrer', 'Holzbohrer', 'Forstnerbohrer', 'Lochsäge', 'Stufenbohrer'],
    Bits: ['Bit', 'Bitsatz', 'Bithalter', 'Steckschlüsseleinsatz'],
    Schleifmittel: ['Schleifscheibe', 'Schleifpapier', 'Fächerscheibe', 'Schleifband', 'Polierschwamm'],
    Sägeblätter: ['Kreissägeblatt', 'Stichsägeblatt', 'Säbelsägeblatt', 'Bandsägeblatt'],
    'Akkus und Ladegeräte': ['Akku', 'Ladegerät', 'Akku-Set', 'Adapter'],
  },
  Garten: {
    Bewässerung: ['Gartenschlauch', 'Schlauchwagen', 'Regner', 'Brause', 'Kupplung'],
    Gartengeräte: ['Spaten', 'Rechen', 'Hacke', 'Grabegabel', 'Laubbesen', 'Unkrautstecher'],
    'Schneiden und Sägen': ['Astschere', 'Heckenschere', 'Gartenschere', 'Astsäge', 'Spaltaxt'],
    Gartenmaschinen: ['Rasenmäher', 'Rasentrimmer', 'Laubbläser', 'Häcksler', 'Kettensäge'],
    Pflanzen: ['Blumentopf', 'Hochbeet', 'Pflanzkübel', 'Rankgitter'],
  },
  Elektroinstallation: {
    Leitungen: ['Mantelleitung', 'Aderleitung', 'Gummischlauchleitung', 'Datenleitung', 'Erdkabel'],
    'Schalter und Steckdosen': ['Wechselschalter', 'Steckdose', 'Dimmer', 'Taster', 'Abdeckrahmen'],
    Verteiler: ['Kleinverteiler', 'Leitungsschutzschalter', 'FI-Schutzschalter', 'Reihenklemme'],
    Leuchten: ['LED-Strahler', 'Feuchtraumleuchte', 'Arbeitsleuchte', 'Stirnlampe', 'Wandleuchte'],
    Leuchtmittel: ['LED-Lampe', 'LED-Röhre', 'Halogenlampe', 'Reflektorlampe'],
  },
  'Sanitär und Heizung': {
    Armaturen: ['Waschtischarmatur', 'Küchenarmatur', 'Brausearmatur', 'Eckventil', 'Kugelhahn'],
    Rohre: ['Kupferrohr', 'Mehrschichtverbundrohr', 'HT-Rohr', 'Bogen', 'Muffe', 'T-Stück'],
    Heizung: ['Heizkörper', 'Thermostatkopf', 'Heizungspumpe', 'Entlüfter'],
    Werkzeug: ['Presszange', 'Rohrabschneider', 'Gewindeschneider', 'Rohrzange'],
    Dichtungen: ['O-Ring', 'Flachdichtung', 'Gewindedichtfaden', 'Siphon'],
  },
  Arbeitsschutz: {
    Handschutz: ['Montagehandschuh', 'Schnittschutzhandschuh', 'Einweghandschuh', 'Schweißerhandschuh'],
    Kopfschutz: ['Schutzhelm', 'Gehörschutz', 'Schutzbrille', 'Atemschutzmaske'],
    Fußschutz: ['Sicherheitsschuh', 'Sicherheitsstiefel', 'Gummistiefel', 'Einlegesohle'],
    Arbeitskleidung: ['Bundhose', 'Latzhose', 'Arbeitsjacke', 'Warnweste', 'Thermojacke'],
    Absturzsicherung: ['Auffanggurt', 'Verbindungsmittel', 'Höhensicherungsgerät'],
  },
};

/**
 * Attribute groups and their values, in the operator's order. Every product has brand and series; the other groups
 * depend on its category.
 */
export const attributeValues: Readonly<Record<string, readonly string[]>> = {
  Marke: [
    ...['Alphatec', 'Bergmann', 'Cordes', 'Dörfler', 'Eisenhut', 'Falkner', 'Grünwald', 'Hofer', 'Ihle', 'Jäger'],
    ...['Kaltenbach', 'Löwe', 'Müllner', 'Nordwerk', 'Oberland', 'Prömmel', 'Quarz', 'Rössler', 'Stahlfix', 'Tüchler'],
    ...['Unterberg', 'Vollmer', 'Weißbach', 'Xaver', 'Ybbs', 'Zöllner'],
  ],
  Serie: ['Basic', 'Classic', 'Comfort', 'Expert', 'Profi', 'Profi Plus', 'Kompakt', 'Industrie'],
  Durchmesser: ['0,5 mm', '1 mm', '1,5 mm', '2 mm', '2,5 mm', '3 mm', '4 mm', '5 mm', '6 mm', '8 mm', '10 mm', '12 mm'],
  Länge: ['20 mm', '40 mm', '60 mm', '80 mm', '100 mm', '120 mm', '160 mm', '200 mm', '250 mm', '300 mm', '1.000 mm'],
  Material: [
    'Stahl verzinkt',
    'Edelstahl A2',
    'Edelstahl A4',
    'HSS',
    'HSS-G',
    'Hartmetall',
    'Messing',
    'Holz',
    'Kunststoff',
  ],
  Farbe: ['rot', 'blau', 'grün', 'schwarz', 'weiß', 'grau', 'gelb', 'orange'],
  Leistung: ['250 W', '500 W', '750 W', '1.000 W', '1.500 W', '2.200 W'],
  Spannung: ['3,6 V', '10,8 V', '12 V', '18 V', '36 V', '230 V', '400 V'],
  Inhalt: ['1 Stück', '5 Stück', '10 Stück', '50 Stück', '100 Stück', '500 Stück'],
  Gewinde: ['M4', 'M5', 'M6', 'M8', 'M10', 'M12', '1/2 Zoll', '3/4 Zoll', '1 Zoll'],
};

/** Sentences for descriptions, with {name} and {brand} to be filled in. */
export const sentences: readonly string[] = [
  '{name} für den täglichen Einsatz auf der Baustelle und in der Werkstatt.',
  'Robuste Ausführung mit langer Lebensdauer, gefertigt nach strengen Vorgaben von {brand}.',
  'Der ergonomische Griff liegt auch bei längerem Arbeiten sicher in der Hand.',
  'Geeignet für Holz, Metall, Kunststoff und Mauerwerk.',
  'Rostfrei, schlagfest und einfach zu reinigen.',
  'Lieferung mit Bedienungsanleitung und Aufbewahrungskoffer.',
  'Die gehärtete Spitze sorgt für präzise Ergebnisse ohne Ausreißen.',
  'Passendes Zubehör ist getrennt erhältlich und lässt sich ohne Werkzeug wechseln.',
  'Geprüfte Sicherheit nach den geltenden europäischen Normen.',
  'Auch als Ersatzteil für ältere Geräte der gleichen Baureihe verwendbar.',
  'Besonders leise und vibrationsarm, daher angenehm bei Arbeiten über Kopf.',
  'Wetterfest beschichtet und für den Einsatz im Freien geeignet.',
];
