import type { IncomingMessage } from 'node:http';
import { readablePath } from '@kontor/contract';
import { wantsPage } from './refusal-page.ts';

/**
 * The URL of a request, with the path repaired if a page is requested: a broken link shows the page for missing
 * addresses in the shop's frame. Programs are told that their request is invalid.
 */
export function readableUrl({ method = 'GET', url = '/', headers }: IncomingMessage): string {
  if (!wantsPage({ method, url, headers })) return url;
  const [path = '', ...query] = url.split('?');
  return [readablePath(path), ...query].join('?');
}
