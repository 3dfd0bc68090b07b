import { type Body, routes } from '@kontor/contract';
import { expect, test } from 'vitest';
import type { DatabasePlace } from '../../database/opening/open-database.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { viennaDay } from '../../german-format.ts';
import { createFrame, post } from '../../http/testing/frame.ts';
import { searchCountRoutes } from './search-counts.routes.ts';
import { createSearchCounts, searchReport } from './search-counts.service.ts';

const day = 24 * 3_600_000;
const start = Date.UTC(2026, 0, 10, 12);
const browser = { 'user-agent': 'Mozilla/5.0 Firefox/150.0' };

describeOnBothEngines('the counts of searches', ({ open, place: newPlace }) => {
  /** `hits`: what the catalogue finds; everything else finds nothing. */
  async function serve(
    more: { at?: DatabasePlace; hits?: Record<string, number>; counted?: boolean; rateLimits?: boolean } = {},
  ) {
    const { at, hits = {}, counted = true, rateLimits = false } = more;
    const database = await open(at);
    const time = { now: start };
    const looked: string[] = [];
    const logged: unknown[] = [];
    const counts = createSearchCounts({
      database,
      clock: () => time.now,
      logger: { error: (found: unknown) => void logged.push(found) },
      configuration: { current: async () => ({ search: { counted } }) as never },
      catalogue: {
        async hits(text) {
          looked.push(text);
          return { count: hits[text] ?? 0, exact: Math.min(hits[text] ?? 0, 2) };
        },
      },
    });
    const { app } = await createFrame({ rateLimits });
    searchCountRoutes(app, counts);
    const search = (searchText: string, times = 1, place?: number) => {
      for (let i = 0; i < times; i++)
        counts.note({ searchText, isNew: true, ...(i === 0 && place !== undefined && { place }) });
    };
    const rows = async () =>
      (await database.read.selectFrom('search_counts').selectAll().orderBy('day').orderBy('term').execute()).map(
        ({ day: on, term, searches }) => `${on} ${term} ${searches}`,
      );
    const report = (kind: Parameters<typeof searchReport>[1]['kind'], days = 30) =>
      searchReport(database.read, { now: time.now, days, kind, limit: 20 });
    const send = (body: Body<'countSearch'>, headers: Record<string, string> = browser) =>
      post(app, routes.countSearch.path, body, { headers });
    return { app, database, counts, time, looked, logged, search, rows, report, send };
  }

  test('a search and the place of the first product opened are counted by term and day', async () => {
    const { counts, send, report, rows, logged, looked } = await serve({ hits: { hammer: 12 } });
    for (const searchText of ['Hammer', ' hammer ', 'HAMMER']) {
      expect((await send({ searchText, isNew: true })).json()).toEqual({ ok: true });
    }
    await send({ searchText: 'hammer', isNew: false, place: 1 });
    await send({ searchText: 'hammer', isNew: false, place: 11 });
    await send({ searchText: 'xylophon', isNew: true });
    expect(await rows()).toEqual([]);
    await counts.write();
    expect(await rows()).toEqual(['2026-01-10 hammer 3', '2026-01-10 xylophon 1']);
    const hammer = { term: 'hammer', searches: 3, days: 1, clicks: 2, hits: 12, exactHits: 2 };
    const xylophon = { term: 'xylophon', searches: 1, days: 1, clicks: 0, hits: 0, exactHits: 0 };
    expect(await report('all')).toEqual([hammer, xylophon]);
    expect(await report('without-hits')).toEqual([xylophon]);
    expect(await report('without-clicks')).toEqual([]);
    expect([logged, looked]).toEqual([[], ['hammer', 'xylophon']]);
  });

  test('each place has its counter', async () => {
    const { counts, database, search } = await serve();
    for (const place of [1, 2, 3, 4, 10, 11]) search('hammer', 1, place);
    await counts.write();
    const row = await database.read.selectFrom('search_counts').selectAll().executeTakeFirstOrThrow();
    const { clicks_first, clicks_top_three, clicks_top_ten, clicks_later } = row;
    expect([clicks_first, clicks_top_three, clicks_top_ten, clicks_later]).toEqual([1, 2, 2, 1]);
  });

  test('written counts are added to those of other processes, and hits are those of the last search', async () => {
    const place = await newPlace();
    const [one, other] = [await serve({ at: place, hits: { hammer: 3 } }), await serve({ at: place })];
    one.search('hammer', 2, 1);
    one.search('zange', 1);
    other.search('zange', 4);
    other.search('hammer', 5);
    await one.counts.write();
    await Promise.all([one.counts.write(), other.counts.write()]);
    expect(await one.rows()).toEqual(['2026-01-10 hammer 7', '2026-01-10 zange 5']);
    expect(await one.report('without-hits')).toMatchObject([{ term: 'hammer' }, { term: 'zange' }]);
    one.time.now += day;
    one.search('hammer');
    await one.counts.write();
    expect(await one.report('all')).toMatchObject([
      { term: 'hammer', searches: 8, days: 2, clicks: 1, hits: 3 },
      { term: 'zange', searches: 5, days: 1 },
    ]);
    expect(await one.report('all', 1)).toMatchObject([{ term: 'hammer', searches: 1 }]);
  });

  test('a batch is few statements, however many terms it has', async () => {
    const { counts, database, search, rows } = await serve();
    const transactions = { count: 0 };
    const transaction = database.transaction.bind(database);
    database.transaction = (work) => {
      transactions.count += 1;
      return transaction(work);
    };
    for (let i = 0; i < 600; i++) search(`wort${i}`, 1);
    await counts.write();
    await counts.write();
    expect(transactions.count).toBe(1);
    expect(await rows()).toHaveLength(500);
  });

  test('a day has at most 2,000 terms; those that it has go on being counted [security: searches-flooded]', async () => {
    const { counts, search, rows, time } = await serve();
    for (let batch = 0; batch < 5; batch++) {
      for (let i = 0; i < 500; i++) search(`wort${batch}x${i}`);
      await counts.write();
    }
    expect(await rows()).toHaveLength(2000);
    search('wort0x0');
    search('spaet');
    await counts.write();
    expect((await rows()).filter((row) => / (wort0x0|spaet) /.test(row))).toEqual(['2026-01-10 wort0x0 2']);
    time.now += day;
    search('spaet');
    await counts.write();
    expect(await rows()).toHaveLength(2001);
  });

  test('article numbers are counted as one, and what looks like a telephone number of somebody not at all [security: search-names-person]', async () => {
    const { counts, search, rows, database } = await serve({ hits: { '4005176123456': 1, '9001234567890': 1 } });
    search('4005176123456', 2);
    search('9001234567890');
    search('0664 123 45 67');
    search('ada@example.at');
    await counts.write();
    expect(await rows()).toEqual(['2026-01-10 # 3']);
    expect(JSON.stringify(await database.read.selectFrom('search_counts').selectAll().execute())).not.toMatch(/\d{7}/);
  });

  test('robots are answered and not counted, and too many requests are refused [security: searches-flooded]', async () => {
    const { counts, send, rows } = await serve({ rateLimits: true });
    const robot = { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' };
    expect((await send({ searchText: 'hammer', isNew: true }, robot)).json()).toEqual({ ok: true });
    for (let i = 1; i < 60; i++) await send({ searchText: 'hammer', isNew: true });
    const refused = await send({ searchText: 'hammer', isNew: true });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-requests']);
    await counts.write();
    expect(await rows()).toEqual(['2026-01-10 hammer 59']);
  });

  test.each([{}, { searchText: '', isNew: true }, { searchText: 'x', isNew: true, place: 0 }, { searchText: 'x' }])(
    '%j is refused, and counted nowhere',
    async (body) => {
      const { send, counts, rows } = await serve();
      const answer = await send(body as never);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-request']);
      await counts.write();
      expect(await rows()).toEqual([]);
    },
  );

  test('nothing is counted where the operator does not want it, nor after the end', async () => {
    const off = await serve({ counted: false });
    off.search('hammer');
    await off.counts.write();
    expect([await off.rows(), off.looked]).toEqual([[], []]);
    const on = await serve();
    on.search('hammer');
    await on.counts.close();
    on.search('hammer');
    await on.counts.write();
    expect(await on.rows()).toEqual(['2026-01-10 hammer 1']);
  });

  test('a term searched for less than five times in its month is forgotten after 30 days [security: search-names-person]', async () => {
    const { counts, time, search, rows } = await serve();
    search('hammer', 3);
    search('selten', 4);
    await counts.write();
    time.now += 15 * day;
    search('hammer', 2);
    search('neu', 1);
    await counts.write();
    time.now = start + 30 * day;
    search('selten', 9);
    await counts.write();
    await counts.clearOld();
    expect(await rows()).toHaveLength(5);
    time.now += day;
    await Promise.all([counts.clearOld(), counts.clearOld()]);
    expect(await rows()).toEqual([
      '2026-01-10 hammer 3',
      '2026-01-25 hammer 2',
      '2026-01-25 neu 1',
      '2026-02-09 selten 9',
    ]);
    time.now += 60 * day;
    await counts.clearOld();
    expect(await rows()).toEqual(['2026-01-10 hammer 3', '2026-01-25 hammer 2', '2026-02-09 selten 9']);
  });

  test('more rare terms than are judged at a time are forgotten all the same', async () => {
    const { counts, time, search, rows } = await serve();
    for (let batch = 0; batch < 3; batch++) {
      for (let i = 0; i < 500; i++) search(`wort${batch}x${i}`);
      await counts.write();
    }
    time.now += 31 * day;
    await counts.clearOld();
    expect(await rows()).toEqual([]);
  });

  test('everything is deleted after 400 days', async () => {
    const { counts, time, search, rows } = await serve();
    search('hammer', 9);
    await counts.write();
    time.now += 400 * day;
    await counts.clearOld();
    expect(await rows()).toEqual(['2026-01-10 hammer 9']);
    time.now += day;
    await counts.clearOld();
    expect(await rows()).toEqual([]);
  });

  test('the day is that of Vienna', () => {
    expect([viennaDay(Date.UTC(2026, 5, 30, 22)), viennaDay(Date.UTC(2026, 2, 29), -1)]).toEqual([
      '2026-07-01',
      '2026-03-28',
    ]);
  });
});
