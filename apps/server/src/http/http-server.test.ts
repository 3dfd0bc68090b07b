import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DatabaseOutOfReach } from '../database/database-out-of-reach.ts';
import { sourceHash } from './inline-sources.ts';
import { refused } from './refused.ts';
import { registerCall } from './register-call.ts';
import { createFrame, post } from './testing/frame.ts';
import { refusalSentences } from './texts/refusals.de.ts';

let app: FastifyInstance;
let logged: string[];
let seen: unknown[];
let next: () => never = () => expect.unreachable('no failure was asked for');

beforeEach(async () => {
  ({ app, logged } = await createFrame());
  seen = [];
  registerCall(app, 'products', ({ body }) => {
    seen.push(body);
    return { products: [], count: 0, attributeCounts: {}, secret: 'not in the contract' };
  });
  registerCall(app, 'product', ({ body }) => refused(404, 'product-not-found', { extra: { id: body.id } }));
  registerCall(app, 'title', () => 'Werkzeug & Söhne');
  registerCall(app, 'startpage', () => next());
  app.get('/page', async () => 'text');
});
afterEach(() => app.close());

describe('a call', () => {
  const products = '/api/shop/master/products';

  test('gets its body as sent, unknown fields included, and answers what the contract names only', async () => {
    const body = { categoryId: 'shop', limit: 20, extra: [1] };
    const answer = await post(app, products, body);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({ products: [], count: 0, attributeCounts: {} });
    expect(seen).toEqual([body]);
  });

  test('answers text as plain text', async () => {
    const answer = await post(app, '/api/shop/config/title');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe('Werkzeug & Söhne');
  });

  test('that is refused answers status, German sentence, code and what the refusal adds', async () => {
    const answer = await post(app, '/api/shop/master/product', { id: 'p1' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      msg: 'Dieses Produkt gibt es nicht oder nicht mehr.',
      code: 'product-not-found',
      id: 'p1',
    });
  });

  const fields: [string, unknown, { path: string; msg: string }[]][] = [
    ['a missing field', {}, [{ path: 'categoryId', msg: 'Diese Angabe fehlt.' }]],
    [
      'a number for a text',
      { categoryId: 5 },
      [{ path: 'categoryId', msg: 'Diese Angabe hat nicht die richtige Art.' }],
    ],
    [
      'text for a number',
      { categoryId: 'a', limit: '20' },
      [{ path: 'limit', msg: 'Diese Angabe hat nicht die richtige Art.' }],
    ],
    ['an absurd limit', { categoryId: 'a', limit: 1e9 }, [{ path: 'limit', msg: 'Der größte mögliche Wert ist 200.' }]],
    ['limit 0', { categoryId: 'a', limit: 0 }, [{ path: 'limit', msg: 'Der kleinste mögliche Wert ist 1.' }]],
    [
      'a broken limit',
      { categoryId: 'a', limit: 1.5 },
      [{ path: 'limit', msg: 'Diese Angabe hat nicht die richtige Art.' }],
    ],
    [
      'a negative offset',
      { categoryId: 'a', offset: -1 },
      [{ path: 'offset', msg: 'Der kleinste mögliche Wert ist 0.' }],
    ],
    [
      '100 kB of search text',
      { categoryId: 'a', searchText: 'x'.repeat(100_000) },
      [{ path: 'searchText', msg: 'Höchstens 200 Zeichen sind möglich.' }],
    ],
    [
      'an unknown order',
      { categoryId: 'a', orderBy: [{ field: 'age', direction: 'asc' }] },
      [{ path: 'orderBy.0.field', msg: 'Dieser Wert ist nicht vorgesehen.' }],
    ],
    [
      'a filter without values',
      { categoryId: 'a', filter: [{ name: 'Marke' }] },
      [{ path: 'filter.0.values', msg: 'Diese Angabe fehlt.' }],
    ],
    ['a list for the body', [], [{ path: '', msg: 'Diese Angabe hat nicht die richtige Art.' }]],
    ['null for the body', 'null', [{ path: '', msg: 'Diese Angabe hat nicht die richtige Art.' }]],
    [
      'the character NUL',
      { categoryId: 'a\0' },
      [{ path: '', msg: 'Diese Angabe enthält ein Zeichen, das nicht möglich ist.' }],
    ],
  ];
  test.each(fields)('refuses %s and names the field', async (_what, body, errors) => {
    const answer = await post(app, products, body as object);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ msg: 'Die Anfrage ist nicht gültig.', code: 'invalid-request', errors });
    expect(seen).toEqual([]);
  });

  test('with an empty body counts as {}', async () => {
    expect((await post(app, products, '')).json().errors).toEqual([{ path: 'categoryId', msg: 'Diese Angabe fehlt.' }]);
    expect((await post(app, products)).json().errors).toEqual([{ path: 'categoryId', msg: 'Diese Angabe fehlt.' }]);
  });

  test('cannot reach the prototype of anything', async () => {
    await post(app, products, '{"categoryId":"a","__proto__":{"limit":1},"constructor":{"prototype":{"x":1}}}');
    expect(seen).toEqual([{ categoryId: 'a' }]);
  });
});

