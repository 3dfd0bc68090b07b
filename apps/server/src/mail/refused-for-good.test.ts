import { expect, test } from 'vitest';
import { isRefusedForGood } from './refused-for-good.ts';

const failure = (command: string, code: string, response?: string) =>
  Object.assign(new Error(response ?? 'no answer'), { command, code, response });

test.each([
  ['no such user', 'RCPT TO', 'EENVELOPE', '550 5.1.1 <max@example.at>: Recipient address rejected'],
  ['no such user, without a code', 'RCPT TO', 'EENVELOPE', '550 unknown user'],
  ['a recipient who has moved', 'RCPT TO', 'EENVELOPE', '551 user not local'],
  ['a mailbox that is closed', 'RCPT TO', 'EENVELOPE', '550 5.2.1 disabled'],
  ['several lines', 'RCPT TO', 'EENVELOPE', '550-5.1.1 The account does not exist.\n550 5.1.1 Try another one.'],
  ['a message that is too long', 'DATA', 'EMESSAGE', '552 5.3.4 too big'],
  ['a message that is too long, found before it is sent', 'MAIL FROM', 'EMESSAGE', undefined],
  ['a message that is not taken', 'DATA', 'EMESSAGE', '554 5.6.0 bad content'],
])('for good: %s', (_what, command, code, response) => {
  expect(isRefusedForGood(failure(command, code, response))).toBe(true);
});

test.each([
  ['nobody there', 'CONN', 'ESOCKET', undefined],
  ['no service today', 'CONN', 'ECONNECTION', '554 no SMTP service here'],
  ['wrong credentials', 'AUTH PLAIN', 'EAUTH', '535 5.7.8 authentication failed'],
  ['a sender that the server does not take', 'MAIL FROM', 'EENVELOPE', '550 5.1.8 sender rejected'],
  ['a login that is missing', 'RCPT TO', 'EENVELOPE', '530 5.7.0 Authentication required'],
  ['a server that does not pass our mail on', 'RCPT TO', 'EENVELOPE', '554 5.7.1 Relay access denied'],
  ['the same without a code', 'RCPT TO', 'EENVELOPE', '550 relay not permitted'],
  ['an address of ours on a list', 'RCPT TO', 'EENVELOPE', '554 5.7.1 blocked using zen.example'],
  ['the same without a code', 'DATA', 'EMESSAGE', '550 Blocked: see https://list.example'],
  ['a mailbox that is full for now', 'RCPT TO', 'EENVELOPE', '452 4.2.2 over quota'],
  ['greylisting', 'RCPT TO', 'EENVELOPE', '450 4.2.0 come again'],
  ['a server without room', 'DATA', 'EMESSAGE', '554 5.3.1 system full'],
  ['a server that was confused', 'RCPT TO', 'EENVELOPE', '503 5.5.1 bad sequence'],
  ['a broken connection', 'DATA', 'ECONNECTION', undefined],
])('not for good: %s', (_what, command, code, response) => {
  expect(isRefusedForGood(failure(command, code, response))).toBe(false);
});

test('errors that are not a mail server’s answer are not', () => {
  expect([isRefusedForGood(new Error('no route')), isRefusedForGood('550 5.1.1')]).toEqual([false, false]);
});
