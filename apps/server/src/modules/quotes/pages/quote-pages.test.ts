import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { describeOnBothEngines } from '../../../database/testing/databases.ts';
import { createFrame } from '../../../http/testing/frame.ts';
import { testConfiguration } from '../../orders/testing/shop.ts';
import { eva, publicUrl, quoteShop } from '../testing/quote-shop.ts';
import { quotePageRoutes } from './quote-pages.routes.ts';

describeOnBothEngines('the page of an offer', ({ open }) => {
  let database: Database;
  let office: Awaited<ReturnType<typeof quoteShop>>;
  let frame: Awaited<ReturnType<typeof createFrame>>;

  beforeEach(async () => {
    database = await open();
    office = await quoteShop(database);
    frame = await createFrame();
    await quotePageRoutes(frame.app, office.quotes, {
      ...{ configuration: { current: async () => testConfiguration }, publicUrl, styles: async () => ['/s.css'] },
    });
  });
  afterEach(async () => {
    await frame.app.close();
    await office.close();
  });

  const get = (id: string, path = '/angebot', more = '') => frame.app.inject(`${path}?id=${id}${more}`);
  const post = (path: string, fields: Record<string, string | string[]>, headers: Record<string, string> = {}) => {
    const typed = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
    return frame.app.inject({
      ...{ method: 'POST', url: `/angebot/${path}`, payload: new URLSearchParams(typed).toString() },
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
    });
  };
  const accepted = (id: string, more: Record<string, string | string[]> = {}) =>
    post('annehmen', { id, version: '1', total: '7178', option: ['AGB'], ...more });
  const words = (body: string) =>
    body
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/[\s\u00a0]+/g, ' ')
      .trim();

  test('says everything directly above the button, nothing ticked, and is not for search engines [LAW C1, C2, C5]', async () => {
    const { id, number } = await office.made({ note: '<b>Wie</b> besprochen' });
    const page = await get(id);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const said = words(page.body);
    for (const part of [number, '&lt;b&gt;Wie', '04.12.2026', 'Schlosserhammer', '39,98 €', 'Versandkosten 6,90 €'])
      expect(said).toContain(part);
    expect(said).toMatch(/Zustellung in 2 Werktagen.*Gesamtbetrag 71,78 €.*Umsatzsteuer.*Bitte überweisen Sie/);
    expect(page.body).toContain(
      '<button class="button button-primary" type="submit">Zahlungspflichtig bestellen</button>',
    );
    expect(page.body).toContain('<meta name="robots" content="noindex">');
    expect(page.body).toMatch(/type="checkbox" id="option-0" name="option" value="AGB" required>/);
    expect(page.body).not.toContain(' checked');
    expect(page.body).not.toContain('<script');
    const text = await get(id, '/angebot/text', '&name=businessTerms');
    expect([text.statusCode, words(text.body)]).toEqual([200, expect.stringContaining('Erste Fassung.')]);
    const pdf = await get(id, '/angebot/pdf');
    expect([
      pdf.headers['content-type'],
      pdf.headers['content-disposition'],
      pdf.rawPayload.subarray(0, 4).toString(),
    ]).toEqual([
      ...[
        'application/pdf',
        `inline; filename="Angebot-${number}.pdf"; filename*=UTF-8''Angebot-${number}.pdf`,
        '%PDF',
      ],
    ]);
    expect(frame.logged.join()).not.toContain(id);
  });

  test('orders once, leads to the order again, and then says so', async () => {
    const { id } = await office.made();
    const [first, second] = await Promise.all([accepted(id), accepted(id)]);
    expect([first.statusCode, second.statusCode]).toEqual([303, 303]);
    expect(first.headers.location).toMatch(/^\/shop\/P\/cart\/confirmation\?orderId=[\w-]{32}$/);
    expect(second.headers.location).toBe(first.headers.location);
    const page = await get(id);
    expect(words(page.body)).toContain('Sie haben dieses Angebot angenommen.');
    expect(page.body).toContain(`${first.headers.location}`);
    expect(page.body).not.toContain('<form');
    expect(await office.shop.stored()).toMatchObject({ orders: 1, stock: 4 });
  });

  test('refuses what was not seen, not agreed to, or sent from elsewhere, and orders nothing', async () => {
    const { id } = await office.made();
    const answers = [
      await accepted(id, { total: '7177' }),
      await accepted(id, { version: '2' }),
      await accepted(id, { total: 'x' }),
      await accepted(id, { option: [] }),
      await post('annehmen', { id, version: '1', total: '7178', option: 'AGB' }, { origin: 'https://evil.example' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 400, 403]);
    expect(words(answers[0]?.body ?? '')).toContain('Das Angebot wurde inzwischen geändert.');
    expect(words(answers[3]?.body ?? '')).toContain('Bitte stimmen Sie allem zu');
    expect(await office.shop.stored()).toMatchObject({ orders: 0, stock: 5 });
  });

  test('says that there is none, whatever key a stranger tries', async () => {
    const { number } = await office.made();
    const keys = ['', 'x', number, 'k'.repeat(32), "' or 1=1 --", '%00'];
    for (const key of keys) {
      const answers = [
        await get(encodeURIComponent(key)),
        await get(encodeURIComponent(key), '/angebot/pdf'),
        await accepted(key),
      ];
      expect([key, answers.map(({ statusCode }) => statusCode)]).toEqual([key, [404, 404, 404]]);
    }
    expect((await frame.app.inject('/angebot')).statusCode).toBe(404);
  });

  test('is declined with a reason, expires and is withdrawn: each is said, with a way to ask', async () => {
    const [declined, expired, withdrawn] = [await office.made(), await office.made(), await office.made()];
    const answer = await post('ablehnen', { id: declined.id, version: '1', reason: 'Zu teuer' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/angebot?id=${declined.id}`]);
    await office.quotes.withdraw(eva, { number: withdrawn.number, revision: 1, reason: '' });
    expect(words((await get(declined.id)).body)).toContain('Sie haben dieses Angebot abgelehnt.');
    expect(words((await get(withdrawn.id)).body)).toContain('Dieses Angebot haben wir zurückgezogen.');
    office.time.now = Date.UTC(2026, 11, 5, 12);
    const page = await get(expired.id);
    expect(words(page.body)).toContain('Dieses Angebot ist abgelaufen.');
    expect(page.body).toContain('mailto:');
    expect(page.body).not.toContain('<form');
    expect((await accepted(expired.id)).statusCode).toBe(409);
    expect(await office.shop.stored()).toMatchObject({ orders: 0 });
  });
});
