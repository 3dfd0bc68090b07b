import { expect, test } from 'vitest';
import { foreignAnswer, isPageForError, whatToCheck } from './foreign-answer.ts';

test.each([
  ['', { status: 403, is: 'empty' }],
  [' \n', { status: 403, is: 'empty' }],
  ['Forbidden', { status: 403, is: 'text' }],
  ['{"message":"Forbidden"}', { status: 403, is: 'json' }],
  ['[]', { status: 403, is: 'json' }],
  ['<html><body>Frau Gruber</body></html>', { status: 403, is: 'page' }],
  [
    '\n<!doctype html><TITLE lang="en">\n403  Access denied! </TITLE>',
    { status: 403, is: 'page', title: '403 Access denied!' },
  ],
])('of the answer %j only its kind is said, and the words of a title', (text, said) => {
  expect(foreignAnswer(403, text)).toEqual(said);
});

test('a title is cut, and loses what may be an address, a parameter, a number of a card or markup', () => {
  const titleOf = (title: string) => foreignAnswer(502, `<title>${title}</title>`).title;
  expect(titleOf('Blocked /pay?token=aa11 anna@kunde.example 4111111111111111 &lt;b&gt; | Firewall')).toBe(
    'Blocked | Firewall',
  );
  expect(titleOf('eins zwei drei vier fünf sechs sieben acht neun zehn')).toBe(
    'eins zwei drei vier fünf sechs sieben acht',
  );
  expect(titleOf('x'.repeat(31))).toBeUndefined();
  expect(foreignAnswer(502, '<title>Seite<script>alert(1)</script>')).toEqual({
    status: 502,
    is: 'page',
    title: 'Seite',
  });
});

test('only a page in place of an error of the provider’s own counts as one', () => {
  expect(isPageForError({ answer: { status: 503, is: 'page' } })).toBe(true);
  expect(isPageForError({ answer: { status: 503, is: 'text' } })).toBe(false);
  expect(isPageForError({ answer: { status: 429, is: 'page' } })).toBe(false);
  expect(isPageForError({})).toBe(false);
});

test.each([
  ['not-json', 403, 'whether a firewall or proxy lets the shop out, then the address in SAFERPAY_BASE_URL'],
  ['not-json', 503, 'whether a firewall or proxy lets the shop out, then the address in SAFERPAY_BASE_URL'],
  ['not-json', 404, 'the path in SAFERPAY_BASE_URL'],
  ['http-307', 307, 'the address in SAFERPAY_BASE_URL: it redirects'],
  ['odd-answer', 200, 'the address in SAFERPAY_BASE_URL, and whether a proxy answers in between'],
])('the log says what to check after %s with status %i', (code, status, check) => {
  expect(whatToCheck('saferpay', code, { status, is: 'page' })).toBe(check);
});

test('the log says what to check where nothing answered', () => {
  expect(whatToCheck('paypal', 'unknown-host', undefined)).toBe('the host in PAYPAL_API_BASE: it does not exist');
  expect(whatToCheck('paypal', 'untrusted-certificate', undefined)).toBe(
    'the host in PAYPAL_API_BASE, and whether a proxy opens the connection: the certificate is not trusted',
  );
  expect(whatToCheck('paypal', 'no-script', undefined)).toBe(
    'the address in PAYPAL_SDK_BASE, and whether a proxy answers in between',
  );
});