describe('every error has the error shape', () => {
  const unreadable: [string, string, string | undefined, number, string][] = [
    ['malformed JSON', '{"id":', 'application/json', 400, 'invalid-json'],
    ['a form', 'id=1', 'application/x-www-form-urlencoded', 415, 'unsupported-media-type'],
    ['plain text', 'id=1', 'text/plain', 415, 'unsupported-media-type'],
    ['a megabyte', JSON.stringify({ id: 'x'.repeat(1_000_000) }), 'application/json', 413, 'body-too-large'],
  ];
  test.each(unreadable)('%s', async (_what, payload, type, status, code) => {
    const answer = await post(app, '/api/shop/master/product', payload, { headers: { 'content-type': type } });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(Object.keys(answer.json())).toEqual(['msg', 'code']);
  });

  test('an unknown address of the API', async () => {
    const answer = await post(app, '/api/shop/nothing', {});
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ msg: 'Diese Adresse gibt es nicht.', code: 'not-found' });
  });

  test.each(['/%E0%A4%A', '/page%00', '/api/shop/files/getFile?content=%00'])(
    'an address that cannot be read: %s',
    async (url) => {
      const answer = await app.inject({ url, headers: { accept: 'application/json' } });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-request']);
    },
  );

  test('a surprise is a 500 with the id of its log entry and no internals', async () => {
    next = () => {
      throw Object.assign(new Error('no such table: orders'), { detail: 'Key (email)=(a@b.at)' });
    };
    const answer = await post(app, '/api/shop/config/startpage', {});
    expect(answer.statusCode).toBe(500);
    const { requestId, ...rest } = answer.json();
    expect(rest).toEqual({
      msg: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es später noch einmal.',
      code: 'internal-error',
    });
    const entry = logged.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request failed');
    expect(entry).toMatchObject({ reqId: requestId, err: { message: 'no such table: orders' } });
    expect(logged.join('')).not.toContain('a@b.at');
  });

  const sqlite = (errcode: number) => Object.assign(new Error('sqlite'), { code: 'ERR_SQLITE_ERROR', errcode });
  const postgres = (code: string) => Object.assign(new pg.DatabaseError('postgres', 0, 'error'), { code });
  const storage: [string, Error, number, string][] = [
    ['a full disk under SQLite', sqlite(13), 507, 'storage-full'],
    ['a full disk under PostgreSQL', postgres('53100'), 507, 'storage-full'],
    ['a full disk under a file', Object.assign(new Error('write'), { code: 'ENOSPC' }), 507, 'storage-full'],
    ['a busy database', sqlite(261), 503, 'unavailable'],
    ['a database that is stopping', postgres('57P01'), 503, 'unavailable'],
    ['a connection that broke', new DatabaseOutOfReach('The connection to PostgreSQL broke.'), 503, 'unavailable'],
    ['a lost connection, as the server says', postgres('08006'), 503, 'unavailable'],
    ['a server that crashed', postgres('57P02'), 503, 'unavailable'],
    ['a server that starts', postgres('57P03'), 503, 'unavailable'],
    ['a statement that took too long', postgres('57014'), 503, 'unavailable'],
    ['a server with too many connections', postgres('53300'), 503, 'unavailable'],
    ['a server short of memory', postgres('53200'), 503, 'unavailable'],
    ['a server that only reads', postgres('25006'), 503, 'unavailable'],
    ['a disk that fails under PostgreSQL', postgres('58030'), 503, 'unavailable'],
    ['a disk that fails under SQLite', sqlite(266), 503, 'unavailable'],
    ['a file that SQLite cannot open', sqlite(14), 503, 'unavailable'],
    ['a statement that PostgreSQL does not understand', postgres('42601'), 500, 'internal-error'],
    ['a statement that SQLite does not understand', sqlite(1), 500, 'internal-error'],
    ['a database out of reach', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 503, 'unavailable'],
  ];
  test.each(storage)('%s', async (_what, failure, status, code) => {
    next = () => {
      throw failure;
    };
    const answer = await post(app, '/api/shop/config/startpage', {});
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
  });
});

