import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { type FetchLimits, FileFetcher } from './fetch-file.ts';
import { type Guard, publicInternet } from './guarded-request.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

/** A local server that records its requests, and a fetcher that may connect to it as well as to the internet. */
async function serve(listener: RequestListener, limits: Partial<FetchLimits> = {}) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    listener(request, response);
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const guard: Guard = (to, at) => publicInternet(to, at) || (to === '127.0.0.1' && at === port);
  const waited: number[] = [];
  const wait = async (ms: number) => void waited.push(ms);
  const fetcher = new FileFetcher({ guard, wait, ...limits });
  return { fetcher, asked, waited, port, origin: `http://127.0.0.1:${port}` };
}

const refused = (reason: string) => ({ kind: 'refused', reason });

test('a file comes with what tells later whether it is another one, and is then not sent again', async () => {
  const { fetcher, origin } = await serve((request, response) => {
    response.setHeader('etag', '"1"');
    if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else response.end('GIF89a');
  });
  const found = await fetcher.fetch(`${origin}/a?x=ä b`);
  expect(found).toMatchObject({ kind: 'file', etag: '"1"', lastModified: null });
  expect(found.kind === 'file' && Buffer.from(found.bytes).toString()).toBe('GIF89a');
  expect(await fetcher.fetch(`${origin}/a`, { etag: '"1"', lastModified: null })).toEqual({ kind: 'unchanged' });
});

test('a page in place of a picture, missing files and files that are too large are refused [security: fetch-too-much]', async () => {
  let sent = 0;
  const { fetcher, origin, asked } = await serve(
    (request, response) => {
      if (request.url === '/page') return void response.end('\n<!DOCTYPE html><html>');
      if (request.url === '/said') return void response.writeHead(200, { 'content-length': 2_000_000_000 }).write('x');
      if (request.url === '/gone') return void response.writeHead(404).end('<html>');
      if (request.url === '/zipped') return void response.writeHead(200, { 'content-encoding': 'gzip' }).end('x');
      const more = (error?: Error | null) => {
        if (error || sent > 2_000_000_000) return;
        sent += 65_536;
        response.write(Buffer.alloc(65_536), more);
      };
      more();
    },
    { bytes: 100_000 },
  );
  expect(await fetcher.fetch(`${origin}/page`)).toEqual(refused('page'));
  expect(await fetcher.fetch(`${origin}/said`)).toEqual(refused('too-large'));
  expect(await fetcher.fetch(`${origin}/unsaid`)).toEqual(refused('too-large'));
  expect(await fetcher.fetch(`${origin}/gone`)).toEqual(refused('not-found'));
  expect(await fetcher.fetch(`${origin}/zipped`)).toEqual(refused('unreachable'));
  expect(sent).toBeLessThan(100_000_000);
  expect(asked).toHaveLength(5);
});

test.each([
  ['file:///etc/passwd', 'no-web-address'],
  ['ftp://example.com/a.jpg', 'no-web-address'],
  ['data:image/png;base64,AA', 'no-web-address'],
  ['http://user:pass@example.com/a.jpg', 'no-web-address'],
  ['http://127.0.0.1/a.jpg', 'forbidden'],
  ['http://0177.0.0.1/', 'forbidden'],
  ['http://2130706433/', 'forbidden'],
  ['http://127.1/', 'forbidden'],
  ['http://①②⑦.0.0.1/', 'forbidden'],
  ['http://[::1]/', 'forbidden'],
  ['http://[::ffff:127.0.0.1]/', 'forbidden'],
  ['http://[64:ff9b::7f00:1]/', 'forbidden'],
  ['http://169.254.169.254/latest/meta-data/', 'forbidden'],
  ['http://localhost/', 'forbidden'],
  ['http://1.1.1.1:8080/', 'forbidden'],
])('%s is not fetched [security: fetch-private-address]', async (address, reason) => {
  expect(await new FileFetcher().fetch(address)).toEqual(refused(reason));
});

test('a name that leads to this machine is refused when it is looked up, and nobody is asked [security: fetch-by-name]', async () => {
  const { asked, port } = await serve((_, response) => response.end('x'));
  const seen: string[] = [];
  // Only the port is allowed here; the guard decides by the resolved address.
  const guard: Guard = (address, at) => {
    seen.push(address);
    return at === port && !['127.0.0.1', '::1'].includes(address);
  };
  expect(await new FileFetcher({ guard }).fetch(`http://localhost:${port}/`)).toEqual(refused('forbidden'));
  expect(seen[0]).toMatch(/^(127\.0\.0\.1|::1)$/);
  expect(asked).toEqual([]);
});

test('redirects are followed a few times, each address anew [security: fetch-redirected]', async () => {
  const { fetcher, origin, asked } = await serve((request, response) => {
    const to: Record<string, string> = {
      '/moved': '/there',
      '/metadata': 'http://169.254.169.254/latest/meta-data/',
      '/file': 'file:///etc/passwd',
      '/round': '/round',
    };
    const location = to[request.url ?? ''];
    if (location === undefined) response.end('GIF89a');
    else response.writeHead(302, { location }).end();
  });
  expect((await fetcher.fetch(`${origin}/moved`)).kind).toBe('file');
  expect(await fetcher.fetch(`${origin}/metadata`)).toEqual(refused('forbidden'));
  expect(await fetcher.fetch(`${origin}/file`)).toEqual(refused('forbidden'));
  expect(await fetcher.fetch(`${origin}/round`)).toEqual(refused('unreachable'));
  expect(asked.filter((path) => path === '/round')).toHaveLength(4);
});

test('a server that is busy or fails is asked three times, when it says', async () => {
  let failures = 2;
  const { fetcher, origin, waited, asked } = await serve((request, response) => {
    if (request.url === '/never') return void response.writeHead(503).end();
    if (failures-- > 0) response.writeHead(429, { 'retry-after': '3600' }).end();
    else response.end('GIF89a');
  });
  expect((await fetcher.fetch(`${origin}/soon`)).kind).toBe('file');
  expect(waited).toEqual([20_000, 20_000]);
  expect(await fetcher.fetch(`${origin}/never`)).toEqual(refused('unreachable'));
  expect(asked).toHaveLength(6);
});

test('a server that says nothing, or stops in the middle, is given up', async () => {
  const { fetcher, origin } = await serve(
    (request, response) => {
      if (request.url === '/half') response.writeHead(200, { 'content-length': 100 }).write('GIF89a');
    },
    { times: { connect: 200, total: 200 } },
  );
  expect(await fetcher.fetch(`${origin}/silent`)).toEqual(refused('unreachable'));
  expect(await fetcher.fetch(`${origin}/half`)).toEqual(refused('unreachable'));
});

test('two at a time of a host', async () => {
  let [now, most] = [0, 0];
  const release: (() => void)[] = [];
  const { fetcher, origin } = await serve((_, response) => {
    most = Math.max(most, ++now);
    release.push(() => {
      now--;
      response.end('GIF89a');
    });
  });
  const all = Promise.all(Array.from({ length: 6 }, (_, i) => fetcher.fetch(`${origin}/${i}`)));
  for (let i = 0; i < 6; i++) {
    await vi.waitUntil(() => release.length > 0);
    release.shift()?.();
  }
  expect((await all).map(({ kind }) => kind)).toEqual(Array(6).fill('file'));
  expect(most).toBe(2);
});
