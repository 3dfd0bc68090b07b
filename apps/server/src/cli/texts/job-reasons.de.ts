/** The reply of the mail server in an error, which begins with its number. */
const serversWords = (error: string) => /(?:^|: )(\d{3}[ -].*)$/.exec(error)?.[1] ?? error;

const withWords = (sentence: string) => (error: string) => `${sentence}: „${serversWords(error)}“`;

/** The usual reasons why a job fails, special ones first. */
const reasons: readonly (readonly [RegExp, (error: string) => string])[] = [
  [/^MailRefused: /, withWords('Der Mailserver nimmt diese Mail nie an, etwa wegen einer falschen Adresse')],
  [/\b(?:Invalid login|535)\b/, withWords('Der Mailserver lehnt die Anmeldung ab; bitte SMTP_URL prüfen')],
  [/: 4\d\d[ -]/, withWords('Der Mailserver nimmt die Mail vorerst nicht an')],
  [/: 5\d\d[ -]/, withWords('Der Mailserver lehnt die Mail ab')],
  [
    /\bE(?:CONNREFUSED|CONNRESET|NOTFOUND|TIMEDOUT|HOSTUNREACH|DNS|AI_AGAIN|SOCKET)\b/,
    withWords('Der Server ist nicht zu erreichen'),
  ],
  [/(?:timeout|Timeout|timed out)/, withWords('Der Server antwortet nicht rechtzeitig')],
  [/No sender for mails/, () => 'Es gibt keinen Absender: bitte MAIL_FROM oder seller.email setzen.'],
  [/The process ended while it worked/, () => 'Der Shop endete bei jedem Versuch, während er daran arbeitete.'],
];

/** The reason why a job failed, in German if it is a usual one, with the other server's words. */
export function jobReason(error: string): string {
  return reasons.find(([sign]) => sign.test(error))?.[1](error) ?? withWords('Nicht gelungen')(error);
}
