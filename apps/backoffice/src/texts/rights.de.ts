import type { Right } from '@kontor/domain';

/** The name of each right, below its room, and what it allows. */
export const rightTexts: Readonly<Record<Right, { readonly title: string; readonly hint: string }>> = {
  'orders.read': { title: 'Bestellungen sehen', hint: 'Mit Belegen und Verlauf.' },
  'orders.edit': { title: 'Bestellungen bearbeiten', hint: 'Versenden, berichtigen, stornieren, Notizen.' },
  'orders.take': { title: 'Bestellungen aufnehmen', hint: 'Von Hand, etwa am Telefon; auch Angebote machen.' },
  'orders.price': { title: 'Preise einer Bestellung ändern', hint: 'Andere Preise als die des Shops, mit Grund.' },
  'money.read': { title: 'Zahlungen sehen', hint: 'Offene Posten, Kontoauszüge.' },
  'money.edit': { title: 'Zahlungen bearbeiten', hint: 'Zahlungen eintragen und zuordnen, mahnen.' },
  'money.refund': { title: 'Geld erstatten', hint: 'An Kunden zurückzahlen.' },
  'books.read': { title: 'Buchhaltung sehen', hint: 'Umsätze je Monat, Dateien für den Steuerberater.' },
  'books.close': { title: 'Monate abschließen', hint: 'Für immer: Der Monat bleibt, wie er ist.' },
  'customers.read': { title: 'Kunden sehen', hint: 'Mit Adressen und Bestellungen.' },
  'customers.edit': { title: 'Kunden bearbeiten', hint: 'Ändern und abmelden.' },
  'catalogue.read': { title: 'Artikel sehen', hint: 'Auch Kategorien, Preise und Bestand.' },
  'catalogue.edit': { title: 'Artikel bearbeiten', hint: 'Auch Kategorien, Preise und Bestand.' },
  'content.read': { title: 'Inhalte sehen', hint: 'Seiten, Texte, Mails, Menü.' },
  'content.edit': { title: 'Inhalte bearbeiten', hint: 'Seiten, Texte, Mails, Menü.' },
  'settings.read': { title: 'Einstellungen sehen', hint: 'Wie der Shop arbeitet.' },
  'settings.edit': { title: 'Einstellungen ändern', hint: 'Wie der Shop arbeitet.' },
  'log.read': { title: 'Protokoll lesen', hint: 'Wer was geändert hat.' },
  export: { title: 'Listen ausleiten', hint: 'Bestellungen und Kunden als Datei.' },
  'privacy.erase': { title: 'Kunden löschen', hint: 'Personenbezogene Daten für immer entfernen.' },
  'operators.manage': { title: 'Team verwalten', hint: 'Einladen, entfernen, Rollen vergeben.' },
};
