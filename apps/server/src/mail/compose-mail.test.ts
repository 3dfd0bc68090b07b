import { expect, test } from 'vitest';
import { exampleSeller } from '../modules/orders/testing/order.ts';
import { mailFromShop, mailToShop } from './compose-mail.ts';
import { letter, note } from './mail-content.ts';
import { mailStyles } from './mail-frame.ts';
import { messageIdOf } from './message-id.ts';

const from = { name: 'Kontor Werkzeug', address: 'shop@shop.example' };
const shop = { title: 'Kontor <Werkzeug>', seller: exampleSeller };
const customer = { name: 'Eva Kern', address: 'eva@kunde.example' };
const head = { kind: 'question', about: 'q-1', from, shop, subject: 'Ihre Frage', preview: 'Wir haben sie.' };

/** The content of the frame's only column. */
const columnOf = (html: string) => /<td style="padding:24px 0">(.*?)<\/td><\/tr>/s.exec(html)?.[1];

test('a mail from the shop greets, ends with the company data, and is answered to the seller', () => {
  const content = letter(shop.title, ['wir haben <b>Ihre</b> Frage.', { code: '12345678' }]);
  const { html, ...mail } = mailFromShop({ ...head, to: customer, content });
  expect(mail).toEqual({
    ...{ messageId: messageIdOf('question', 'q-1', from), from, to: customer, subject: 'Ihre Frage', attachments: [] },
    replyTo: { name: '', address: 'office@kontor.example' },
    text: `Guten Tag,

wir haben <b>Ihre</b> Frage.

    1234 5678

Freundliche Grüße
Kontor <Werkzeug>

--${' '}
Kontor Werkzeughandel GmbH · Gumpendorfer Straße 15 · 1060 Wien
FN 123456 a · Handelsgericht Wien · UID ATU12345678
+43 1 234 56 78 · office@kontor.example
`,
  });
  expect(columnOf(html)).toBe(`<p style="margin:0 0 12px">Guten Tag,</p>
<p style="margin:0 0 12px">wir haben &lt;b&gt;Ihre&lt;/b&gt; Frage.</p>
<p style="margin:20px 0;font-size:28px;font-weight:600;font-variant-numeric:tabular-nums;letter-spacing:1px">1234 5678</p>
<p style="margin:24px 0 0">Freundliche Grüße<br>Kontor &lt;Werkzeug&gt;</p>`);
  expect(html).toContain('FN 123456 a · Handelsgericht Wien · UID ATU12345678');
});

test('what a mail is for is a button, other links are links, and the number of an order stays on one line', () => {
  const [link, stop] = ['https://shop.example/ja', 'https://shop.example/nein'];
  const { text, html } = letter('Kontor', [
    'zu 2026-000002 von 9-17 Uhr.',
    { link, label: 'Bestätigen', isMain: true },
    { link: stop, label: 'Abbestellen' },
  ]);
  expect(text).toContain(`zu 2026-000002 von 9-17 Uhr.\n\nBestätigen: ${link}\n\nAbbestellen: ${stop}\n`);
  const { button } = mailStyles;
  const words = html.text;
  expect(words).toContain(
    'zu <span style="white-space:nowrap">2026-000002</span> von <span style="white-space:nowrap">9-17</span> Uhr.',
  );
  expect(words).toContain(`<a href="${link}" class="button" style="${button}">Bestätigen</a>`);
  expect(words).toContain(`<a href="${stop}">Abbestellen</a>`);
});

test('a seller without an address is not answered to', () => {
  const silent = { ...shop, seller: { ...exampleSeller, email: '' } };
  expect(mailFromShop({ ...head, shop: silent, to: customer, content: note(['Text']) })).not.toHaveProperty('replyTo');
});

test('a mail to the shop is answered to the customer, and each recipient’s is another one', () => {
  const content = note(['Eva Kern fragt:', 'Gibt es das in Rot & Grün?']);
  const { html, ...mail } = mailToShop({ ...head, to: 'lager@kontor.example', customer, content });
  expect(mail).toEqual({
    ...{ messageId: messageIdOf('question', 'q-1 lager@kontor.example', from), from, subject: 'Ihre Frage' },
    ...{ to: { name: '', address: 'lager@kontor.example' }, replyTo: customer, attachments: [] },
    text: 'Eva Kern fragt:\n\nGibt es das in Rot & Grün?\n',
  });
  expect(columnOf(html)).toBe(`<p style="margin:0 0 12px">Eva Kern fragt:</p>
<p style="margin:0">Gibt es das in Rot &amp; Grün?</p>`);
  expect(html).not.toContain('ATU12345678');
  const { messageId } = mailToShop({ ...head, to: 'chef@kontor.example', customer, content });
  expect(messageId).not.toBe(mail.messageId);
});
