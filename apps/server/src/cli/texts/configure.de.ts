const count = new Intl.NumberFormat('de-AT');

/** The texts of `kontor configure`. */
export const configureTexts = {
  summary: 'übernimmt Einstellungen des Shops aus einer JSON-Datei',
  help: `Aufruf: npm run kontor -- configure DATEI
        npm run -s kontor -- configure --show SCHLÜSSEL

Übernimmt die Einstellungen, die in der JSON-Datei stehen: ein Objekt, je Einstellung ihr Schlüssel und ihr neuer Wert.
Was die Datei nicht nennt, bleibt, auch innerhalb von uiSettings, documents, reminders, books, stockRules und search; null nimmt eine Angabe zurück.
Listen werden ganz ersetzt, ein seller mit companyName ebenso; ohne companyName ergänzt er den, den es gibt. demo/configuration.json zeigt alle in ihrer Form:

  title, startpage, mainMenu                Name des Shops, Startseite, Menü
  uiSettings                                Anmeldung (partnerLogin, userLogin), Preise (priceDeclaration), Karten;
                                            dispatchUntil "14:00": bis dahin Bestelltes geht am selben Werktag hinaus
  frontPage                                 die Blöcke der Startseite (blocks), wie das Backoffice sie zeigt; keine: die Liste
  vouchersEnabled                           ob Gutscheine angenommen werden
  stockAlerts                               ob sich Kunden benachrichtigen lassen können, wenn ein Artikel wieder lieferbar ist
                                            (die Datenschutzerklärung muss es sagen: docs/privacy.md)
  reviews                                   Bewertungen durch Käufer: ob es sie gibt (enabled), wie viele Tage nach der Lieferung
                                            eine Mail darum bittet (askAfterDays; sonst 14), und für Bestellungen seit welchem
                                            Tag (askOrdersSince; ohne ihn bittet niemand: docs/reviews.md)
  newsletter                                ob Besucher den Newsletter bestellen können: unten auf jeder Seite, mit Bestätigung
                                            (die Datenschutzerklärung muss es sagen: docs/privacy.md)
  countries, carrier, shippingRules         Länder, Versandarten, Versandkosten (Beträge in Cent, Gewichte in Gramm)
  trackingLinks                             wo Kunden ihr Paket verfolgen: je carrier ein link, {number} ist die Sendungsnummer
  ageCheckCarriers                          Zusteller, die bei der Übergabe das Alter prüfen: mit anderen gehen Artikel ab 16
                                            oder 18 erst nach Bestätigung hinaus
  pickupCarriers                            Versandarten, bei denen Kunden die Ware abholen: dort steht kein Liefertag
  taxRates                                  Steuersätze je Land in Prozent: mit anderen wird kein Artikel eingelesen;
                                            changes sagt neue Sätze im Voraus (docs/taxes.md)
  oss                                       ab wann (from) in andere EU-Länder mit deren Umsatzsteuer verkauft wird, und
                                            welche Preise dabei bleiben (keeps: "gross" oder "net"; docs/taxes.md)
  exports                                   ab wann (from) Lieferungen in Drittländer wie die Schweiz steuerfrei sind (keeps wie bei oss)
  intraCommunity                            ab wann (from) Lieferungen an Unternehmen mit gültiger UID in anderen EU-Ländern steuerfrei sind
  paymentConditions, customerGroups         Zahlarten (Skonto einer Rechnung: cashDiscount mit basisPoints und days),
                                            Kundengruppen (docs/partners.md)
  orderOptions, orderNumberPattern, seller  Zustimmungen, Bestellnummern, Verkäufer
                                            (was es nicht gibt, etwa UID, Firmenbuch oder Konto, bleibt weg;
                                            smallBusiness: Kleinunternehmer ohne Umsatzsteuer, docs/taxes.md)
  documents                                 Nummern von Rechnungen (invoiceNumbers), Korrekturen (correctionNumbers) und
                                            Lieferscheinen (deliveryNoteNumbers), Zahlungsziel in Tagen (paymentDays), ob sie von
                                            selbst gemailt werden (mailed), ob ein anderes Programm Rechnungen
                                            schreibt (issuedElsewhere; docs/invoices.md)
  reminders                                 Mahnungen: ob der Shop sie von selbst sendet (automatic), Zahlungsziel (payDays),
                                            Stufen mit Titel, Text, Tagen, Spesen in Cent (steps), Vorkasse (prepayment;
                                            docs/reminders.md)
  quotes                                    wie viele Tage ein Angebot gilt, wenn niemand einen anderen letzten Tag wählt
  bank                                      bis zu welchem Unterschied in Euro „Bank“ anbietet, den Rest einer Zahlung
                                            auszubuchen (writeOffUpTo, sonst 0.05; docs/bank-statements.md)
  giftVouchers                              wie viele Jahre ab Jahresende gekaufte Geschenkgutscheine gelten (years; sonst
                                            wie im Land des Verkäufers: 3 in Deutschland, in Österreich 30 ab dem Kauf)
  retention                                 wie viele Jahre länger, als das Gesetz es verlangt, Bestellungen aufbewahrt werden
                                            (extraYears, sonst 0; docs/privacy.md)
  books                                     Kontenrahmen (chart: "SKR03", "SKR04" oder "EKR"), eigene Konten (sales, debtors, money,
                                            rounding), Nummern bei DATEV (consultant, client; docs/books.md)
  stockRules                                ab wie wenigen Stück „noch 3“ (few) und das gelbe Licht (yellowUpTo), in wie vielen
                                            Werktagen Nachbestelltes kommt (backorderDays)
  safetyData                                ob Artikel ohne Angaben zur Produktsicherheit in den Verkauf kommen: "required" (nein),
                                            "noted" (ja, mit Hinweis beim Einlesen), "ignored" (etwa reine Lebensmittelläden)
  soldTo                                    an wen der Shop verkauft: "everybody" oder "businesses" (nur an Unternehmen: mit Firma und
                                            Erklärung bei jeder Bestellung, ohne Widerruf; docs/opening-a-shop.md)
  orderMail                                 wer von jeder Bestellung und Zahlung erfährt: eine Liste von E-Mail-Adressen
                                            (leer: seller.email)
  search                                    wie die Suche versteht: synonyms (Zeilen wie "Flex > Winkelschleifer"), startList
                                            (ob die mitgelieferte Liste gilt), stopWords, pages, pins, bars, weights, sizesTogether,
                                            membersApart (jede Größe für sich statt einer Karte je Familie),
                                            counted (ob Suchen gezählt werden; docs/search.md)

Alles oder nichts: ein falscher Wert lässt den Shop, wie er ist. Dieselbe Datei zweimal übernommen ändert nichts.
Der laufende Shop folgt nach ein, zwei Sekunden.

--show paymentConditions schreibt, was jetzt gilt, in der Form einer solchen Datei. So wird aus einer Liste eine längere:
npm run -s kontor -- configure --show paymentConditions > zahlarten.json, ändern, übernehmen.

Endet mit 0, wenn alles übernommen oder gezeigt wurde, sonst mit 1.`,
  wrongOptions: (reason: string) => `Das versteht configure nicht: ${reason}`,
  oneFile: 'Bitte genau eine Datei angeben, oder --show und einen Schlüssel.',
  undecided: (key: string) => `${key}: noch nicht festgelegt; so gilt es von selbst.`,
  unreadable: (file: string) => `Die Datei "${file}" kann nicht gelesen werden.`,
  noObject: (file: string) =>
    `Die Datei "${file}" ist kein JSON-Objekt in UTF-8, wie es demo/configuration.json zeigt. Bitte auf Klammern und Beistriche achten.`,
  unknownKey: (key: string, meant: string | null) =>
    `Die Einstellung "${key}" gibt es nicht.${meant === null ? '' : ` Meinten Sie "${meant}"?`}`,
  wrongValue: (place: string, why: string) => `${place}: ${why}`,
  warning: (place: string, what: string) => `Bitte ansehen: ${place}: ${what}`,
  nothingChanged: 'Es wurde nichts geändert.',
  changed: (key: string) => `${key}: geändert`,
  summaryOf: (changed: number, unchanged: number) =>
    `Einstellungen: ${count.format(changed)} geändert, ${count.format(unchanged)} unverändert.`,
} as const;
