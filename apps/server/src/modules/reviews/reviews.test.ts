import { afterEach, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { exampleSeller } from '../orders/testing/order.ts';
import { askedLate } from './ask-for-reviews.ts';
import { eraseReviewsOfOrders, forgetReviewers, reviewsOfPerson } from './reviews.service.ts';
import { deliveredAt, dueAt, reviewShop } from './testing/review-shop.ts';

const day = 24 * 3_600_000;

/** The text of a page that a visitor reads. */
const textOf = (page: string) =>
  (page.match(/<main[\s\S]*<\/main>/)?.[0] ?? '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describeOnBothEngines('reviews by buyers', ({ open, place }) => {
  const shops: Awaited<ReturnType<typeof reviewShop>>[] = [];
  afterEach(() => Promise.all(shops.splice(0).map((shop) => shop.close())));

  async function shop(database?: Database, more: Parameters<typeof reviewShop>[1] = {}) {
    const opened = await reviewShop(database ?? (await open()), more);
    shops.push(opened);
    return opened;
  }

  test('are asked for once, two weeks after delivery, by one mail with one click to end it [LAW D8]', async () => {
    const at = await place();
    const [one, other] = [await shop(await open(at)), await shop(await open(at))];
    await one.delivered(1);
    for (const { time } of [one, other]) time.now = dueAt - 1;
    await one.reviews.look();
    expect([await one.runner.runDue(), one.sent]).toEqual([0, []]);
    for (const { time } of [one, other]) time.now = dueAt;
    await Promise.all([one.reviews.look(), other.reviews.look(), one.reviews.look()]);
    await Promise.all([one.runner.runDue(), other.runner.runDue()]);
    await one.reviews.look();
    await one.runner.runDue();
    const sent = [...one.sent, ...other.sent];
    expect(sent.map(({ to, subject }) => [to.address, subject])).toEqual([
      ['joerg@example.at', 'Wie ist Ihre Bestellung 2026-000001?'],
    ]);
    const text = sent[0]?.text ?? '';
    expect(text).toContain('ohne dass dafür andere Kosten als die Übermittlungskosten nach den Basistarifen entstehen');
    expect(text).not.toContain('secret-key-of-order');
    const stop = /http:\/\/localhost:3000(\/bewerten\/abbestellen\?id=[\w-]{32})/.exec(text)?.[1] ?? '';
    expect(sent[0]?.unsubscribe).toBe(`http://localhost:3000${stop}`);
    expect((await one.get(stop)).statusCode).toBe(200);
    expect((await one.send(stop, { 'List-Unsubscribe': 'One-Click' })).statusCode).toBe(200);
    await one.delivered(2);
    await one.reviews.look();
    await one.runner.runDue();
    expect([...one.sent, ...other.sent]).toHaveLength(1);
  });

  test('are not asked for if nobody was told, if it came back, or if it is too late', async () => {
    const database = await open();
    const { delivered, reviews, runner, sent, time } = await shop(database);
    const back = await delivered(1);
    await delivered(2, deliveredAt - (askedLate + 1) * day);
    const byHand = await delivered(3);
    await database.transaction(async (transaction) => {
      await transaction.updateTable('orders').set({ shipping_state: 'returned' }).where('id', '=', back).execute();
      const entry = {
        order_id: byHand,
        version: 1,
        kind: 'take',
        at: 1,
        operator_id: null,
        operator_name: '',
      } as const;
      await transaction
        .insertInto('order_timeline')
        .values({ ...entry, via: 'order', request_key: null, detail: '{}' })
        .execute();
    });
    await reviews.look();
    time.now += day;
    await reviews.look();
    expect([await runner.runDue(), sent]).toEqual([0, []]);
    for (const more of [{ enabled: false }, { askOrdersSince: '2026-12-24' }]) {
      const other = await shop(undefined, more);
      await other.delivered(1);
      await other.reviews.look();
      expect([await other.runner.runDue(), other.sent]).toEqual([0, []]);
    }
  });

  test('are written, changed and withdrawn through the link; the product shows them at once [LAW P12]', async () => {
    const { delivered, key, get, send, rows, reviews, follow, catalogue, time } = await shop();
    const id = await key(await delivered(1));
    expect(textOf((await get(`/bewerten?id=${id}`)).body)).toContain('Jörg');
    const sent = await send('/bewerten', {
      id,
      artikel: 'hammer',
      sterne: '4',
      text: ' Liegt gut.\r\nEcht. ',
      name: 'vorname',
    });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `/bewerten?id=${id}&fertig=written&artikel=hammer`]);
    expect(textOf((await get(String(sent.headers.location))).body)).toContain(
      'Danke, Ihre Bewertung ist veröffentlicht.',
    );
    const review = {
      _id: expect.any(String),
      stars: 4,
      text: 'Liegt gut.\nEcht.',
      name: 'Jörg',
      writtenAt: '2026-12-07',
    };
    expect(await reviews.ofProduct('hammer')).toEqual({
      ...{ count: 1, average: 4, distribution: [0, 1, 0, 0, 0], hidden: 0, reviews: [review] },
    });
    await follow();
    expect((await catalogue.product('hammer'))?.rating).toEqual({ count: 1, average: 4 });

    time.now += day;
    const other = await key(await delivered(2));
    await send('/bewerten', { id: other, artikel: 'hammer', sterne: '1', text: '', name: 'anonym' });
    await send('/bewerten', { id, artikel: 'hammer', sterne: '2', text: 'Doch nicht.', name: 'anonym' });
    expect((await reviews.ofProduct('hammer')).reviews).toEqual([
      { _id: expect.any(String), stars: 1, text: '', name: '', writtenAt: '2026-12-08' },
      { ...review, stars: 2, text: 'Doch nicht.', name: '', changedAt: '2026-12-08' },
    ]);
    await follow();
    expect((await catalogue.product('hammer'))?.rating).toEqual({ count: 2, average: 1.5 });

    await send('/bewerten/zurueckziehen', { id, artikel: 'hammer' });
    await send('/bewerten/zurueckziehen', { id: other, artikel: 'hammer' });
    expect(await rows()).toEqual([]);
    await follow();
    expect((await catalogue.product('hammer'))?.rating).toBeUndefined();
  });

  test('come from buyers alone: no other key, article or order opens the form [security: reviews-not-bought]', async () => {
    const database = await open();
    const { delivered, key, get, send, rows } = await shop(database);
    const order = await delivered(1);
    const id = await key(order);
    const answers = [
      await get(`/bewerten?id=${'x'.repeat(32)}`),
      await get('/bewerten?bestellung=nothing'),
      await send('/bewerten', { id: 'x'.repeat(32), artikel: 'hammer', sterne: '5' }),
      await send('/bewerten', { id, artikel: 'mallet', sterne: '5' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    await database.transaction(async (transaction) => {
      const pieces = { order_id: order, version: 2, line: 0, kind: 'return', amount: 1_000_000, to_stock: 0 } as const;
      await transaction.insertInto('order_pieces').values(pieces).execute();
    });
    expect((await send('/bewerten', { id, artikel: 'hammer', sterne: '5' })).statusCode).toBe(404);
    await database.transaction((transaction) =>
      transaction.updateTable('orders').set({ shipping_state: 'shipped' }).execute(),
    );
    expect((await send('/bewerten', { id, artikel: 'book', sterne: '5' })).statusCode).toBe(404);
    expect(await rows()).toEqual([]);
  });

  test('are shown as they were typed, and refused with a sentence if they are too long [security: reviews-odd-text]', async () => {
    const { delivered, key, get, send, rows } = await shop();
    const id = await key(await delivered(1));
    const odd = '<script>alert(1)</script> https://spam.example <a href="x">hier</a>';
    await send('/bewerten', { id, artikel: 'hammer', sterne: '1', text: odd, name: 'vorname' });
    const page = (await get('/bewertungen?artikel=hammer')).body;
    expect(page).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt; https://spam.example &lt;a href=&quot;x&quot;&gt;hier',
    );
    expect(page).not.toContain('href="https://spam.example');
    const wrong = await send('/bewerten', { id, artikel: 'book', sterne: '', text: 'ü'.repeat(50_000) });
    expect(wrong.statusCode).toBe(400);
    expect(textOf(wrong.body)).toContain('Wählen Sie bitte 1 bis 5 Sterne.');
    expect(textOf(wrong.body)).toContain('Diese Angabe ist zu lang (höchstens 2000 Zeichen).');
    expect(await rows()).toHaveLength(1);
  });

  test('are changed fifty times an hour and not more [security: reviews-flooded]', async () => {
    const { delivered, key, send, rows, time } = await shop();
    const id = await key(await delivered(1));
    const write = () => send('/bewerten', { id, artikel: 'hammer', sterne: '3', text: '', name: 'anonym' });
    for (let i = 0; i < 50; i++) expect((await write()).statusCode).toBe(303);
    const changedAt = (await rows())[0]?.changed_at;
    time.now += 1000;
    expect((await write()).statusCode).toBe(429);
    expect((await rows())[0]?.changed_at).toBe(changedAt);
  });

  test('are not written by another site, nor by whatever opens links [security: reviews-forged]', async () => {
    const { delivered, key, get, send, rows } = await shop();
    const id = await key(await delivered(1));
    const foreign = { 'sec-fetch-site': 'cross-site' };
    const fields = { id, artikel: 'hammer', sterne: '5' };
    expect((await send('/bewerten', fields, foreign)).statusCode).toBe(403);
    expect((await send('/bewerten/zurueckziehen', fields, foreign)).statusCode).toBe(403);
    for (const path of ['/bewerten', '/bewerten/abbestellen'])
      expect((await get(`${path}?id=${id}`)).statusCode).toBe(200);
    expect(await rows()).toEqual([]);
  });

  test('are listed twenty a page, newest first, each once', async () => {
    const { delivered, key, send, get, time } = await shop();
    for (let number = 1; number <= 22; number++) {
      const id = await key(await delivered(number));
      time.now += 1000;
      await send('/bewerten', { id, artikel: 'hammer', sterne: '5', text: `Nummer ${number}.`, name: 'anonym' });
    }
    const first = (await get('/bewertungen?artikel=hammer')).body;
    const numbers = (page: string) => [...page.matchAll(/Nummer (\d+)\./g)].map(([, number]) => Number(number));
    expect(numbers(first)).toEqual(Array.from({ length: 20 }, (_, i) => 22 - i));
    const older = /href="(\/bewertungen\?artikel=hammer&amp;ab=[^"]+)"/.exec(first)?.[1]?.replaceAll('&amp;', '&');
    expect(numbers((await get(older ?? '')).body)).toEqual([2, 1]);
    expect((await get('/bewertungen?artikel=nothing')).statusCode).toBe(404);
  });

  test('have a contact point for everybody, on the page of all of them [LAW I8]', async () => {
    const { delivered, key, get, send } = await shop();
    const id = await key(await delivered(1));
    await send('/bewerten', { id, artikel: 'hammer', sterne: '2', text: 'Stumpf.', name: 'anonym' });
    const page = (await get('/bewertungen?artikel=hammer')).body;
    expect(textOf(page)).toContain('unsere Kontaktstelle für Behörden (Art. 11 und 12 DSA, auf Deutsch oder Englisch)');
    expect(page).toContain(`<a href="mailto:${exampleSeller.email}">${exampleSeller.email}</a>`);
  });

  test('are told and erased with their writer; those of old orders lose the name [LAW D5, D6]', async () => {
    const database = await open();
    const { delivered, key, send, rows, follow, catalogue, get } = await shop(database);
    const [old, erased] = [await delivered(1), await delivered(2)];
    const links = [await key(old), await key(erased)];
    for (const id of links)
      await send('/bewerten', { id, artikel: 'hammer', sterne: '5', text: 'Gut.', name: 'vorname' });
    const told = await reviewsOfPerson(database.read, new Map([[erased, '2026-000002']]));
    expect(told).toEqual([
      {
        ...{ id: expect.any(String), orderNumber: '2026-000002', product: 'hammer', productName: expect.any(String) },
        ...{ stars: 5, text: 'Gut.', shownName: 'Jörg', writtenAt: new Date(dueAt).toISOString(), changedAt: null },
      },
    ]);
    for (const secret of [erased, ...links]) expect(JSON.stringify(told)).not.toContain(secret);
    await database.transaction(async (transaction) => {
      await forgetReviewers(transaction, old);
      expect(await eraseReviewsOfOrders(transaction, [erased])).toEqual(told.map(({ id }) => id));
    });
    expect(await rows()).toMatchObject([{ order_id: old, text: 'Gut.', shown_name: '' }]);
    await follow();
    expect((await catalogue.product('hammer'))?.rating).toEqual({ count: 1, average: 5 });
    for (const id of links) expect((await get(`/bewerten?id=${id}`)).statusCode).toBe(404);
  });

  test('are neither written nor shown in a shop that has none', async () => {
    const { delivered, reviews, get, rows } = await shop(undefined, { enabled: false });
    const order = await delivered(1);
    expect(await reviews.keyOf(order)).toBeNull();
    expect((await get(`/bewerten?bestellung=${order}`)).statusCode).toBe(404);
    expect((await get('/bewertungen?artikel=hammer')).statusCode).toBe(404);
    expect(await reviews.ofProduct('hammer')).toMatchObject({ count: 0, reviews: [] });
    expect(await rows()).toEqual([]);
  });
});
