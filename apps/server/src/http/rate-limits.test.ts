import { routes } from '@kontor/contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { refused } from './refused.ts';
import { registerCall } from './register-call.ts';
import { createFrame, post } from './testing/frame.ts';
import { waitText } from './texts/wait.de.ts';

let app: FastifyInstance;
let finished: number;

async function start(rateLimits: boolean): Promise<void> {
  ({ app } = await createFrame({ rateLimits }));
  finished = 0;
  registerCall(app, 'orderFinish', () => {
    finished += 1;
    return refused(400, 'cart-empty');
  });
  registerCall(app, 'title', () => 'Kontor');
  registerCall(app, 'alternatives', () => ({ withoutFilter: 0, everywhere: 0, withoutValue: [], words: [] }));
}
afterEach(() => app.close());

const finish = (remoteAddress: string, headers = {}) =>
  post(app, '/api/shop/order/finish', { items: [], total: { gross: 0 } }, { remoteAddress, headers });

test('placing orders is limited per visitor, reading much less', async () => {
  await start(true);
  for (let i = 0; i < 30; i += 1) expect((await finish('203.0.113.5')).statusCode).toBe(400);
  const answer = await finish('203.0.113.5');
  expect(answer.statusCode).toBe(429);
  const wait = Number(answer.headers['retry-after']);
  expect(wait).toBeGreaterThan(0);
  expect(answer.json()).toEqual({
    msg: `Zu viele Anfragen. Bitte versuchen Sie es ${waitText(wait)} noch einmal.`,
    code: 'too-many-requests',
  });
  expect(finished).toBe(30);
  expect((await post(app, '/api/shop/config/title', {}, { remoteAddress: '203.0.113.5' })).statusCode).toBe(200);
  expect((await finish('203.0.113.6')).statusCode).toBe(400);
});

test('alternatives, many questions in one, are limited more than other reading', async () => {
  await start(true);
  const ask = () => post(app, '/api/shop/master/alternatives', { categoryId: 'root' });
  for (let i = 0; i < 120; i += 1) expect((await ask()).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(429);
});

test.each([
  ['login', 60],
  ['register', 10],
  ['verify', 30],
  ['accountPasswordChange', 10],
  ['accountEmailChange', 10],
  ['accountEmailConfirm', 10],
  ['accountDelete', 10],
  ['accountExport', 10],
] as const)('%s, which is much work, is limited to %i a minute [security: expensive-calls]', async (name, limit) => {
  await start(true);
  let answered = 0;
  registerCall(app, name, () => {
    answered += 1;
    return refused(403, 'csrf');
  });
  const body = { username: 'a', email: 'a@b.example', password: 'p', newPassword: 'q', code: '12345678' };
  const ask = () => post(app, routes[name].path, body, { remoteAddress: '203.0.113.5' });
  for (let i = 0; i < limit; i += 1) expect((await ask()).statusCode).toBe(403);
  expect((await ask()).statusCode).toBe(429);
  expect(answered).toBe(limit);
});

test('one IPv6 network is one visitor', async () => {
  await start(true);
  for (let i = 0; i < 30; i += 1) await finish(`2001:db8:1:2::${i + 1}`);
  expect((await finish('2001:db8:1:2:aaaa::1')).statusCode).toBe(429);
  expect((await finish('2001:db8:1:3::1')).statusCode).toBe(400);
});

test('X-Forwarded-For is believed only from a trusted proxy', async () => {
  await start(true);
  for (let i = 0; i < 30; i += 1) await finish('203.0.113.5', { 'x-forwarded-for': `198.51.100.${i}` });
  expect((await finish('203.0.113.5', { 'x-forwarded-for': '198.51.100.99' })).statusCode).toBe(429);
  for (let i = 0; i < 31; i += 1) {
    expect((await finish('127.0.0.1', { 'x-forwarded-for': `198.51.100.${i}` })).statusCode).toBe(400);
  }
});

test('limits can be off for load tests', async () => {
  await start(false);
  for (let i = 0; i < 40; i += 1) expect((await finish('203.0.113.5')).statusCode).toBe(400);
});
