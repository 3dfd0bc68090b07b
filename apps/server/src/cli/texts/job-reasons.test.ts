import { expect, test } from 'vitest';
import { jobReason } from './job-reasons.de.ts';

const refused = "MailRefused: Can't send mail - all recipients were rejected:";

test.each([
  [
    `${refused} 550 5.1.1 <…@…> no such user`,
    'Der Mailserver nimmt diese Mail nie an, etwa wegen einer falschen Adresse: „550 5.1.1 <…@…> no such user“',
  ],
  [
    'Error: Invalid login: 535 5.7.8 bad credentials',
    'Der Mailserver lehnt die Anmeldung ab; bitte SMTP_URL prüfen: „535 5.7.8 bad credentials“',
  ],
  ['Error: Message failed: 450 try later', 'Der Mailserver nimmt die Mail vorerst nicht an: „450 try later“'],
  ['Error: Message failed: 554 policy', 'Der Mailserver lehnt die Mail ab: „554 policy“'],
  ['Error: connect ECONNREFUSED', 'Der Server ist nicht zu erreichen: „Error: connect ECONNREFUSED“'],
  [
    'Error: Greeting never received, timeout',
    'Der Server antwortet nicht rechtzeitig: „Error: Greeting never received, timeout“',
  ],
  ['The process ended while it worked on this job.', 'Der Shop endete bei jedem Versuch, während er daran arbeitete.'],
  ['Error: An order has no document', 'Nicht gelungen: „Error: An order has no document“'],
])('%s', (error, reason) => expect(jobReason(error)).toBe(reason));
