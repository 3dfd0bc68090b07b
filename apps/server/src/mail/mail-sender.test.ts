import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, expect, test } from 'vitest';
import { senderOf } from './mail-sender.ts';
import { createOutboxTransport, outboxFilename, outboxFolder } from './outbox-transport.ts';
import { exampleMail } from './testing/mail.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'kontor-sender-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const seller = { companyName: 'Weinhaus Traube GmbH', email: 'info@traube.example' };
const shop = { title: 'Traube', seller };

test.each([
  ['the shop’s name and its seller’s address without MAIL_FROM', shop, undefined, 'Traube', 'info@traube.example'],
  ['the shop’s name with the address of MAIL_FROM', shop, 'shop@x.example', 'Traube', 'shop@x.example'],
  ['the name of MAIL_FROM before the shop’s', shop, 'Laden <shop@x.example>', 'Laden', 'shop@x.example'],
  [
    'a name of MAIL_FROM in quotes',
    shop,
    '"Wein, \\"Öl\\" & Co" <shop@x.example>',
    'Wein, "Öl" & Co',
    'shop@x.example',
  ],
  ['a name of MAIL_FROM with a comma', shop, 'Öl, Wein & Co <shop@x.example>', 'Öl, Wein & Co', 'shop@x.example'],
  [
    'the seller’s name where the shop has none',
    { title: '', seller },
    '<a@b.example>',
    seller.companyName,
    'a@b.example',
  ],
])('a mail is from %s', (_, from, mailFrom, name, address) => {
  expect(senderOf(from, mailFrom)).toEqual({ name, address });
});

test('without any address nobody can write', () => {
  expect(() => senderOf({ title: 'Traube', seller: { ...seller, email: '' } }, undefined)).toThrow('set MAIL_FROM');
});

test.each(['Müller, Söhne & Töchter', 'Der "gute" Laden', 'Laden <alle@example.at>, x', 'Größe; 50 %: \\o/'])(
  'the name %s arrives unchanged, and adds no recipient',
  async (title) => {
    const messageId = `sender.${title.length}@shop.example`;
    await createOutboxTransport(dataDir).send(exampleMail({ messageId, from: senderOf({ title, seller }, undefined) }));
    const bytes = readFileSync(join(outboxFolder(dataDir), outboxFilename(messageId)));
    const { from, to } = await PostalMime.parse(bytes);
    expect(from).toEqual({ name: title, address: 'info@traube.example' });
    expect(to).toEqual([exampleMail().to]);
    expect(bytes.toString('latin1')).toMatch(/^From: (?:[\x20-\x7e]|\r\n )+<info@traube\.example>\r$/m);
  },
);
