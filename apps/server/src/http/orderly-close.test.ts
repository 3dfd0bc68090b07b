import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { eventually } from '../database/testing/waiting.ts';
import { closeInOrder } from './orderly-close.ts';

const question = 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n';

test('a request that came while the process was busy is answered, and its connection is not idle', async () => {
  const app = fastify({ return503OnClosing: false }).get('/', async () => 'here');
  closeInOrder(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.on('data', (bytes) => (heard += bytes));
  socket.write(question);
  await eventually(() => expect(heard).toMatch(/here$/));
  const closed = app.close();
  await new Promise(setImmediate);
  socket.write(question);
  beBusy(700);
  await once(socket, 'close');
  await closed;
  expect(heard.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  expect(heard.match(/connection: close/gi)).toHaveLength(1);
});

/** Lets nothing else run for a time, in milliseconds. */
function beBusy(time: number): void {
  const end = performance.now() + time;
  while (performance.now() < end);
}
