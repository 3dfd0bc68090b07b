/** The mails that remind of unpaid orders. Amounts and days are in German notation. */
export const reminderMailTexts = {
  subject: (title: string, orderNumber: string) => `${title} zu Ihrer Bestellung ${orderNumber}`,
  preview: (open: string) => `Noch offen: ${open}`,
  invoice: (number: string, issuedOn: string, orderNumber: string, dueOn: string) =>
    `unsere Rechnung ${number} vom ${issuedOn} zu Ihrer Bestellung ${orderNumber} war bis ${dueOn} zu bezahlen.`,
  prepayment: (orderNumber: string, placedOn: string) =>
    `Ihre Bestellung ${orderNumber} vom ${placedOn} ist noch nicht bezahlt. Wir versenden sie, sobald Ihre Zahlung da ist.`,
  received: (amount: string) => `Schon bezahlt: ${amount}`,
  open: (amount: string) => `Noch offen: ${amount}`,
  fees: (amount: string, isBusiness: boolean) =>
    isBusiness ? `Pauschale für Betreibungskosten: ${amount}` : `Mahnspesen: ${amount}`,
  toPay: (amount: string) => `Zu bezahlen: ${amount}`,
  transfer: (amount: string, day: string) => `Bitte überweisen Sie ${amount} bis ${day} auf dieses Konto:`,
  pay: (amount: string, day: string) => `Bitte bezahlen Sie ${amount} bis ${day}.`,
  holder: (name: string) => `Empfänger: ${name}`,
  iban: (iban: string) => `IBAN: ${iban}`,
  bic: (bic: string) => `BIC: ${bic}`,
  reference: (text: string) => `Verwendungszweck: ${text}`,
  /** The interest that the law allows; nothing is computed. Empty for a country whose law the shop does not know. */
  interest: (country: string, isBusiness: boolean) => interestTexts[`${country} ${isBusiness}`] ?? '',
  crossed:
    'Haben Sie in den letzten Tagen bezahlt, ist diese Nachricht gegenstandslos. Stimmt etwas nicht, antworten Sie bitte auf diese E-Mail.',
} as const;

const interestTexts: Readonly<Record<string, string>> = {
  'AT false':
    'Ab dem Verzug dürfen wir gesetzliche Zinsen von 4 % im Jahr verlangen (§§ 1000, 1333 ABGB). Wir behalten uns das vor.',
  'AT true':
    'Ab dem Verzug dürfen wir gesetzliche Zinsen von 9,2 Prozentpunkten über dem Basiszinssatz verlangen (§ 456 UGB). Wir behalten uns das vor.',
  'DE false':
    'Ab dem Verzug dürfen wir gesetzliche Zinsen von fünf Prozentpunkten über dem Basiszinssatz verlangen (§ 288 Abs. 1 BGB). Wir behalten uns das vor.',
  'DE true':
    'Ab dem Verzug dürfen wir gesetzliche Zinsen von neun Prozentpunkten über dem Basiszinssatz verlangen (§ 288 Abs. 2 BGB). Wir behalten uns das vor.',
};

/** The texts that only printed reminders have. */
export const reminderLetterTexts = {
  filename: (title: string, orderNumber: string) => `${title}-${orderNumber}.pdf`,
  labels: { day: 'Datum', invoice: 'Rechnung', order: 'Bestellung' },
  greeting: 'Guten Tag,',
  crossed:
    'Haben Sie in den letzten Tagen bezahlt, ist dieses Schreiben gegenstandslos. Stimmt etwas nicht, melden Sie sich bitte bei uns.',
} as const;

/** Why a reminder is not sent. */
export const reminderRefusalTexts = {
  paid: 'Inzwischen ist nichts mehr offen.',
  cancelled: 'Die Bestellung wurde storniert.',
  held: 'Die Bestellung ist angehalten.',
  withdrawn: 'Zu dieser Bestellung ist ein Widerruf zu prüfen.',
  spared: 'Zu dieser Bestellung wird nicht gemahnt.',
  waiting: 'Dafür ist es noch zu früh.',
  noEmail: 'Der Kunde hat keine E-Mail-Adresse. Mahnen Sie am Telefon oder per Brief.',
  ended: 'Alle Stufen wurden schon gesendet.',
  cancel: 'Als Nächstes ist hier zu stornieren, nicht zu mahnen.',
  other: 'Inzwischen ist eine andere Stufe an der Reihe. Laden Sie die Liste neu.',
  asLetter: (title: string) => `${title} als Brief`,
  dropped: (title: string) => `${title} nicht gesendet, weil inzwischen nichts mehr zu mahnen ist`,
} as const;
