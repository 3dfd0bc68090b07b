import { pino } from 'pino';
import type { Database } from '../../../database/database.ts';
import { createFrame } from '../../../http/testing/frame.ts';
import { createJobRunner } from '../../../jobs/job-runner.ts';
import type { Mail } from '../../../mail/mail.ts';
import { testConfiguration } from '../../orders/testing/shop.ts';
import { createAttemptsService } from '../../sessions/attempts.service.ts';
import { newsletterJobs } from '../mails/newsletter-jobs.ts';
import { createNewsletter } from '../newsletter.service.ts';
import { newsletterRoutes } from '../pages/newsletter-routes.ts';

/** For tests: when the shop opens, epoch ms. */
export const openedAt = Date.UTC(2026, 10, 23, 9);

const publicUrl = 'http://localhost:3000';

interface Sender {
  readonly remoteAddress?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** For tests: the pages of the newsletter, with a clock and a mailbox. */
export async function newsletterShop(database: Database, more: { newsletter?: boolean } = {}) {
  const time = { now: openedAt };
  const clock = () => time.now;
  const configuration = { current: async () => ({ ...testConfiguration, ...more }) };
  const attempts = createAttemptsService({ database, clock, isOn: true });
  const newsletter = createNewsletter({ database, configuration, attempts, clock, wakeJobs: () => {} });
  const { app } = await createFrame();
  await newsletterRoutes(app, newsletter, { configuration, publicUrl, styles: async () => ['/s.css'] });
  const sent: Mail[] = [];
  const mail = { send: async (one: Mail) => void sent.push(one), close: async () => {} };
  const handlers = newsletterJobs({ database, configuration, mail, mailFrom: undefined, publicUrl });
  const runner = createJobRunner({ database, handlers, clock, logger: pino({ level: 'silent' }) });
  const rows = () => database.read.selectFrom('newsletter_subscribers').selectAll().orderBy('asked_at').execute();

  function send(path: string, fields: Readonly<Record<string, string>>, from: Sender = {}) {
    const { remoteAddress = '192.0.2.1', headers = {} } = from;
    return app.inject({
      ...{ method: 'POST', url: path, remoteAddress, payload: new URLSearchParams(fields).toString() },
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  }
  const ask = (email: string, from: Sender = {}) => send('/newsletter', { email }, from);

  /** Asks from a network of its own, and gives the keys of the links in the mail. */
  async function asked(email: string) {
    sent.length = 0;
    await ask(email, { remoteAddress: `198.51.100.${(await rows()).length % 250}` });
    await runner.runDue();
    return linksIn(sent[0]?.text ?? '');
  }

  return {
    ...{ app, time, more, newsletter, runner, sent, rows, send, ask, asked },
    get: (path: string) => app.inject(path),
    /** Asks, and confirms by the link of the mail. */
    async subscribe(email: string) {
      const links = await asked(email);
      await send('/newsletter/bestaetigen', { id: links.confirm });
      return links;
    },
  };
}

/** The keys of the links in a mail; empty: it has none. */
export function linksIn(text: string): { readonly confirm: string; readonly stop: string } {
  const key = (page: string) =>
    new RegExp(`http://localhost:3000/newsletter/${page}\\?id=([\\w-]{32})`).exec(text)?.[1] ?? '';
  return { confirm: key('bestaetigen'), stop: key('abbestellen') };
}
