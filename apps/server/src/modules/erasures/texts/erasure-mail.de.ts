/** The mail that confirms an erasure. Days are in German notation. */
export const erasureMailTexts = {
  subject: (shop: string) => `Ihre Daten bei ${shop} sind gelöscht`,
  preview: (kept: number) =>
    kept === 0 ? 'Es ist nichts mehr gespeichert.' : 'Was wir aufbewahren müssen, und wie lange.',
  account: (shop: string) =>
    `Ihr Kundenkonto bei ${shop} ist gelöscht, mit allem, was dazugehörte: E-Mail-Adresse, Passwort, Adressen, Anmeldungen, Warenkorb und unsere Notizen. Das lässt sich nicht rückgängig machen.`,
  guest: (shop: string) =>
    `wir haben bei ${shop} gelöscht, was zu dieser E-Mail-Adresse gespeichert war und nicht aufbewahrt werden muss.`,
  kept: (count: number, until: string, country: string) =>
    `${count === 1 ? 'Ihre Bestellung mit ihren Belegen müssen' : `Ihre ${count} Bestellungen mit ihren Belegen müssen`} wir aufbewahren (${laws[country] ?? 'steuerrechtliche Aufbewahrungspflicht'}), längstens bis ${until}, wenn nichts mehr dazukommt. So lange sind sie gesperrt: Wir verwenden sie für nichts anderes. Danach löschen wir sie.`,
  underway: (count: number) =>
    count === 1
      ? 'Eine Bestellung ist noch nicht abgeschlossen. Wir führen sie wie vereinbart zu Ende, und Sie bekommen dazu noch Nachrichten.'
      : `${count} Bestellungen sind noch nicht abgeschlossen. Wir führen sie wie vereinbart zu Ende, und Sie bekommen dazu noch Nachrichten.`,
  last: 'Wenn Sie das nicht wollten oder Fragen haben, antworten Sie bitte auf diese Nachricht.',
} as const;

const laws: Readonly<Record<string, string>> = {
  AT: '§ 132 BAO, § 212 UGB',
  DE: '§ 147 AO, § 257 HGB, § 14b UStG',
};
