import { expect, test } from 'vitest';
import { describeOnBothEngines } from '../../database/test-databases.ts';
import { createFrame } from '../../http/test-frame.ts';
import { healthRoutes } from './health.routes.ts';

describeOnBothEngines('health', ({ open }) => {
  test('a process is alive at once, and ready when the database answers and the index is built', async () => {
    const { app } = await createFrame();
    const state = { isIndexBuilt: false };
    healthRoutes(app, { database: await open(), isIndexBuilt: () => state.isIndexBuilt });
    expect((await app.inject('/livez')).statusCode).toBe(200);
    const early = await app.inject('/readyz');
    expect([early.statusCode, early.json().code]).toEqual([503, 'not-ready']);
    state.isIndexBuilt = true;
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([200, { ok: true }]);
    expect(ready.headers['cache-control']).toBe('no-store');
  });

  test('a database that is gone makes it unready, not dead', async () => {
    const { app } = await createFrame();
    const database = await open();
    healthRoutes(app, { database, isIndexBuilt: () => true });
    await database.close();
    expect((await app.inject('/readyz')).statusCode).toBeGreaterThanOrEqual(500);
    expect((await app.inject('/livez')).statusCode).toBe(200);
  });
});
