import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../database/database.ts';
import { createFrame } from '../../../http/testing/frame.ts';
import type { JobPayloads } from '../../../jobs/job-kinds.ts';
import type { Mail } from '../../../mail/mail.ts';
import { createOfficeLog } from '../../office-log/office-log.service.ts';
import { testConfiguration } from '../../orders/testing/shop.ts';
import { createAttemptsService } from '../../sessions/attempts.service.ts';
import { withdrawalJobs } from '../mails/withdrawal-jobs.ts';
import { createWithdrawalList } from '../withdrawal-list.service.ts';
import { withdrawalRoutes } from '../withdrawals.routes.ts';
import { createWithdrawals } from '../withdrawals.service.ts';

/** For tests: the moment of declarations, 10:15:30 on a Monday in Vienna. */
export const declaredAt = Date.UTC(2026, 10, 23, 9, 15, 30);

/** For tests: a key like the form's. */
export const formKey = 'k'.repeat(32);

/** For tests: the default content of a form. */
const typed = { key: formKey, name: 'Anna Berger', email: 'anna@example.at', orderNumber: '2026-000001' };

/** For tests: the pages over a database, and their results. */
export async function withdrawalShop(database: Database, country = testConfiguration.seller.country) {
  const time = { now: declaredAt };
  const clock = () => time.now;
  const wakes = { count: 0 };
  const seller = { ...testConfiguration.seller, country };
  const configuration = { current: async () => ({ ...testConfiguration, seller }) };
  const attempts = createAttemptsService({ database, clock, isOn: true });
  const withdrawals = createWithdrawals({
    ...{ database, configuration, attempts, clock },
    wakeJobs: () => {
      wakes.count += 1;
    },
  });
  const { app, logged } = await createFrame();
  const publicUrl = 'http://localhost:3000';
  await withdrawalRoutes(app, withdrawals, { configuration, publicUrl, styles: async () => ['/assets/shop.css'] });
  const log = createOfficeLog({ database, clock });
  const list = createWithdrawalList({ database, log, clock });
  const queued = () =>
    database.read
      .selectFrom('jobs')
      .select(['kind', 'payload'])
      .where('kind', 'in', ['withdrawal-mail', 'withdrawal-notice'])
      .orderBy('created_at')
      .orderBy('unique_key')
      .execute();
  return {
    ...{ app, logged, time, wakes, withdrawals, list, log, queued },
    send: (path: string, more: Readonly<Record<string, string>> = {}, from = '192.0.2.1') =>
      sendForm(app, path, { ...typed, ...more }, from),
    stored: () => database.read.selectFrom('withdrawals').selectAll().orderBy('number').execute(),
    /** Runs the queued mails and returns the sent ones. */
    async mails() {
      const sent: Mail[] = [];
      const mail = { send: async (one: Mail) => void sent.push(one), close: async () => {} };
      const handlers = withdrawalJobs({ database, configuration, mail, mailFrom: undefined, publicUrl });
      for (const { kind, payload } of await queued())
        await handlers[kind as keyof typeof handlers](
          JSON.parse(payload) as JobPayloads['withdrawal-notice'],
          undefined as never,
        );
      return sent;
    },
  };
}

function sendForm(app: FastifyInstance, url: string, fields: Readonly<Record<string, string>>, remoteAddress: string) {
  return app.inject({
    ...{ method: 'POST', url, remoteAddress, payload: new URLSearchParams(fields).toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  });
}
