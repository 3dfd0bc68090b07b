import { pino } from 'pino';
import { nextVersion } from '../../../database/catalogue-version.ts';
import type { Database } from '../../../database/database.ts';
import { createFrame } from '../../../http/testing/frame.ts';
import { createJobRunner } from '../../../jobs/job-runner.ts';
import type { Mail } from '../../../mail/mail.ts';
import { serveCatalogue } from '../../catalogue/testing/catalogue-calls.ts';
import { testConfiguration } from '../../orders/testing/shop.ts';
import { createAttemptsService } from '../../sessions/attempts.service.ts';
import { stockAlertJobs } from '../mails/stock-alert-jobs.ts';
import { stockAlertRoutes } from '../pages/stock-alert-routes.ts';
import { createStockAlerts } from '../stock-alerts.service.ts';

/** For tests: when the shop opens, epoch ms. */
export const openedAt = Date.UTC(2026, 10, 23, 9);

const publicUrl = 'http://localhost:3000';

/**
 * For tests: the pages of stock alerts over a catalogue with the products `hammer`, `mallet` (both in stock) and `bare`
 * (without prices), with a clock and a mailbox.
 */
export async function alertShop(database: Database, more: { readonly stockAlerts?: boolean } = {}) {
  const time = { now: openedAt };
  const clock = () => time.now;
  const { app: catalogueApp, catalogue, version, follow } = await serveCatalogue(database);
  const configuration = { current: async () => ({ ...testConfiguration, ...more }) };
  const attempts = createAttemptsService({ database, clock, isOn: true });
  const alerts = createStockAlerts({
    database,
    catalogue,
    configuration,
    attempts,
    version,
    clock,
    wakeJobs: () => {},
  });
  const { app } = await createFrame();
  await stockAlertRoutes(app, alerts, { configuration, publicUrl, styles: async () => ['/s.css'] });
  const sent: Mail[] = [];
  const sending = { fails: false };
  const mail = {
    async send(one: Mail) {
      if (sending.fails) throw new Error('The mail server is away');
      sent.push(one);
    },
    close: async () => {},
  };
  const handlers = stockAlertJobs({ database, catalogue, configuration, mail, mailFrom: undefined, publicUrl });
  const runner = createJobRunner({ database, handlers, clock, logger: pino({ level: 'silent' }) });
  const rows = () => database.read.selectFrom('stock_alerts').selectAll().orderBy('email').execute();

  /** Changes the stock light of a product as an import does, and lets the index follow. */
  async function light(id: string, stock_status: 'green' | 'red'): Promise<void> {
    await database.transaction(async (transaction) => {
      const row = { stock_status, version: await nextVersion(transaction) };
      await transaction.updateTable('products').set(row).where('id', '=', id).execute();
    });
    await follow();
  }

  function send(path: string, fields: Readonly<Record<string, string>>, from: Sender = {}) {
    const { remoteAddress = '192.0.2.1', headers = {} } = from;
    return app.inject({
      ...{ method: 'POST', url: path, remoteAddress, payload: new URLSearchParams(fields).toString() },
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  }

  return {
    ...{ app, time, alerts, runner, sent, sending, rows, light, send, follow },
    get: (path: string) => app.inject(path),
    ask: (email: string, from: Sender = {}, artikel = 'hammer') => send('/benachrichtigung', { artikel, email }, from),
    /** Asks, and confirms by the link of the mail. */
    async wait(email: string, artikel = 'hammer'): Promise<string> {
      await send(
        '/benachrichtigung',
        { artikel, email },
        { remoteAddress: `198.51.100.${(await rows()).length % 250}` },
      );
      const id = (await rows()).find((row) => row.email === email && row.product_id === artikel)?.secret ?? '';
      await send('/benachrichtigung/bestaetigen', { id });
      await runner.runDue();
      sent.length = 0;
      return id;
    },
    async close() {
      await Promise.all([app.close(), catalogueApp.close()]);
    },
  };
}

interface Sender {
  readonly remoteAddress?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
