import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { createViesClient, readAnswer } from './vies-client.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

/** A server that stands in for VIES. @returns its address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/rest-api`;
}

const unknown = (failure: string) => ({ state: 'unknown', consultation: null, trader: null, failure });

describe('a question to VIES [LAW T5]', () => {
  test('names the number and who asks, and reads consultation, name and address', async () => {
    const heard: unknown[] = [];
    const address = await serve(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      heard.push([request.method, request.url, JSON.parse(Buffer.concat(chunks).toString())]);
      const answer = {
        valid: true,
        requestIdentifier: 'WAPIAAAA1',
        name: 'Nagel GmbH',
        address: 'Weg 1\n10115 Berlin',
      };
      response.end(JSON.stringify(answer));
    });
    expect(await createViesClient(address)('DE123456789', 'ATU12345678')).toEqual({
      ...{ state: 'valid', consultation: 'WAPIAAAA1', trader: 'Nagel GmbH, Weg 1 10115 Berlin', failure: null },
    });
    const requester = { requesterMemberStateCode: 'AT', requesterNumber: 'U12345678' };
    const body = { countryCode: 'DE', vatNumber: '123456789', ...requester };
    expect(heard).toEqual([['POST', '/rest-api/check-vat-number', body]]);
  });

  test.each([
    [
      { valid: true, name: '---', address: '---' },
      { state: 'valid', consultation: null, trader: null, failure: null },
    ],
    [{ valid: false }, { state: 'invalid', consultation: null, trader: null, failure: null }],
    [
      { valid: false, userError: 'INVALID' },
      { state: 'invalid', consultation: null, trader: null, failure: null },
    ],
    [{ valid: false, userError: 'IP_BLOCKED' }, unknown('IP_BLOCKED')],
    [{ actionSucceed: false, errorWrappers: [{ error: 'MS_MAX_CONCURRENT_REQ' }] }, unknown('MS_MAX_CONCURRENT_REQ')],
    [{ actionSucceed: false }, unknown('FAILED')],
    [{}, unknown('NO_ANSWER')],
    [[], unknown('NO_ANSWER')],
    [null, unknown('NO_OBJECT')],
  ])('%j is read as what it says, and no failure as an invalid number', (body, answer) => {
    expect(readAnswer(body)).toEqual(answer);
  });

  test('that meets a page, a redirect or nobody is unknown', async () => {
    const page = await serve((_, response) => void response.end('<html>'));
    expect(await createViesClient(page)('DE123456789', '')).toEqual(unknown('SyntaxError'));
    const away = await serve((_, response) => void response.writeHead(302, { location: 'http://127.0.0.1/' }).end());
    expect(await createViesClient(away)('DE123456789', '')).toEqual(unknown('TypeError'));
    expect(await createViesClient('http://127.0.0.1:1')('DE123456789', '')).toEqual(unknown('TypeError'));
  });
});
