/** The texts of `kontor check`. */
export const checkTexts = {
  summary: 'sagt, was noch fehlt, bevor der Shop verkaufen darf',
  help: `Aufruf: npm run kontor -- check

Sagt, was an diesem Shop noch aus der Vorführung stammt (Texte, Seiten, Einstellungen, Verkäufer, Bankkonto, Gutscheine, Artikel)
und was vor dem ersten Verkauf noch fehlt, je mit einem Satz, was zu tun ist. Liest dieselben Variablen wie der Start des Shops
(PUBLIC_URL, SMTP_URL, PAYPAL_…, SAFERPAY_…): bitte mit ihnen aufrufen. Ändert nichts.

Unter https nimmt der Shop keine Bestellungen an, bis Verkäufer, Impressum, Bankkonto (bei Vorkasse und Rechnung) und Mailserver die
eigenen sind. Der laufende Shop folgt einer Änderung nach ein, zwei Sekunden; der Mailserver steht in der Umgebung und gilt ab dem Start.

Endet mit 0, wenn nichts offen ist, sonst mit 1.`,
  noParameters: '„check“ hat keine Angaben.',
  beyond: 'Das kann der Shop nicht selbst prüfen:',
} as const;
