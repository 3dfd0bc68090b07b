import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mayCostFee, paymentKinds, paymentMeansCode } from '@kontor/domain';
import { expect, test } from 'vitest';
import { findingTitles } from '../apps/server/src/modules/payments/operator/texts/findings.de.ts';
import { paymentConfigOf, paymentVariables } from '../apps/server/src/payment-config.ts';
import { textOf } from './rules.ts';

const root = join(import.meta.dirname, '..');

/** The cells of the rows of docs/payments.md that begin in a certain way. */
function rowsLike(beginning: RegExp): string[][] {
  const rows = textOf('docs/payments.md')
    .split('\n')
    .filter((line) => beginning.test(line));
  return rows.map((row) => row.split('|').slice(1, -1)).map((cells) => cells.map((cell) => cell.trim()));
}

const settings = rowsLike(/^\| `[A-Z]+_/);
const quoted = (text: string) => `\`${text}\``;

test('every setting of payments has its row, with the default that it has', () => {
  expect(settings.map(([name]) => name)).toEqual(Object.keys(paymentVariables).map(quoted));
  const given = { PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c' };
  const account = { SAFERPAY_CUSTOMER_ID: '1', SAFERPAY_TERMINAL_ID: '12345678' };
  const user = { SAFERPAY_USERNAME: 'd', SAFERPAY_PASSWORD: 'e' };
  const config = paymentConfigOf({ ...given, ...account, ...user }, { port: 3000, isProduction: true });
  if (typeof config === 'string') throw new Error(`${config} is wrong`);
  const { paypal, saferpay, withoutShift } = config;
  expect(Object.fromEntries(settings.map(([name, usual]) => [name, usual]).filter(([, usual]) => usual))).toEqual({
    '`PAYPAL_ENV`': quoted(paypal?.env ?? ''),
    '`PAYPAL_API_BASE`': quoted(paypal?.apiBase ?? ''),
    '`PAYPAL_SDK_BASE`': quoted(paypal?.sdkBase ?? ''),
    '`SAFERPAY_BASE_URL`': quoted(saferpay?.baseUrl ?? ''),
    '`SAFERPAY_WITHOUT_SHIFT`': quoted(withoutShift),
    '`PAYMENT_SANDBOX_PORT`': '`PORT` + 1',
  });
});

test('no document names a setting of payments that there is not', () => {
  const named = globSync('{*.md,docs/**/*.md}', { cwd: root }).flatMap((document) =>
    [...readFileSync(join(root, document), 'utf8').matchAll(/\b(?:PAYPAL|SAFERPAY|PAYMENT)(?:_[A-Z]+)+\b/g)].map(
      ([name]) => `${name}, in ${document}`,
    ),
  );
  // The sandbox, where it runs alone, reads settings of its own.
  const sandbox = readFileSync(join(root, 'apps/payment-sandbox/src/main.ts'), 'utf8').match(/\b[A-Z]+(?:_[A-Z]+)+\b/g);
  const known = new Set([...Object.keys(paymentVariables), ...(sandbox ?? [])]);
  expect(named.filter((name) => !known.has(name.replace(/,.*/, '')))).toEqual([]);
  expect(named).not.toEqual([]);
});

test('every finding is explained, in the words of the command', () => {
  const findings = rowsLike(/^\| `[a-z-]+` \|/).map(([kind, sentence]) => [kind, sentence]);
  expect(findings).toEqual(Object.entries(findingTitles).map(([kind, sentence]) => [quoted(kind), sentence]));
});

test('every kind of a way to pay is explained, and whether it may cost a fee (LAW P11)', () => {
  const kinds = rowsLike(/^\| `"kind": /).map(([kind, _, fee]) => [kind, fee]);
  expect(kinds).toEqual(paymentKinds.map((kind) => [quoted(`"kind": "${kind}"`), mayCostFee({ kind }) ? 'yes' : 'no']));
});

test('the code that each kind of a way to pay has on an e-invoice is in docs/invoices.md', () => {
  const row = textOf('docs/invoices.md')
    .split('\n')
    .find((line) => line.startsWith('| BT-81 '));
  const told = [...`${row}`.matchAll(/`([a-z-]+)` (\d+)/g)].map(([, kind, code]) => [kind, code]);
  const known = { hasAccount: true, isPaidByBalance: false };
  expect(told).toEqual(paymentKinds.map((kind) => [kind, paymentMeansCode(kind, known)]));
});
