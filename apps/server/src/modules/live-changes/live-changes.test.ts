import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { officeChangesPath } from '@kontor/contract/office';
import { givenRoles } from '@kontor/domain';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { clearChanges, noteChange } from '../../database/office-changes.ts';
import { describeOnBothEngines } from '../../database/testing/databases.ts';
import { serveOffice } from '../operators/testing/office.ts';
import { liveChangesRoutes } from './live-changes.routes.ts';
import { createLiveChanges, gathered, heartbeat, mostStreams } from './live-changes.service.ts';

/** Timers in the test's hand: `pass` runs those of an interval. */
function handTimers() {
  const timers = new Set<{ readonly milliseconds: number; readonly run: () => void }>();
  return {
    count: () => timers.size,
    every(milliseconds: number, run: () => void) {
      const timer = { milliseconds, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    pass(milliseconds: number) {
      for (const timer of timers) if (timer.milliseconds <= milliseconds) timer.run();
    },
  };
}

/** The office over a database, and live changes of one process. */
async function serve(database: Database) {
  const office = await serveOffice(database);
  const timers = handTimers();
  const live = createLiveChanges({
    ...{ database, every: timers.every, logger: pino({ level: 'silent' }) },
    findBySession: office.operators.findBySession,
  });
  liveChangesRoutes(office.app, live);
  const origin = await office.app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => office.app.close());
  /** Opens a stream over the network. */
  async function stream(cookies: ReadonlyMap<string, string>) {
    const ending = new AbortController();
    onTestFinished(() => ending.abort());
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${origin}${officeChangesPath}`, {
      headers: { cookie, 'accept-encoding': 'gzip, br' },
      signal: ending.signal,
    });
    const said = { text: '', isOver: false };
    void (async () => {
      const decoder = new TextDecoder();
      for await (const chunk of answer.body ?? []) said.text += decoder.decode(chunk, { stream: true });
      said.isOver = true;
    })().catch(() => undefined);
    return { answer, said, abort: () => ending.abort() };
  }
  return { ...office, live, timers, stream };
}

/** Lets timers of a second pass until something holds. */
async function passUntil(pass: () => void, holds: () => boolean): Promise<void> {
  for (let i = 0; i < 200 && !holds(); i += 1) {
    pass();
    await pause(20);
  }
  expect(holds()).toBe(true);
}

const subjectsIn = (text: string) => [...text.matchAll(/^data: (.+)$/gm)].map(([, subject]) => subject);

describeOnBothEngines('live changes', ({ open, place }) => {
  test('a change that one process commits is told in another, after at most two looks; what is rolled back is not', async () => {
    const shop = await place();
    const [database, other] = [await open(shop), await open(shop)];
    const { owner, timers, stream } = await serve(database);
    const eva = await owner();
    const { answer, said } = await stream(eva.cookies);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    expect(answer.headers.get('content-encoding')).toBeNull();
    // At first anything may have been missed.
    await passUntil(
      () => timers.pass(gathered),
      () => said.text.includes('data: log'),
    );
    const before = said.text.length;
    await expect(
      other.transaction(async (transaction) => {
        await noteChange(transaction, 'order 2026-000124');
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await other.transaction((transaction) => noteChange(transaction, 'order 2026-000123'));
    await passUntil(
      () => timers.pass(1_000),
      () => said.text.includes('2026-000123'),
    );
    expect(subjectsIn(said.text.slice(before))).toEqual(['order 2026-000123']);
  });

  test('nobody hears of what they may not see, and a right that is taken away counts at once', async () => {
    const database = await open();
    const { owner, invited, timers, stream } = await serve(database);
    const eva = await owner();
    const max = await invited(eva, 'catalogue');
    const lea = await invited(eva, 'reader', 'Lea Lager');
    const [ofMax, ofLea] = [await stream(max.cookies), await stream(lea.cookies)];
    await passUntil(
      () => timers.pass(1_000),
      () => subjectsIn(ofLea.said.text).includes('books'),
    );
    const before = ofLea.said.text.length;
    await database.transaction(async (transaction) => {
      for (const subject of ['order 2026-000123', 'log', 'operator x', 'unknown y', 'payment'])
        await noteChange(transaction, subject);
    });
    await passUntil(
      () => timers.pass(1_000),
      () => ofLea.said.text.includes('2026-000123'),
    );
    expect(new Set(subjectsIn(ofLea.said.text.slice(before)))).toEqual(new Set(['order 2026-000123', 'payment']));
    // At the beginning of a stream anything may have changed; who sees texts hears of the start page.
    expect(subjectsIn(ofMax.said.text)).toEqual(['front-page', 'review']);
    await eva.call('operatorChange', { _id: lea.operator._id, role: 'catalogue' });
    await database.transaction((transaction) => noteChange(transaction, 'order 2026-000125'));
    await passUntil(
      () => timers.pass(1_000),
      () => ofLea.said.isOver,
    );
    expect(ofLea.said.text).not.toContain('2026-000125');
    // Lea's browser opens another, with the rights of now.
    expect(ofLea.said.text).not.toContain('signed-out');
    const again = await stream(lea.cookies);
    await database.transaction((transaction) => noteChange(transaction, 'order 2026-000126'));
    for (let i = 0; i < 10; i += 1) {
      timers.pass(1_000);
      await pause(20);
    }
    expect(again.answer.status).toBe(200);
    expect(subjectsIn(again.said.text)).toEqual([]);
  });

  test('the stream of a removed operator ends, and so does that of an expired session, which listening keeps no longer', async () => {
    const database = await open();
    const { owner, invited, timers, time, stream } = await serve(database);
    const eva = await owner();
    const max = await invited(eva, 'orders');
    const [ofEva, ofMax] = [await stream(eva.cookies), await stream(max.cookies)];
    await eva.call('operatorChange', { _id: max.operator._id, isActive: false });
    await passUntil(
      () => timers.pass(heartbeat),
      () => ofMax.said.isOver,
    );
    expect(ofMax.said.text).toMatch(/event: signed-out\ndata: end\n\n$/);
    expect(ofEva.said.isOver).toBe(false);
    expect((await stream(max.cookies)).answer.status).toBe(401);
    time.now += 3_600_000;
    await passUntil(
      () => timers.pass(heartbeat),
      () => ofEva.said.isOver,
    );
    // Without a stream nothing looks any more.
    expect(timers.count()).toBe(0);
  });

  test('a session has at most four streams, one that ends makes room, and a proof does not end them', async () => {
    const { owner, stream, timers } = await serve(await open());
    const eva = await owner();
    const streams: Awaited<ReturnType<typeof stream>>[] = [];
    for (let i = 0; i < mostStreams.ofSession; i += 1) streams.push(await stream(eva.cookies));
    expect((await stream(eva.cookies)).answer.status).toBe(429);
    streams[0]?.abort();
    let status = 429;
    for (let i = 0; i < 50 && status === 429; i += 1) {
      await pause(20);
      status = (await stream(eva.cookies)).answer.status;
    }
    expect(status).toBe(200);
    await eva.call('prove', { password: 'Hammer und Amboss' });
    timers.pass(heartbeat);
    await passUntil(
      () => timers.pass(heartbeat),
      () => streams[1]?.said.text.includes(':\n\n') === true,
    );
    expect(streams[1]?.said.isOver).toBe(false);
  });

  test('all streams end when the server closes, and it opens no more', async () => {
    const { app, owner, live, stream } = await serve(await open());
    const eva = await owner();
    const { said } = await stream(eva.cookies);
    const started = performance.now();
    await app.close();
    expect(performance.now() - started).toBeLessThan(5_000);
    await pause(50);
    expect(said.isOver).toBe(true);
    expect(live.open({ sessionId: 's', network: 'n', rights: [] })).toMatchObject({ refused: true, status: 429 });
  });

  test('a reader that takes nothing is cut', async () => {
    const database = await open();
    const { owner, operators, timers, live } = await serve(database);
    const eva = await owner();
    const [session] = (await eva.call('officeSessions')) as unknown as { _id: string }[];
    expect(operators).toBeDefined();
    const opened = live.open({ sessionId: `${session?._id}`, network: 'n', rights: givenRoles.owner });
    if ('refused' in opened) throw new Error('refused');
    const closed = once(opened, 'close');
    for (let i = 0; i < 60; i += 1) {
      await database.transaction((transaction) => noteChange(transaction, `voucher ${'x'.repeat(2_000)}${i}`));
      timers.pass(1_000);
      await pause(5);
    }
    await closed;
    expect(opened.destroyed).toBe(true);
  });

  test('old changes are deleted, and places are never given twice', async () => {
    const database = await open();
    if (database.engine !== 'sqlite') return;
    const note = (subject: string) => database.transaction((transaction) => noteChange(transaction, subject));
    for (let i = 1; i <= 1_003; i += 1) await note(`order ${i}`);
    await database.transaction(clearChanges);
    await note('order last');
    const rows = await database.read.selectFrom('office_changes').selectAll().orderBy('place').execute();
    expect([rows.length, rows[0]?.place, rows.at(-1)]).toEqual([1_001, 4, { place: 1_004, subject: 'order last' }]);
  });
});
