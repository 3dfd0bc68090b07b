import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PermanentFailure } from '../jobs/job-handler.ts';
import type { MailTransport } from './mail.ts';
import { createMailTransport } from './mail-transport.ts';
import { exampleMail } from './testing/mail.ts';
import { startSmtpServer, type TestSmtpServer } from './testing/smtp-server.ts';

const rest = { dataDir: '/nowhere', ending: new AbortController().signal };

describe('sending by a mail server', () => {
  let server: TestSmtpServer;
  let transport: MailTransport;
  beforeAll(async () => {
    server = await startSmtpServer();
    transport = createMailTransport({ smtpUrl: server.url, ...rest });
  });
  afterAll(async () => {
    await transport.close();
    await server.close();
  });

  test('text, HTML and attachment arrive as they were', async () => {
    const mail = exampleMail();
    await transport.send(mail);

    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.to).toEqual(['joerg@example.at']);
    const read = await PostalMime.parse(server.received[0]?.raw ?? '');
    expect(read).toMatchObject({ messageId: `<${mail.messageId}>`, subject: mail.subject });
    expect(read.text?.trimEnd()).toBe(mail.text);
    expect(read.html).toContain('<p>Schöne Grüße');
    expect(new Uint8Array(read.attachments[0]?.content as ArrayBuffer)).toEqual(mail.attachments[0]?.content);
  });

  test('an address with an international domain is reached', async () => {
    await transport.send(exampleMail({ to: { name: 'Jörg', address: 'joerg@müller.at' } }));
    expect(server.received.at(-1)?.to).toEqual(['joerg@müller.at']); // as smtp-server decodes xn--mller-kva.at
    expect(String(server.received.at(-1)?.raw)).toContain('joerg@xn--mller-kva.at');
  });

  test.each([
    [450, 'try later'],
    [550, 'no such user'],
  ])('a server that answers %d makes it throw', async (responseCode, message) => {
    server.refusals.push({ responseCode, message });
    await expect(transport.send(exampleMail())).rejects.toThrow(message);
  });

  test('a recipient that does not exist is refused for good, one of a full server is not', async () => {
    const before = server.received.length;
    server.refusedRecipients.push({ responseCode: 550, message: '5.1.1 no such user' });
    const refused = await transport.send(exampleMail()).catch((error) => error);
    expect(refused).toBeInstanceOf(PermanentFailure);
    expect(String(refused)).toContain('no such user');
    server.refusedRecipients.push({ responseCode: 452, message: '4.2.2 full' });
    const delayed = await transport.send(exampleMail()).catch((error) => error);
    expect(String(delayed)).toContain('full');
    expect(delayed).not.toBeInstanceOf(PermanentFailure);
    expect(server.received).toHaveLength(before);
  });

  test('a login that the server refuses loses no mail', async () => {
    const strict = await startSmtpServer({ password: 'right' });
    const wrong = createMailTransport({ smtpUrl: strict.url.replace('//', '//shop:wrong@'), ...rest });
    const refused = await wrong.send(exampleMail()).catch((error) => error);
    expect(refused.responseCode).toBe(535);
    expect(refused).not.toBeInstanceOf(PermanentFailure);
    await wrong.close();
    await strict.close();
  });

  test('a server that is not there makes it throw', async () => {
    const gone = createMailTransport({ smtpUrl: 'smtp://127.0.0.1:1', ...rest });
    await expect(gone.send(exampleMail())).rejects.toThrow('ECONNREFUSED');
    await gone.close();
  });
});
