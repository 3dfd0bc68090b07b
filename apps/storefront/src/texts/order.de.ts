import type { ShownMethod } from '@kontor/contract';
/** The order form (SPEC §2, §5). */
export const orderTexts = {
  title: 'Ihre Daten',
  requiredHint: 'Felder mit * müssen ausgefüllt werden.',
  contact: 'Kontakt',
  email: 'E-Mail-Adresse',
  emailHint: 'Hierhin senden wir Ihre Bestellbestätigung.',
  reviewRequest: (days: number) =>
    `${days === 1 ? 'Einen Tag' : `${days} Tage`} nach der Lieferung bitten wir Sie einmal per E-Mail, die Artikel zu bewerten. Sie können dem jederzeit widersprechen, ohne dass dafür andere Kosten als die Übermittlungskosten nach den Basistarifen entstehen.`,
  emailOfAccount: 'Die Bestellbestätigung geht an die Adresse Ihres Kontos.',
  billingAddress: 'Rechnungsadresse',
  billingLocked:
    'Ihre Rechnungsadresse ist bei uns hinterlegt und kann hier nicht geändert werden. Stimmt etwas nicht mehr, schreiben Sie uns bitte.',
  shippingAddress: 'Lieferadresse',
  separateShippingAddress: 'An eine andere Adresse liefern',
  fillOrUntick: 'Bitte ausfüllen, oder Haken entfernen',
  deliveryEmpty:
    'Ihre Lieferadresse ist noch leer. Bitte füllen Sie sie aus, oder entfernen Sie den Haken bei „An eine andere Adresse liefern“. Wenn Sie trotzdem weitergehen, liefern wir an Ihre Rechnungsadresse.',
  deliveryIncomplete:
    'In Ihrer Lieferadresse fehlt noch etwas. Bitte füllen Sie sie aus, oder entfernen Sie den Haken bei „An eine andere Adresse liefern“. Wenn Sie trotzdem weitergehen, liefern wir an die Adresse, wie sie hier steht.',
  fromAddressBook: 'Aus Ihrem Adressbuch',
  chooseAddress: 'Bitte wählen',
  firstName: 'Vorname',
  name: 'Nachname',
  companyName: 'Firma',
  addCompany: '+ Firma angeben',
  alreadyCustomer: 'Schon Kunde?',
  login: 'Anmelden',
  overview: 'Ihre Bestellung',
  overviewAmount: (amount: string) => `${amount} ×`,
  /** What happens when, for each way to pay. */
  paymentMethods: {
    paypal: 'Nach dem Bestellen melden Sie sich bei PayPal an und bezahlen dort.',
    card: 'Nach dem Bestellen geben Sie Ihre Karte bei unserem Zahlungsdienst ein.',
    transfer: 'Nach dem Bestellen überweisen Sie. Wir liefern, sobald das Geld da ist.',
    invoice: 'Zuerst kommt die Ware, dann überweisen Sie.',
    'on-delivery': 'Sie zahlen, wenn Sie die Ware bekommen.',
  } satisfies Readonly<Record<ShownMethod, string>>,
  street: 'Straße und Hausnummer',
  zipCode: 'Postleitzahl',
  city: 'Ort',
  country: 'Land',
  paymentCondition: 'Zahlungsart',
  fee: (price: string) => `Gebühr ${price}`,
  carrier: 'Versandart',
  notByCarrier: 'für diese Bestellung nicht möglich',
  carrierRefuses: 'Diese Versandart ist für diese Bestellung nicht möglich. Bitte wählen Sie eine andere.',
  noCarrier: 'An diese Adresse können wir diese Bestellung leider nicht liefern.',
  age: 'Altersprüfung',
  birthDate: 'Geburtsdatum',
  birthDateHint: (years: number) =>
    `Ihr Warenkorb enthält Artikel, die wir nur an Personen ab ${years} Jahren verkaufen. Wir prüfen Ihr Alter und speichern Ihr Geburtsdatum nicht. Bei der Übergabe wird das Alter noch einmal geprüft.`,
  business: 'Für Unternehmen',
  vatIdHint:
    'Mit einer gültigen Nummer ist die Lieferung in ein anderes EU-Land frei von Umsatzsteuer. Wir prüfen sie bei der Europäischen Kommission (VIES).',
  externalNumber: 'Zusätzliche Angaben',
  externalNumberHint: 'Zum Beispiel Ihre interne Bestellnummer.',
  back: 'Zurück zum Warenkorb',
  next: 'Weiter zur Zusammenfassung',
  nextAllTheSame: 'Trotzdem weiter zur Zusammenfassung',
  wrongFields: (count: number) =>
    count === 1 ? 'Bitte prüfen Sie das markierte Feld.' : 'Bitte prüfen Sie die markierten Felder.',
};
