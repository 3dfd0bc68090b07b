import { expect, test } from 'vitest';
import type { Finding } from './modules/go-live/types.ts';
import { startNotice } from './start-notice.ts';

const https = 'https://traube.example';
const rule = '═'.repeat(78);
const noMail: Finding = { weight: 'orders', code: 'no-mail-server' };
const terms: Finding = { weight: 'open', code: 'text-of-demo', template: { kind: 'text', name: 'businessTerms' } };
const look: Finding = { weight: 'look', code: 'no-unit-price', articles: ['A', 'B', 'C'] };

test('points that block orders come first; only the command counts the other open ones', () => {
  expect(startNotice([noMail, terms, look], https)).toEqual([
    ...['', rule, ' DIESER SHOP NIMMT KEINE BESTELLUNGEN AN', ''],
    ' - Kein Mailserver: Bestellbestätigungen kämen nie an. SMTP_URL (und',
    '   MAIL_FROM) in der Umgebung setzen, beim Start des Shops wie bei „check“.',
    ...[
      '',
      ' Dazu kommt, was vor der Eröffnung noch offen ist.',
      '',
      ' Alles, was noch fehlt: npm run kontor -- check',
      rule,
    ],
  ]);
});

test('legal texts of the demo are reported too, even as the only point', () => {
  expect(startNotice([terms, look], https)).toEqual([
    ...['', rule, ' DIESER SHOP IST NOCH NICHT FERTIG EINGERICHTET', ''],
    ' - Der Text der AGB stammt aus der Vorführung oder nennt sie noch. Als',
    '   texts/businessTerms.html selbst schreiben und mit „templates“ übernehmen.',
    ...['', ' Alles, was noch fehlt: npm run kontor -- check', rule],
  ]);
});

test('a shop that is ready, or only being tried out, starts without it', () => {
  expect(startNotice([look], https)).toEqual([]);
  expect(startNotice([noMail, terms], 'http://localhost:3000')).toEqual([]);
});
