import { type CallName, routes } from '@kontor/contract';
import { calls } from '@kontor/contract/calls';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFrame } from '../../http/testing/frame.ts';
import { documentationRoutes } from './documentation.routes.ts';

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await createFrame());
  documentationRoutes(app, 'https://shop.example');
});
afterAll(() => app.close());

const names = Object.keys(routes) as CallName[];

test('the OpenAPI document describes every call of the contract', async () => {
  const { openapi, servers, paths } = (await app.inject('/api/docs/openapi.json')).json();
  expect([openapi, servers]).toEqual(['3.1.0', [{ url: 'https://shop.example' }]]);
  const described = Object.entries<Record<string, { operationId: string }>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => [operationId, method.toUpperCase(), path]),
  );
  expect(described).toEqual(names.map((name) => [name, routes[name].method, routes[name].path]));
});

test('a call names its parameters, body, answer and every refusal', async () => {
  const { paths } = (await app.inject('/api/docs/openapi.json')).json();
  const finish = paths['/api/shop/order/finish'].post;
  expect(finish.parameters.map(({ name }: { name: string }) => name)).toEqual(['idempotency-key', 'X-XSRF-TOKEN']);
  expect(finish.parameters[0]).toMatchObject({
    in: 'header',
    required: true,
    schema: { description: expect.stringMatching(/idempotency-key-missing/) },
  });
  expect(finish.responses['409'].content['application/json'].schema.anyOf[0].properties).toHaveProperty('calculation');
  expect(paths['/api/shop/files/getFile'].get.responses['503'].description).toBe('unavailable');
  expect(finish.requestBody.content['application/json'].schema.required).toEqual(['items', 'total']);
  expect(Object.keys(finish.responses)).toEqual(['200', ...Object.keys(calls.orderFinish.refusals)]);
  expect(finish.responses['403'].description).toBe('csrf');
  expect(paths['/api/shop/config/title'].post.responses['200'].content).toHaveProperty(['text/plain']);
  expect(paths['/api/shop/files/getFile'].get.parameters[0]).toMatchObject({
    name: 'content',
    in: 'query',
    required: true,
  });
});

test('every reference leads to something', async () => {
  const { body } = await app.inject('/api/docs/openapi.json');
  const { schemas } = JSON.parse(body).components;
  const named = [...body.matchAll(/"\$ref":"([^"]*)"/g)].map(([, reference]) => reference);
  expect(new Set(named)).toEqual(new Set(Object.keys(schemas).map((name) => `#/components/schemas/${name}`)));
  expect(Object.keys(schemas).sort()).toEqual(['Category', 'MenuEntry', 'Price', 'Refusal']);
  expect(schemas.Category.properties.children.items).toEqual({ $ref: '#/components/schemas/Category' });
  expect(body).not.toContain('$id');
});

test('the page shows every call and every code, and runs nothing', async () => {
  const { headers, body } = await app.inject('/api/docs');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  for (const name of names) {
    expect(body).toContain(`<code>${routes[name].method} ${routes[name].path}</code>`);
    const codes = Object.values(calls[name].refusals).flatMap((refusal) => refusal.codes);
    for (const code of codes) expect(body).toContain(`<code>${code}</code>`);
  }
  expect(body).not.toMatch(/<script|style="/);
  expect((await app.inject('/api/docs/style.css')).headers['content-type']).toBe('text/css; charset=utf-8');
});

test('fields are read with their types and limits', async () => {
  const { body } = await app.inject('/api/docs');
  expect(body).toContain('<code>items[].product._id</code></th><td>string (at least 1, at most 200)</td>');
  expect(body).toContain('<code>limit</code></th><td>integer (from 1, to 200, default 50)</td><td>optional</td>');
  expect(body).toContain('<td>&quot;green&quot; | &quot;yellow&quot; | &quot;red&quot;</td>');
  expect(body).toContain('<code>products[].conditions[].price</code></th><td>Price</td>');
  expect(body).not.toContain('conditions[].price.gross');
  expect(body).toContain('<h3 id="Price">Price</h3>');
  expect(body).toContain('<code>attributeCounts</code></th><td>map to map to integer</td>');
});
