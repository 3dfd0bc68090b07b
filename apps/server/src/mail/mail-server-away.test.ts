import { expect, test } from 'vitest';
import { freePort } from '../database/postgres/free-port.ts';
import { describeOnBothEngines } from '../database/testing/databases.ts';
import { countKeptJobs } from '../jobs/kept-jobs.ts';
import { testQueue } from '../jobs/testing/job-runner.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { exampleMail } from './testing/mail.ts';
import { startSmtpServer } from './testing/smtp-server.ts';

const hour = 3_600_000;

describeOnBothEngines('a mail server that is away', ({ open }) => {
  test('for two days loses nothing: each mail is tried now and then, and comes once, four hours later at most', async () => {
    const database = await open();
    const queue = testQueue(database);
    const port = await freePort();
    const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, { ending: new AbortController().signal });
    const runner = queue.runner({
      mail: (key) => transport.send(exampleMail({ messageId: `${key}@shop.example` })),
    });
    const start = queue.time.now;
    await queue.add('mail', 'first');
    let tries = 0;
    for (; queue.time.now < start + 48 * hour; queue.time.now += hour / 4) {
      if (queue.time.now === start + 47 * hour) await queue.add('mail', 'last');
      tries += await runner.runDue();
    }
    expect(tries).toBeLessThan(30);
    expect(await countKeptJobs(database.read, 'waiting')).toBe(2);
    const server = await startSmtpServer({ port });
    for (; queue.time.now <= start + 52 * hour; queue.time.now += hour / 4) await runner.runDue();
    const ids = server.received.map(({ raw }) => /Message-ID: <(\w+)@/i.exec(raw.toString())?.[1]);
    expect(ids.toSorted()).toEqual(['first', 'last']);
    expect([await countKeptJobs(database.read, 'waiting'), await countKeptJobs(database.read, 'failed')]).toEqual([
      0, 0,
    ]);
    await transport.close();
    await server.close();
  });
});
