import { expect, test } from 'vitest';
import { freePort } from '../database/postgres/free-port.ts';
import { openWaitingRoom } from './waiting-room.ts';

test('requests during the start get the progress and are asked to come back; then the port is free', async () => {
  const progress = { read: 1200, products: 1_000_000 };
  const place = { host: '127.0.0.1', port: await freePort() };
  const close = await openWaitingRoom(place, () => progress);
  const origin = `http://127.0.0.1:${place.port}`;
  expect((await fetch(`${origin}/livez`)).status).toBe(200);

  const ready = await fetch(`${origin}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ code: 'not-ready', progress: { read: 1200, products: 1_000_000 } });
  progress.read = 500_000;
  expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({ progress: { read: 500_000 } });

  const page = await fetch(`${origin}/shop?q=hammer`, { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('retry-after'), page.headers.get('connection')]).toEqual([503, '5', 'close']);
  expect(await page.text()).toContain('Der Shop wird gerade gestartet.');
  const call = await fetch(`${origin}/api/shop/order/create`, { method: 'POST' });
  expect(call.status).toBe(503);
  expect(await call.json()).toMatchObject({ code: 'not-ready' });

  await close();
  const again = await openWaitingRoom(place, () => progress);
  await again();
});
