/** What the server said of itself: a line that begins with its number. */
const serversWords = (error: string) => /(?:^|: )(\d{3}[ -].*)$/.exec(error)?.[1] ?? error;

const withWords = (sentence: string) => (error: string) => `${sentence}: „${serversWords(error)}“`;

/** What usually keeps a job from being done, the more special first. */
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

/** Why a job was not done, in German where it is one of the usual reasons, with the words of the other server. */
export function jobReason(error: string): string {
  return reasons.find(([sign]) => sign.test(error))?.[1](error) ?? withWords('Nicht gelungen')(error);
}
