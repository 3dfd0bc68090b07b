import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../database/testing/databases.ts';
import { eventually } from '../database/testing/waiting.ts';
import { testQueue } from '../jobs/testing/job-runner.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { exampleMail } from './testing/mail.ts';
import { startSmtpServer } from './testing/smtp-server.ts';

const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
const untried = { state: 'waiting', attempts: 0, lease: null, leased_until: null, last_error: null };

describeOnBothEngines('a process that ends while the mail server is slow', ({ open }) => {
  /** A shop with six mails to send to a server, and functions that let the server greet and accept mails. */
  async function shopOfSixMails() {
    const [greets, takes] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const server = await startSmtpServer({ greets: greets.promise, takes: takes.promise });
    const queue = testQueue(await open());
    await queue.add('mail', ...keys);
    const ending = new AbortController();
    const transport = createSmtpTransport(server.url, { ending: ending.signal });
    const asked: unknown[] = [];
    const mail = async (key: unknown) => {
      asked.push(key);
      const from = { name: '', address: `${key}@shop.example` };
      await transport.send(exampleMail({ messageId: `${key}@shop.example`, from }));
    };
    const runner = queue.runner({ mail }, { ending });
    runner.start();
    await eventually(() => expect(asked).toHaveLength(4));
    async function close() {
      await transport.close();
      await server.close();
    }
    return { server, queue, runner, asked, greet: greets.resolve, take: takes.resolve, close };
  }

  test('finishes the four mails that it began, and begins no other', async () => {
    const { server, queue, runner, greet, take, close } = await shopOfSixMails();
    greet();
    await eventually(() => expect(server.begun).toHaveLength(4));
    const before = [...server.begun];
    const stopping = runner.stop();
    take();
    await stopping;
    expect(server.begun).toEqual(before);
    const sent = before.map((from) => from.slice(0, 1));
    for (const key of keys) {
      expect(await queue.job(key)).toMatchObject(sent.includes(key) ? { state: 'done', attempts: 1 } : untried);
    }
    await close();
  });

  test('begins none on a connection that is not there yet: the jobs are released untried', async () => {
    const { server, queue, runner, asked, greet, take, close } = await shopOfSixMails();
    take();
    const stopping = runner.stop();
    await stopping;
    greet();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([asked.length, server.begun, server.received]).toEqual([4, [], []]);
    for (const key of keys) expect(await queue.job(key)).toMatchObject(untried);
    expect(queue.log.map(({ msg }) => msg)).toEqual(asked.map(() => 'job released, the process ends'));
    await close();
  });

  test('sends nothing that is asked for after that', async () => {
    const server = await startSmtpServer();
    const transport = createSmtpTransport(server.url, { ending: AbortSignal.abort() });
    await expect(transport.send(exampleMail())).rejects.toMatchObject({ name: 'NotBegun' });
    expect(server.begun).toEqual([]);
    await transport.close();
    await server.close();
  });
});
