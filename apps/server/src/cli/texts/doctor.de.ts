import type { Examination } from '../../doctor/examine-shop.ts';
import type { Symptom, SymptomKind } from '../../doctor/symptoms.ts';

const count = new Intl.NumberFormat('de-AT');

const noShop = 'Hier ist kein Shop, der geprüft werden könnte. Stimmt DATA_DIR oder DATABASE_URL?';

const symptoms: Readonly<Record<SymptomKind, string>> = {
  'no-shop': noShop,
  'damaged-pages': 'Die Datenbankdatei ist beschädigt. Halten Sie den Shop an und legen Sie eine Sicherung zurück',
  'broken-references': 'Zeilen verweisen auf etwas, das fehlt (Tabelle und Zeile)',
  'newer-version': 'Die Datenbank gehört zu einer neueren Version von Kontor; ihr Inhalt wurde nicht geprüft',
  'older-version':
    'Die Datenbank ist noch nicht auf dem Stand dieser Version, "npm start" bringt sie dorthin; ihr Inhalt wurde nicht geprüft',
  'order-unreadable': 'Bestellungen, die diese Version nicht lesen kann',
  'order-differs': 'Bestellungen, deren Kopie eine andere Nummer oder Summe nennt als die Liste der Bestellungen',
  'order-sums': 'Bestellungen, deren Beträge nicht auf den Cent zusammenpassen',
  'order-without-text': 'Bestellungen, deren vereinbarte Texte (AGB, Widerruf) fehlen',
  'order-without-document': 'Bestellungen, deren Dokument fehlt',
  'number-missing': 'Bestellnummern, die vergeben wurden und fehlen',
  'number-uncounted': 'Bestellungen mit einer Nummer, die nicht vergeben wurde',
  'file-missing': 'Artikel, von denen ein Bild oder Dokument fehlt (Artikelnummer); lesen Sie sie neu ein',
  'file-changed': 'Bilder oder Dokumente, deren Inhalt nicht mehr der eingelesene ist; lesen Sie sie neu ein',
  'job-given-up': 'Aufgegebene Aufträge (Mails, PDF, Zahlungen)',
  'mail-refused': 'Mails, die der Mailserver des Empfängers endgültig abgelehnt hat, etwa wegen einer falschen Adresse',
  'job-overdue': 'Aufträge, die seit über einer Stunde warten. Läuft der Shop?',
  'open-to-others': 'Dateien, die auch andere Benutzer dieses Rechners lesen können (chmod 600 ändert das)',
  'of-another-user': 'Dateien, die nicht dem Benutzer von DATA_DIR gehören; der Shop kann an ihnen scheitern',
  'left-over': 'Liegen gebliebene unfertige Dateien; sie können gelöscht werden',
  'disk-nearly-full': 'Auf dem Datenträger von DATA_DIR ist wenig Platz frei',
};

/** The texts of `kontor doctor`. */
export const doctorTexts = {
  summary: 'prüft Datenbank und Datenordner, ohne etwas zu ändern',
  help: `Aufruf: npm run kontor -- doctor

Liest den ganzen Shop und sagt, was nicht in Ordnung ist: Datenbankdatei, Version, Bestellungen (lesbar, Beträge, Nummern,
Texte, Dokumente), Bilder, Aufträge, Rechte an den Dateien, Platz. Ändert nichts; der Shop kann dabei laufen.

Endet mit 0, wenn nichts fehlt (Hinweise zählen nicht), sonst mit 1.`,
  wantsNothing: '"doctor" nimmt keine Angaben.',
  noShop,
  read: ({ orders, files, openJobs }: NonNullable<Examination['read']>) =>
    `Gelesen: ${count.format(orders)} Bestellungen, ${count.format(files)} Bilder und Dokumente, ${count.format(openJobs)} offene Aufträge.`,
  symptom: ({ kind, isHint, count: times, examples }: Symptom) =>
    `${isHint ? 'Hinweis' : 'FEHLER '}  ${symptoms[kind]}: ${count.format(times)}\n` +
    [...examples, ...(times > examples.length ? ['…'] : [])].map((example) => `           ${example}`).join('\n'),
  fine: 'Es ist alles in Ordnung.',
  notFine: 'Es ist nicht alles in Ordnung.',
} as const;
