import { expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { serveOffice } from '../operators/testing/office.ts';
import { createNewsletterList } from './newsletter-list.service.ts';
import { officeNewsletterRoutes } from './office-newsletter.routes.ts';

const confirmedAt = Date.UTC(2026, 10, 23, 9);

async function store(database: Database, emails: readonly string[]): Promise<void> {
  const rows = emails.map((email, i) => ({
    ...{ id: `c${i}`, email, email_key: email.toLowerCase(), consent: 'Ja', asked_at: confirmedAt - 1000 },
    ...{ confirm_hash: `h${i}`, confirmed_at: confirmedAt + i, stop_key: `stop-${i}`, stopped_at: null },
  }));
  await database.transaction((transaction) => transaction.insertInto('newsletter_subscribers').values(rows).execute());
}

describeOnBothEngines('who gets the newsletter, for operators', ({ open }) => {
  async function serve() {
    const database = await open();
    const office = await serveOffice(database);
    const clock = () => office.time.now;
    const configuration = { current: async () => ({ newsletter: true }) };
    const sources = { database, configuration, log: office.log, clock, publicUrl: 'https://shop.example' };
    const list = createNewsletterList(sources);
    officeNewsletterRoutes(office.app, list, clock);
    return { ...office, database, list };
  }

  test('is a list by pages, the latest first, without the unconfirmed and the stopped, found by a part of the address', async () => {
    const { database, owner, list } = await serve();
    const eva = await owner();
    await store(database, [...Array.from({ length: 51 }, (_, i) => `k${i}@kunde.example`), '100%_er@Kunde.example']);
    await database.transaction(async (transaction) => {
      const change = transaction.updateTable('newsletter_subscribers');
      await change.set({ confirmed_at: null }).where('id', '=', 'c0').execute();
      await transaction
        .updateTable('newsletter_subscribers')
        .set({ stopped_at: confirmedAt })
        .where('id', '=', 'c1')
        .execute();
    });
    const first = await eva.call('newsletter', {});
    expect(first).toMatchObject({ count: 50, isMore: false, unconfirmed: 1, isOffered: true, next: null });
    const page = first as { readonly subscribers: readonly { readonly _id: string; readonly email: string }[] };
    expect(page.subscribers.map(({ _id }) => _id)).toEqual(Array.from({ length: 50 }, (_, i) => `c${51 - i}`));
    expect(page.subscribers[0]).toEqual({
      ...{ _id: 'c51', email: '100%_er@Kunde.example', consent: 'Ja', askedAt: '2026-11-23T08:59:59.000Z' },
      confirmedAt: '2026-11-23T09:00:00.051Z',
    });
    for (const search of ['%_ER', '100'])
      expect(await eva.call('newsletter', { search })).toMatchObject({ count: 1, subscribers: [{ _id: 'c51' }] });
    expect(await eva.call('newsletter', { search: '0_k' })).toMatchObject({ count: 0, subscribers: [] });
    const after = `${confirmedAt + 49}.c49`;
    expect(await eva.call('newsletter', { after })).toMatchObject({ subscribers: { length: 47 }, next: null });
    expect(await eva.call('newsletter', { after: 'nowhere' })).toMatchObject({ subscribers: { length: 50 } });
    expect((await list.rows({ search: 'k2@' })).rows).toMatchObject([
      { email: 'k2@kunde.example', stopLink: 'https://shop.example/newsletter/abbestellen?id=stop-2' },
    ]);
  });

  test('is stopped once by who may edit customers, keeps its proof, and is logged without the address [LAW D7]', async () => {
    const { database, owner, log, time } = await serve();
    const eva = await owner();
    await store(database, ['anna@kunde.example']);
    expect(await eva.call('newsletterStop', { _id: 'c0' })).toEqual({ ok: true });
    const again = await eva.send('newsletterStop', { _id: 'c0' });
    expect([again.statusCode, again.json()]).toMatchObject([404, { code: 'consent-not-found' }]);
    const rows = await database.read.selectFrom('newsletter_subscribers').selectAll().execute();
    expect(rows).toMatchObject([{ email: 'anna@kunde.example', consent: 'Ja', stopped_at: time.now }]);
    const { entries } = await log.page({ subject: 'newsletter' });
    expect(entries).toMatchObject([{ action: 'newsletter.stopped', subjectId: 'c0', operator: 'Eva Huber' }]);
    expect(JSON.stringify(entries)).not.toContain('anna@');
    expect(await eva.call('newsletter', {})).toMatchObject({ count: 0, subscribers: [] });
  });
});
