import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, describe, expect, test } from 'vitest';
import { createOutboxTransport, outboxFolder } from './outbox-transport.ts';
import { exampleMail } from './testing/mail.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'kontor-outbox-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

describe('the outbox', () => {
  const { send } = createOutboxTransport(dataDir);
  const files = () => readdirSync(outboxFolder(dataDir));

  test('keeps a mail as a file that any mail reader opens', async () => {
    const mail = exampleMail();
    await send(mail);

    expect(files()).toEqual(['order.0123abcd@shop.example.eml']);
    const bytes = readFileSync(join(outboxFolder(dataDir), 'order.0123abcd@shop.example.eml'));
    expect(bytes.toString('latin1')).not.toMatch(/[^\r]\n/);
    const read = await PostalMime.parse(bytes);
    expect(read).toMatchObject({
      messageId: '<order.0123abcd@shop.example>',
      from: { name: 'Kontor Werkzeug', address: 'shop@shop.example' },
      to: [mail.to],
      replyTo: [{ address: 'office@shop.example' }],
      subject: mail.subject,
    });
    expect(read.text?.trimEnd()).toBe('Schöne Grüße\n.\nEnde');
    expect(read.html).toContain('<p>Schöne Grüße');
    expect(read.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    expect(read.attachments).toMatchObject([{ filename: 'Bestellung 1.pdf', mimeType: 'application/pdf' }]);
    expect(new Uint8Array(read.attachments[0]?.content as ArrayBuffer)).toEqual(mail.attachments[0]?.content);
  });

  test('a mail that is tried again is there once', async () => {
    await send(exampleMail({ subject: 'noch einmal' }));
    expect(files()).toEqual(['order.0123abcd@shop.example.eml']);
  });

  test('only the shop’s own user may read it', () => {
    expect(statSync(outboxFolder(dataDir)).mode & 0o777).toBe(0o700);
    expect(statSync(join(outboxFolder(dataDir), files()[0] ?? '')).mode & 0o777).toBe(0o600);
  });

  test('a Message-ID cannot lead out of the folder', async () => {
    await send(exampleMail({ messageId: '../../../etc/x y@shop.example' }));
    expect(files()).toContain('.._.._.._etc_x_y@shop.example.eml');
  });

  test('no name, subject or address adds a header or a recipient', async () => {
    const evil = 'x\r\nBcc: alle@example.at\r\n\r\nText';
    const { length } = files();
    await send(
      exampleMail({
        messageId: 'evil@shop.example',
        subject: evil,
        to: { name: `a@example.at, b@example.at\u2028${evil}`, address: 'joerg@example.at' },
        attachments: [{ filename: evil, contentType: 'application/pdf', content: new Uint8Array() }],
      }),
    );
    expect(files()).toHaveLength(length + 1);
    const bytes = readFileSync(join(outboxFolder(dataDir), 'evil@shop.example.eml'));
    const read = await PostalMime.parse(bytes);
    expect(read.bcc ?? []).toEqual([]);
    expect(read.to).toMatchObject([{ address: 'joerg@example.at' }]);
    expect(read.subject).toBe('x Bcc: alle@example.at Text');
    expect(read.text?.trimEnd()).toBe(exampleMail().text);
  });

  test('unfinished files of a dead process are removed with the next process’s first mail; files being written stay', async () => {
    const [abandoned, written, other] = ['.0123456789abcdef.part', '.fedcba9876543210.part', '.keep.part'];
    const old = new Date(Date.now() - 3_700_000);
    for (const name of [abandoned, written, other]) writeFileSync(join(outboxFolder(dataDir), name), 'half');
    for (const name of [abandoned, other]) utimesSync(join(outboxFolder(dataDir), name), old, old);
    const { length } = files();
    const next = createOutboxTransport(dataDir);
    await Promise.all([next.send(exampleMail()), next.send(exampleMail())]);
    expect(files()).toHaveLength(length - 1);
    expect(files()).toEqual(expect.arrayContaining([written, other]));
    for (const name of [written, other]) rmSync(join(outboxFolder(dataDir), name));
  });

  test('a mail that cannot get its name leaves nothing half', async () => {
    mkdirSync(join(outboxFolder(dataDir), 'taken@shop.example.eml'));
    await expect(send(exampleMail({ messageId: 'taken@shop.example' }))).rejects.toThrow();
    expect(files().filter((name) => name.endsWith('.part'))).toEqual([]);
    rmSync(join(outboxFolder(dataDir), 'taken@shop.example.eml'), { recursive: true });
  });

  test('a disk that does not take the mail leaves nothing half', async () => {
    const blocked = join(dataDir, 'blocked');
    writeFileSync(blocked, '');
    await expect(createOutboxTransport(blocked).send(exampleMail())).rejects.toThrow('ENOTDIR');
    expect(files().some((name) => name.endsWith('.part'))).toBe(false);
  });
});
