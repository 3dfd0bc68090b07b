import type { BackupContents } from '../../database/backup/backup-file.ts';
import type { BackupRefusal } from '../../database/backup/backup-refused.ts';

const count = new Intl.NumberFormat('de-AT');
const megabytes = new Intl.NumberFormat('de-AT', { maximumFractionDigits: 1 });

const contents = ({ orders, products, customers, bytes }: BackupContents) =>
  `Bestellungen: ${count.format(orders)}, Artikel: ${count.format(products)}, Kundenkonten: ${count.format(customers)}, ` +
  `Größe: ${megabytes.format(bytes / 1e6)} MB.`;

const storageFull = 'Der Datenträger ist voll. Es wurde nichts geändert.';

/** The texts of `kontor backup` and `kontor restore`. */
export const backupTexts = {
  oneFile: 'Bitte genau eine Datei angeben.',
  backup: {
    summary: 'sichert den ganzen Shop in eine Datei, auch während er läuft',
    help: `Aufruf: npm run kontor -- backup DATEI [--overwrite]

Sichert alles, was der Shop hat, in eine Datei: Bestellungen mit ihren Dokumenten, Kunden, Zahlungen, Katalog mit Bildern,
Einstellungen, Vorlagen, offene Aufträge. Der Shop kann dabei laufen; jede Bestellung, die vor dem Aufruf bestätigt war, ist
darin. Die Datei entsteht erst, wenn sie ganz und geprüft ist. "restore" legt sie zurück, auf SQLite wie auf PostgreSQL.

Die Datei enthält die Daten Ihrer Kunden. Nur Sie können sie lesen; bewahren Sie auch Kopien so auf.

  --overwrite        ersetzt die Datei, wenn es sie schon gibt

Endet mit 0, wenn gesichert wurde, sonst mit 1. docs/running.md beschreibt, wie man täglich sichert.`,
    done: (file: string, found: BackupContents) => `Gesichert in ${file} und geprüft.\n${contents(found)}`,
    refusalOf: {
      'no-shop': 'Hier ist kein Shop, der gesichert werden könnte. Stimmt DATA_DIR oder DATABASE_URL?',
      'file-exists': 'Die Datei gibt es schon. Wählen Sie einen anderen Namen, oder ersetzen Sie sie mit --overwrite.',
      'folder-unusable': 'Der Ordner der Datei fehlt, oder Sie dürfen dort nicht schreiben.',
      damaged:
        'Die Datenbank des Shops ist beschädigt und wurde nicht gesichert. Näheres sagt "npm run kontor -- doctor". Bewahren Sie ältere Sicherungen auf.',
      newer: 'Die Datenbank gehört zu einer neueren Version von Kontor. Sichern Sie mit dieser Version.',
      'storage-full': storageFull,
    } satisfies Partial<Record<BackupRefusal, string>>,
  },
  restore: {
    summary: 'legt eine Sicherung an einen leeren Ort zurück',
    help: `Aufruf: npm run kontor -- restore DATEI

Macht aus einer Sicherung wieder einen Shop: in DATA_DIR, das leer sein muss, oder mit DATABASE_URL in einer leeren
PostgreSQL-Datenbank. Woher die Sicherung kommt, ist gleich: so zieht ein Shop auch von SQLite auf PostgreSQL um und zurück.
Es wird alles zurückgelegt oder nichts. Danach: npm start.

Was nach der Sicherung geschah, fehlt: Bestellungen, die danach kamen, sind nicht darin, und ihre Nummern werden noch
einmal vergeben. Offene Aufträge (Mails, PDF) führt der Shop aus, sobald er startet.

Endet mit 0, wenn zurückgelegt wurde, sonst mit 1.`,
    done: (found: BackupContents) =>
      `Die Sicherung ist zurückgelegt. Der Shop startet mit npm start.\n${contents(found)}`,
    refusalOf: {
      'file-missing': 'Die Datei gibt es nicht, oder Sie dürfen sie nicht lesen.',
      'no-backup':
        'Die Datei ist keine Sicherung von "npm run kontor -- backup". Eine Kopie von kontor.sqlite ist keine: ihr kann fehlen, was noch in kontor.sqlite-wal stand.',
      damaged: 'Die Sicherung ist beschädigt und wurde nicht zurückgelegt. Nehmen Sie eine andere.',
      newer: 'Die Sicherung gehört zu einer neueren Version von Kontor. Legen Sie sie mit dieser Version zurück.',
      'not-empty':
        'Der Ort ist nicht leer. Zurückgelegt wird nur in ein leeres DATA_DIR oder eine leere PostgreSQL-Datenbank; was da ist, wurde nicht geändert.',
      'in-use': 'Auf dieser Datenbank läuft ein Shop. Halten Sie zuerst alle seine Server an.',
      'storage-full': storageFull,
    } satisfies Partial<Record<BackupRefusal, string>>,
  },
} as const;
