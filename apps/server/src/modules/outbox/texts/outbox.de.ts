const time = new Intl.DateTimeFormat('de-AT', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/Vienna' });
const size = new Intl.NumberFormat('de-AT', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });

/** Texts of the outbox page. */
export const outboxTexts = {
  title: 'Postausgang',
  explanation:
    'Es ist kein Mailserver eingerichtet (SMTP_URL). Was der Shop versenden würde, liegt hier. Diese Seite sehen nur Sie, an diesem Rechner.',
  empty: 'Noch keine E-Mails. Sobald jemand bestellt, liegt hier die Bestätigung.',
  noSubject: '(ohne Betreff)',
  to: 'An',
  from: 'Von',
  back: 'Zurück zum Postausgang',
  attachments: 'Anhänge',
  content: 'Inhalt der E-Mail',
  plainText: 'Als reiner Text',
  at: (epochMs: number) => time.format(epochMs),
  attachment: (filename: string, bytes: number) => `${filename} (${size.format(Math.max(1, bytes / 1000))})`,
} as const;
