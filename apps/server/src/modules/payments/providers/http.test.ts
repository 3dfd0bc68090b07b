import { lookup } from 'node:dns/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { type ProviderRequest, requestJson, requestText } from './http.ts';

const running: Server[] = [];

afterEach(async () => {
  for (const server of running.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

/** Starts a provider that answers with one function, and returns its address. */
async function provider(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  running.push(server);
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function question(url: string, change: Partial<ProviderRequest> = {}): ProviderRequest {
  return {
    method: 'POST',
    url,
    headers: { authorization: 'Basic c2VjcmV0', 'content-type': 'application/json' },
    body: '{"Card":"4111"}',
    timeLimit: 5_000,
    ...change,
  };
}

describe('an answer', () => {
  test('in JSON is given with its status and headers, also a refusal', async () => {
    const heard: unknown[] = [];
    const host = await provider(async (request, response) => {
      heard.push(request.method, request.headers.authorization, (await request.toArray()).join(''));
      response.writeHead(402, { 'content-type': 'application/json', 'paypal-debug-id': 'd1' });
      response.end('\uFEFF{"ErrorName":"TRANSACTION_DECLINED"}');
    });
    const answer = await requestJson(question(`http://${host}/pay`));
    expect(answer).toMatchObject({ ok: true, status: 402, body: { ErrorName: 'TRANSACTION_DECLINED' } });
    expect(answer.ok && answer.headers.get('paypal-debug-id')).toBe('d1');
    expect(heard).toEqual(['POST', 'Basic c2VjcmV0', '{"Card":"4111"}']);
  });

  test('without a body is an empty object, as text it is read as it is', async () => {
    const host = await provider((request, response) => {
      if (request.method === 'PATCH') response.writeHead(204).end();
      else response.end('-----BEGIN CERTIFICATE-----');
    });
    const url = `http://${host}/`;
    expect(await requestJson(question(url, { method: 'PATCH' }))).toMatchObject({ ok: true, status: 204, body: {} });
    const { body: _, ...asked } = question(url, { method: 'GET' });
    expect(await requestText(asked)).toMatchObject({ ok: true, status: 200, text: '-----BEGIN CERTIFICATE-----' });
  });
});

describe('an outcome that nobody knows [security: provider-odd-answer]', () => {
  test.each([
    ['HTML', 200, '<html>Wartung</html>', 'not-json', 'status 200, no JSON object', 'page'],
    ['a refusal in HTML', 403, '<html>4111</html>', 'not-json', 'status 403, no JSON object', 'page'],
    ['a list', 200, '[]', 'not-json', 'status 200, no JSON object', 'json'],
    ['nothing', 200, '', 'not-json', 'status 200, no JSON object', 'empty'],
    ['half an object', 200, '{"Status":', 'not-json', 'status 200, no JSON object', 'json'],
    ['an error without a word', 503, 'down', 'http-503', 'status 503', 'text'],
    [
      'an error of Saferpay',
      500,
      '{"ErrorName":"INTERNAL_ERROR"}',
      'INTERNAL_ERROR',
      'status 500, INTERNAL_ERROR',
      null,
    ],
    ['an error of PayPal', 500, '{"name":"X_ERROR","debug_id":"b1c2"}', 'X_ERROR', 'status 500, X_ERROR, b1c2', null],
    ['an error with a sentence', 500, '{"name":"Frau Gruber, 4111"}', 'http-500', 'status 500', 'json'],
  ])('%s', async (_, status, text, code, what, is) => {
    const host = await provider((_request, response) => response.writeHead(status).end(text));
    expect(await requestJson(question(`http://${host}/pay?token=secret`))).toEqual({
      ok: false,
      kind: 'unknown',
      code,
      reason: `POST ${host}/pay: ${what}`,
      ...(is !== null && { answer: { status, is } }),
    });
  });

  test('a redirect, which is not followed [security: provider-odd-answer]', async () => {
    let asked = 0;
    const host = await provider((_request, response) => {
      asked += 1;
      response.writeHead(307, { location: '/elsewhere' }).end('{}');
    });
    const answer = await requestJson(question(`http://${host}/pay`));
    expect(answer).toMatchObject({ ok: false, kind: 'unknown', code: 'http-307' });
    expect(asked).toBe(1);
  });

  test('more than a megabyte, of which the rest is not read [security: provider-odd-answer]', async () => {
    let cut: Promise<unknown> | undefined;
    const host = await provider((_request, response) => {
      cut = new Promise((closed) => response.on('close', closed));
      const more = () => {
        while (!response.destroyed && response.write(' '.repeat(65_536)));
      };
      response.on('drain', more);
      more();
    });
    const answer = await requestJson(question(`http://${host}/pay`));
    expect(answer).toMatchObject({ ok: false, kind: 'unknown', code: 'answer-too-large' });
    await cut;
  });

  test.each([
    ['no answer', (() => undefined) as RequestListener],
    ['half an answer', ((_request, response) => void response.write('{"Token":')) as RequestListener],
  ])('%s within the time limit [security: provider-slow]', async (_, answer) => {
    const host = await provider(answer);
    expect(await requestJson(question(`http://${host}/pay`, { timeLimit: 50 }))).toEqual({
      ok: false,
      kind: 'unknown',
      code: 'timeout',
      reason: `POST ${host}/pay: no whole answer within 50 ms`,
    });
  });

  test.each([
    ['before the answer', (() => undefined) as RequestListener],
    ['within it', ((_request, response) => void response.write('{"Token":')) as RequestListener],
  ])('a connection that is cut %s [security: provider-slow]', async (_, answer) => {
    const host = await provider((request, response) => {
      answer(request, response);
      request.on('end', () => setImmediate(() => request.socket.destroy())).resume();
    });
    expect(await requestJson(question(`http://${host}/pay`))).toMatchObject({
      ok: false,
      kind: 'unknown',
      code: 'connection-lost',
    });
  });
});

describe('a request that never left', () => {
  test('nobody listens [security: provider-down]', async () => {
    const host = await provider(() => undefined);
    await new Promise((closed) => running.pop()?.close(closed));
    for (const address of [host, host.replace('127.0.0.1', 'localhost')]) {
      expect(await requestJson(question(`http://${address}/pay`))).toEqual({
        ok: false,
        kind: 'unavailable',
        code: 'unreachable',
        reason: `POST ${address}/pay: ECONNREFUSED`,
      });
    }
  });

  test('a name that does not exist', async () => {
    const answer = await requestJson(question('http://kontor.invalid/pay'));
    const { code: said } = await lookup('kontor.invalid').then(
      () => ({ code: 'none' }),
      (error: { code: string }) => error,
    );
    // A name server without an answer does not show that the name does not exist.
    const code = said === 'ENOTFOUND' ? 'unknown-host' : 'unreachable';
    expect(answer).toMatchObject({ ok: false, kind: 'unavailable', code });
  });

  test('a port that fetch never speaks to', async () => {
    expect(await requestJson(question('http://127.0.0.1:6000/pay'))).toEqual({
      ok: false,
      kind: 'unavailable',
      code: 'unreachable',
      reason: 'POST 127.0.0.1:6000/pay: bad port',
    });
  });

  test('a server that speaks no TLS', async () => {
    const host = await provider(() => undefined);
    const answer = await requestJson(question(`https://${host}/pay`));
    expect(answer).toMatchObject({ ok: false, kind: 'unavailable', code: 'unreachable' });
  });

  test('credentials that are refused without an explanation', async () => {
    const host = await provider((_request, response) => response.writeHead(401).end());
    expect(await requestJson(question(`http://${host}/pay`))).toEqual({
      ok: false,
      kind: 'unavailable',
      code: 'http-401',
      reason: `POST ${host}/pay: the credentials were refused`,
    });
  });
});
