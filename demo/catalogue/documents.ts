import type { DataSheet } from '../assembly/data-sheet.ts';

/** The data sheets of the demo catalogue; families name them by key. */
export const dataSheets = {
  'datenblatt-drehmomentschluessel': {
    filename: 'Datenblatt Drehmomentschlüssel.pdf',
    title: 'Drehmomentschlüssel, auslösend',
    brand: 'Nordfels',
    facts: [
      ['Messbereiche', '5–25, 20–100, 40–200, 60–320 Nm'],
      ['Auslösegenauigkeit', '± 3 % vom eingestellten Wert'],
      ['Prüfung', 'DIN EN ISO 6789-1, Protokoll liegt bei'],
      ['Antrieb', '1/4", 3/8", 1/2" Vierkant'],
      ['Nachprüfung', 'nach 12 Monaten oder 5000 Auslösungen'],
    ],
    sections: [
      {
        heading: 'Einstellen',
        paragraphs: [
          'Verriegelung am Griffende ziehen, Griff drehen, bis der gewünschte Wert in der Skala steht, Verriegelung eindrücken. Der Griff darf sich danach nicht mehr drehen lassen.',
        ],
      },
      {
        heading: 'Anziehen',
        paragraphs: [
          'Gleichmäßig und ohne Ruck ziehen. Der Schlüssel löst mit einem deutlichen Klick aus; danach nicht weiterziehen. Nur rechtsdrehend auslösen, zum Lösen von Schrauben ist das Werkzeug nicht bestimmt.',
        ],
      },
      {
        heading: 'Aufbewahren',
        paragraphs: [
          'Nach der Arbeit auf den kleinsten Skalenwert entspannen. Trocken im Koffer lagern, Ratschenkopf einmal im Jahr mit einem Tropfen Feinmechaniköl versorgen.',
        ],
      },
    ],
  },
  'datenblatt-akku-bohrschrauber': {
    filename: 'Datenblatt Akku-Bohrschrauber.pdf',
    title: 'Akku-Bohrschrauber 12 V und 18 V',
    brand: 'Volthaus',
    facts: [
      ['Drehmoment hart', '30 / 60 / 90 Nm'],
      ['Leerlaufdrehzahl', '0–500 / 0–1.900 je Minute'],
      ['Bohrfutter', '1,5–13 mm, Schnellspannfutter'],
      ['Bohrleistung Stahl / Holz', '13 mm / 40 mm'],
      ['Schalldruckpegel', '74 dB(A), K = 3 dB(A)'],
      ['Schwingung', '2,5 m/s², K = 1,5 m/s²'],
    ],
    sections: [
      {
        heading: 'Vor dem ersten Gebrauch',
        paragraphs: ['Akku vollständig laden. Die volle Kapazität wird nach etwa fünf Ladungen erreicht.'],
      },
      {
        heading: 'Sicherheit',
        paragraphs: [
          'Vor dem Wechsel des Einsatzwerkzeugs den Akku abnehmen. Nicht in Wände bohren, in denen Leitungen liegen können, ohne sie vorher zu orten. Schutzbrille tragen.',
        ],
      },
      {
        heading: 'Akku',
        paragraphs: [
          'Zwischen 10 und 40 °C laden. Bei längerem Nichtgebrauch halb geladen und trocken lagern. Beschädigte Akkus nicht versenden, sondern bei einer Sammelstelle oder bei uns im Geschäft abgeben.',
        ],
      },
    ],
  },
  'datenblatt-winkelschleifer': {
    filename: 'Datenblatt Winkelschleifer.pdf',
    title: 'Winkelschleifer 125 und 230 mm',
    brand: 'Volthaus',
    facts: [
      ['Nennaufnahme', '900 / 1400 / 2200 W'],
      ['Spindelgewinde', 'M 14'],
      ['Schalldruckpegel', '92 dB(A), K = 3 dB(A)'],
      ['Schwingung Zusatzgriff', '5,5 m/s², K = 1,5 m/s²'],
      ['Schutzklasse', 'II'],
    ],
    sections: [
      {
        heading: 'Scheibe wechseln',
        paragraphs: [
          'Netzstecker ziehen. Spindelarretierung drücken, Spannmutter mit dem Zweilochschlüssel lösen. Nur Scheiben verwenden, deren zulässige Drehzahl mindestens der Leerlaufdrehzahl der Maschine entspricht und deren Datum nicht abgelaufen ist.',
        ],
      },
      {
        heading: 'Schutzausrüstung',
        paragraphs: [
          'Schutzbrille, Gehörschutz, Handschuhe und enganliegende Kleidung. Schutzhaube nie abnehmen. Funkenflug beachten: zehn Meter Abstand zu brennbarem Material.',
        ],
      },
      {
        heading: 'Wartung',
        paragraphs: [
          'Lüftungsschlitze nach der Arbeit ausblasen. Die Kohlebürsten schalten bei Verschleiß selbst ab und sind als Satz erhältlich.',
        ],
      },
    ],
  },
  'datenblatt-bolzenanker': {
    filename: 'Datenblatt Bolzenanker.pdf',
    title: 'Bolzenanker, galvanisch verzinkt',
    brand: 'Mutterfest',
    facts: [
      ['Zulässige Zuglast M 8', '2,4 kN (Beton C20/25, gerissen)'],
      ['Zulässige Zuglast M 10', '4,3 kN'],
      ['Zulässige Zuglast M 12', '6,2 kN'],
      ['Zulässige Zuglast M 16', '9,9 kN'],
      ['Mindestabstand zum Rand', '1,5 × Verankerungstiefe'],
      ['Anzugsmoment', '20 / 45 / 60 / 110 Nm'],
    ],
    sections: [
      {
        heading: 'Setzen',
        paragraphs: [
          'Bohren, Bohrloch zweimal ausbürsten und zweimal ausblasen, Anker mit dem Hammer einschlagen, bis die Markierung bündig ist, mit dem Drehmomentschlüssel anziehen.',
        ],
      },
      {
        heading: 'Bemessung',
        paragraphs: [
          'Die Werte gelten für den Einzelanker ohne Randeinfluss. Für Ankergruppen, kleine Randabstände und Brandfall ist ein Nachweis nötig. Zahlen dieses Blattes sind Beispieldaten eines Demonstrationsshops und nicht zur Bemessung bestimmt.',
        ],
      },
    ],
  },
  'montage-hobelbank': {
    filename: 'Montageanleitung Hobelbank.pdf',
    title: 'Hobelbank aufstellen und einrichten',
    brand: 'Ahornbank',
    facts: [
      ['Lieferumfang', 'Platte, zwei Böcke, zwei Stege, Zangen, 4 Bankhaken'],
      ['Werkzeug', 'Gabelschlüssel 17 und 19, Wasserwaage, Gummihammer'],
      ['Zeit', 'zu zweit etwa eine Stunde'],
    ],
    sections: [
      {
        heading: 'Gestell',
        paragraphs: [
          'Stege in die Zapfenlöcher der Böcke stecken, Zuganker durchführen, Muttern handfest anziehen. Das Gestell auf ebenem Boden ausrichten, dann mit 40 Nm nachziehen.',
        ],
      },
      {
        heading: 'Platte',
        paragraphs: [
          'Zu zweit auflegen; die vier Holzdübel führen sie. Nicht verschrauben: Die Platte arbeitet mit der Luftfeuchtigkeit und braucht Spiel.',
        ],
      },
      {
        heading: 'Zangen einstellen',
        paragraphs: [
          'Die Vorderzange soll oben zuerst greifen und unten zwei Zehntel Millimeter Luft haben. Führungen mit Wachs einreiben, nie mit Öl.',
        ],
      },
      {
        heading: 'Pflege',
        paragraphs: [
          'Einmal im Jahr mit Leinölfirnis dünn nachölen, Überschuss nach zwanzig Minuten abnehmen. Leimreste mit der Ziehklinge entfernen.',
        ],
      },
    ],
  },
  'merkblatt-rostloeser': {
    filename: 'Technisches Merkblatt Rostlöser.pdf',
    title: 'Rostlöser 400 ml',
    brand: 'Zirbner',
    facts: [
      ['Farbe', 'bernstein, transparent'],
      ['Wirkstoffe', 'Grundöl, Kriechmittel, Treibgas'],
      ['Anwendungstemperatur', '+5 bis +35 °C'],
      ['Haltbarkeit', '24 Monate, ungeöffnet'],
    ],
    sections: [
      {
        heading: 'Anwendung',
        paragraphs: [
          'Dose schütteln. Verbindung satt einsprühen, mindestens zehn Minuten wirken lassen, bei starkem Rost wiederholen. Vor dem Lackieren gründlich entfetten.',
        ],
      },
      {
        heading: 'Hinweise',
        paragraphs: [
          'Gefahr. Extrem entzündbares Aerosol. Behälter steht unter Druck: kann bei Erwärmung bersten. Vor Sonnenbestrahlung schützen und nicht Temperaturen über 50 °C aussetzen. Nur restentleerte Dosen zur Wertstoffsammlung geben.',
        ],
      },
    ],
  },
  'merkblatt-leinoelfirnis': {
    filename: 'Technisches Merkblatt Leinölfirnis.pdf',
    title: 'Leinölfirnis, doppelt gekocht',
    brand: 'Zirbner',
    facts: [
      ['Ergiebigkeit', '15–20 m² je Liter und Schicht'],
      ['Trockenzeit', '24 Stunden bei 20 °C'],
      ['Dichte', '0,94 g/ml'],
      ['Verdünnung', 'bis 20 % Balsamterpentin für die erste Schicht'],
    ],
    sections: [
      {
        heading: 'Verarbeitung',
        paragraphs: [
          'Holz fein schleifen (P 180 bis P 240), entstauben. Mit Pinsel oder Lappen satt auftragen, nach zwanzig Minuten den Überschuss vollständig abnehmen. Nach 24 Stunden wiederholen, insgesamt zwei bis drei Schichten.',
        ],
      },
      {
        heading: 'Achtung',
        paragraphs: [
          'Mit Öl getränkte Lappen können sich selbst entzünden. Ausgebreitet im Freien trocknen lassen oder in einem geschlossenen, mit Wasser gefüllten Metallgefäß aufbewahren.',
        ],
      },
    ],
  },
} as const satisfies Record<string, DataSheet>;

/** File name of a data sheet without its ending. */
export type DocumentKey = keyof typeof dataSheets;
