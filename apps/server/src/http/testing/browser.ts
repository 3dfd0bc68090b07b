import { antiForgery, type CallName, routes, secureCookieName } from '@kontor/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** For tests: a browser with its cookies and an IP address of its own. */
export interface TestBrowser {
  readonly cookies: Map<string, string>;
  /** Makes a call as the storefront does: with the token of its cookie, and again if the refusal has set a new one. */
  call(name: CallName, body?: object, more?: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>;
  /** The same of any address. */
  post(url: string, body: object, more?: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>;
  get(url: string): Promise<LightMyRequestResponse>;
}

/** For tests: opens a browser without cookies. */
export function openBrowser(
  app: FastifyInstance,
  {
    remoteAddress = '203.0.113.5',
    userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  } = {},
): TestBrowser {
  const cookies = new Map<string, string>();

  async function send(
    method: 'GET' | 'POST',
    url: string,
    payload?: object,
    more = {},
  ): Promise<LightMyRequestResponse> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const token = cookies.get(secureCookieName(antiForgery.cookie)) ?? cookies.get(antiForgery.cookie) ?? '';
    const headers = {
      ...more,
      cookie,
      'user-agent': userAgent,
      ...(method === 'POST' && { [antiForgery.header]: token }),
    };
    const answer = await app.inject({ method, url, headers, remoteAddress, ...(payload && { payload }) });
    for (const { name, value, maxAge, expires } of answer.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() < 1000 * 3600)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  async function post(url: string, body: object, more = {}): Promise<LightMyRequestResponse> {
    const answer = await send('POST', url, body, more);
    const isForged = answer.statusCode === 403 && answer.json().code === 'csrf';
    return isForged ? send('POST', url, body, more) : answer;
  }

  return {
    ...{ cookies, post },
    call: (name, body = {}, more = {}) => post(routes[name].path, body, more),
    get: (url) => send('GET', url),
  };
}
