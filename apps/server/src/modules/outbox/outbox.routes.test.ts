import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFrame } from '../../http/testing/frame.ts';
import { outboxRoutes } from './outbox.routes.ts';

const folder = mkdtempSync(join(tmpdir(), 'kontor-outbox-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() => {
  const mail = [
    'From: Shop <shop@shop.example>',
    'To: Ada <ada@kunde.example>',
    'Subject: <b>Bestellung</b> 2026-000001',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=x',
    '',
    '--x',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<head></head><p style="color:red">Danke</p><a href="https://shop.example/">Shop</a><script>alert(1)</script>',
    '--x',
    'Content-Type: application/pdf',
    'Content-Disposition: attachment; filename=Bestellung.pdf',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('%PDF-1.7').toString('base64'),
    '--x--',
  ];
  writeFileSync(join(folder, 'mail-1@shop.example.eml'), mail.join('\r\n'));
});

async function outbox() {
  const { app } = await createFrame();
  await outboxRoutes(app, folder, async () => ['/assets/shop.css']);
  return (url: string, more: { host?: string; remoteAddress?: string; forwarded?: string } = {}) =>
    app.inject({
      url,
      remoteAddress: more.remoteAddress ?? '127.0.0.1',
      headers: { host: more.host ?? 'localhost:3000', ...(more.forwarded && { 'x-forwarded-for': more.forwarded }) },
    });
}

test('lists mails with what they are about, escaped', async () => {
  const { statusCode, body } = await (await outbox())('/outbox');
  expect(statusCode).toBe(200);
  expect(body).toContain(
    '<a href="/outbox/mail-1@shop.example.eml">&lt;b&gt;Bestellung&lt;/b&gt; <span class="whole">2026-000001</span></a>',
  );
  expect(body).toContain('Ada &lt;ada@kunde.example&gt;');
  expect(body).toContain('<link rel="stylesheet" href="/assets/shop.css">');
});

test('shows a mail’s own HTML where it can run and load nothing; its links open a window, as in a mail reader', async () => {
  const get = await outbox();
  expect((await get('/outbox/mail-1@shop.example.eml')).body).toContain(
    '<iframe src="/outbox/mail-1@shop.example.eml/html" title="Inhalt der E-Mail" sandbox="allow-popups allow-popups-to-escape-sandbox">',
  );
  const { headers, body } = await get('/outbox/mail-1@shop.example.eml/html');
  expect(body).toContain('Danke');
  expect(body).toContain('<head><base target="_blank"></head>');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'",
  );
});

test('puts the pictures of a mail into its HTML, where nothing may be loaded', async () => {
  const picture = Buffer.from([137, 80, 78, 71]).toString('base64');
  const mail = [
    ...[
      'From: a@shop.example',
      'To: b@kunde.example',
      'MIME-Version: 1.0',
      'Content-Type: multipart/related; boundary=x',
    ],
    ...['', '--x', 'Content-Type: text/html', '', '<img src="cid:code">', '--x', 'Content-Type: image/png'],
    ...['Content-ID: <code>', 'Content-Disposition: inline', 'Content-Transfer-Encoding: base64', '', picture, '--x--'],
  ];
  writeFileSync(join(folder, 'mail-2@shop.example.eml'), mail.join('\r\n'));
  const { body } = await (await outbox())('/outbox/mail-2@shop.example.eml/html');
  expect(body.trim()).toBe(`<img src="data:image/png;base64,${picture}">`);
  rmSync(join(folder, 'mail-2@shop.example.eml'));
});

test('hands out attachments', async () => {
  const { headers, body } = await (await outbox())('/outbox/mail-1@shop.example.eml/attachments/0');
  expect([headers['content-type'], body]).toEqual(['application/pdf', '%PDF-1.7']);
  expect(headers['content-disposition']).toContain('attachment');
});

test.each([
  '/outbox/nichts.eml',
  '/outbox/..%2f..%2fetc%2fpasswd',
  '/outbox/mail-1@shop.example.eml/attachments/7',
  '/outbox/mail-1@shop.example.eml/attachments/x',
])('%s is not there', async (url) => {
  expect((await (await outbox())(url)).statusCode).toBe(404);
});

test.each([
  ['another machine', { remoteAddress: '192.0.2.7' }],
  ['a visitor behind the proxy on this machine', { forwarded: '192.0.2.7' }],
  ['a name that was pointed at this machine', { host: 'boese.example' }],
  ['the shop’s public name', { host: 'shop.example:443' }],
])('does not exist for %s', async (_who, from) => {
  const get = await outbox();
  for (const url of ['/outbox', '/outbox/mail-1@shop.example.eml', '/outbox/mail-1@shop.example.eml/attachments/0']) {
    const { statusCode, body } = await get(url, from);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('Ada');
  }
});