describe('a browser that asks for a page', () => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  test('reads the refusal as a page, without internals', async () => {
    app.get('/broken', () => {
      throw new Error('secret');
    });
    const answer = await app.inject({ url: '/broken', headers: browser });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<p>Ein Fehler ist aufgetreten. Bitte versuchen Sie es später noch einmal.</p>');
    expect(answer.body).not.toContain('secret');
    const [, style = ''] = /<style>([^<]+)<\/style>/.exec(answer.body) ?? [];
    expect(answer.headers['content-security-policy']).toBe(
      `default-src 'none'; style-src ${sourceHash(style)}; frame-ancestors 'none'`,
    );
  });

  test.each(['/api/nothing', '/assets/nothing.js', '/readyz?x'])('still gets JSON from %s', async (url) => {
    expect((await app.inject({ url, headers: browser })).json().code).toBe('not-found');
  });

  test.each([
    ['a crawler that accepts anything', { accept: '*/*' }, 404, 'text/html; charset=utf-8'],
    ['a client that says nothing', {}, 404, 'text/html; charset=utf-8'],
    ['a program', { accept: 'application/json' }, 400, 'application/json; charset=utf-8'],
  ])(
    '%s is answered in its way, an address that cannot be read as a page that is not there',
    async (_who, headers, unreadable, type) => {
      for (const url of ['/nothing', '/%E0%A4%A', '/shop/%00']) {
        const answer = await app.inject({ url, headers });
        expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([
          url,
          url === '/nothing' ? 404 : unreadable,
          type,
        ]);
      }
      expect(logged.map((line) => JSON.parse(line).msg)).not.toContain('request failed');
    },
  );
});

describe('what is no request', () => {
  const long = 'x'.repeat(20_000);
  const json = (code: keyof typeof refusalSentences) => ({
    type: 'application/json',
    content: JSON.stringify({ msg: refusalSentences[code], code }),
  });
  const tooLong = json('address-too-long');
  const page = {
    type: 'text/html',
    content: '<p>Diese Adresse ist zu lang. Bitte suchen Sie mit weniger Wörtern, oder wählen Sie weniger Filter.</p>',
  };
  const cases: [string, string, number, typeof page][] = [
    ['no HTTP', 'hello\r\n\r\n', 400, json('invalid-request')],
    ['a call with a header of 20 kB', `GET /api/ HTTP/1.1\r\nHost: a\r\nX: ${long}\r\n\r\n`, 431, tooLong],
    ['a page with a header of 20 kB', `GET /shop HTTP/1.1\r\nHost: a\r\nX: ${long}\r\n\r\n`, 431, page],
    ['a page whose address has 20 kB', `GET /${long} HTTP/1.1\r\nHost: a\r\n\r\n`, 431, page],
  ];
  test.each(cases)('%s is answered all the same', async (_what, text, status, { type, content }) => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(app.listeningOrigin).port) });
    socket.write(text);
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain(`Content-Type: ${type}; charset=utf-8`);
    expect(body).toContain(content);
  });
});

describe('the log', () => {
  test('names the path of a request, never its query, headers or body [LAW D9] [security: pay-later-link]', async () => {
    await app.inject({ url: '/page?orderId=geheim-1', headers: { referer: 'http://x/?orderId=geheim-2' } });
    await post(app, '/api/shop/master/product?geheim-3', { id: 'geheim-4' });
    await app.inject({ url: '/nothing?orderId=geheim-5' });
    const lines = logged.map((line) => JSON.parse(line));
    expect(lines.map(({ method, path, status }) => [method, path, status])).toEqual([
      ['GET', '/page', 200],
      ['POST', '/api/shop/master/product', 404],
      ['GET', '/nothing', 404],
    ]);
    expect(logged.join('')).not.toContain('geheim');
  });
});

test('every answer carries the security headers; https adds HSTS', async () => {
  const { headers } = await app.inject({ url: '/api/nothing' });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  expect(headers['strict-transport-security']).toBeUndefined();
  const secure = await createFrame({ publicUrl: 'https://shop.example' });
  expect((await secure.app.inject({ url: '/' })).headers['strict-transport-security']).toBe('max-age=31536000');
  await secure.app.close();
});
