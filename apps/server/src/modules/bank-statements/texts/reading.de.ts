/** Why a bank file cannot be read. */
export const readingTexts = {
  empty: 'Die Datei ist leer.',
  tooLarge: 'Die Datei ist zu groß: höchstens 16 MB, auch ausgepackt. Holen Sie einen kürzeren Zeitraum von der Bank.',
  tooManyParts: 'Das ZIP hat mehr als 200 Dateien.',
  brokenZip: 'Das ZIP ist beschädigt oder mit einem Passwort geschützt.',
  emptyZip: 'Im ZIP ist kein Kontoauszug.',
  unknown:
    'Diese Datei ist kein Kontoauszug, den Kontor lesen kann. Lesbar sind camt.053 (XML oder ZIP), MT940 und CSV von Banken.',
  pdf: 'Das ist ein PDF. Holen Sie den Kontoauszug von der Bank als camt.053 (XML oder ZIP), MT940 oder CSV.',
  otherCamt: (kind: string) =>
    `Das ist ${kind}, kein Kontoauszug. Holen Sie von der Bank den Auszug mit den gebuchten Umsätzen: camt.053.`,
  camt052: 'eine Umsatzliste des laufenden Tages (camt.052)',
  camt054: 'eine Sammlerauflösung (camt.054)',
  otherXml: 'ein anderes XML',
  brokenXml: 'Das XML ist beschädigt oder nicht vollständig. Holen Sie die Datei noch einmal von der Bank.',
  entities:
    'Die Datei erklärt einen Dokumenttyp (DOCTYPE). Solche Dateien werden nicht gelesen, weil sie dem Server schaden können.',
  noAccount:
    'Die Datei nennt kein eigenes Konto. Geben Sie seine IBAN an, oder tragen Sie sie beim Verkäufer in den Einstellungen ein.',
  amount: (written: string) => `Der Betrag „${written}“ ist nicht lesbar. Es wurde nichts gelesen.`,
  day: (written: string) => `Der Tag „${written}“ ist nicht lesbar. Es wurde nichts gelesen.`,
  line: (written: string) => `Die Zeile „${written}“ ist nicht lesbar. Es wurde nichts gelesen.`,
  balance: (number: string, missing: string) =>
    `Der Auszug${number === '' ? '' : ` ${number}`} geht nicht auf: Zwischen Anfangs- und Endsaldo fehlen ${missing}. Es wurde nichts gelesen.`,
  columns: (missing: string) => `In der Tabelle fehlt die Spalte ${missing}.`,
  column: { bookedOn: '„Buchungstag“', amount: '„Betrag“', purpose: '„Verwendungszweck“ oder „Auftraggeber“' },
} as const;
