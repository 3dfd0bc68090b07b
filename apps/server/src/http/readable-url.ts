import type { IncomingMessage } from 'node:http';
import { readablePath } from '@kontor/contract';
import { wantsPage } from './refusal-page.ts';

/**
 * The address of a request. Who followed a broken link to a page is answered as for any other page that is not there,
 * in the shop's frame; programs are told that their request is wrong.
 */
export function readableUrl({ method = 'GET', url = '/', headers }: IncomingMessage): string {
  if (!wantsPage({ method, url, headers })) return url;
  const [path = '', ...query] = url.split('?');
  return [readablePath(path), ...query].join('?');
}
