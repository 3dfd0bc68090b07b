import { setTimeout as wait } from 'node:timers/promises';
import type { Wait } from '../clock.ts';
import { Semaphore } from '../concurrency/semaphore.ts';
import {
  type Answered,
  Forbidden,
  type Guard,
  guardedRequest,
  publicInternet,
  type TimeLimits,
} from './guarded-request.ts';

/** What a server said of a file by which it can be asked whether it is still the same. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** Why a file was not fetched. */
export type FetchRefusal = 'no-web-address' | 'forbidden' | 'too-large' | 'not-found' | 'page' | 'unreachable';

/** What became of an address. */
export type Fetched =
  | ({ readonly kind: 'file'; readonly bytes: Uint8Array } & Validators)
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly reason: FetchRefusal };

/** How a fetcher is bounded. */
export interface FetchLimits {
  readonly guard: Guard;
  readonly times: TimeLimits;
  readonly bytes: number;
  readonly wait: Wait;
}

const usual: FetchLimits = {
  guard: publicInternet,
  times: { connect: 10_000, total: 30_000 },
  bytes: 30 * 1024 * 1024,
  wait: async (ms) => void (await wait(ms)),
};

const mostRedirects = 3;
const mostTries = 3;
/** No server is waited for longer between two tries. */
const longestWait = 20_000;

/** Fetches files of the public internet, eight at a time and two of a host, within limits. */
export class FileFetcher {
  readonly #limits: FetchLimits;
  readonly #all = new Semaphore({ permits: 8 });
  readonly #hosts = new Map<string, Semaphore>();

  constructor(limits: Partial<FetchLimits> = {}) {
    this.#limits = { ...usual, ...limits };
  }

  /** Fetches a file, or hears that it is unchanged since `known`. Never throws: what goes wrong is a refusal. */
  async fetch(address: string, known?: Validators): Promise<Fetched> {
    const url = webAddress(address);
    if (url === null) return refused('no-web-address');
    const host = this.#hosts.get(url.host) ?? new Semaphore({ permits: 2 });
    this.#hosts.set(url.host, host);
    return host.run(() => this.#all.run(() => this.#tried(url, known)));
  }

  /** Tries again what may be better later: no answer, 429, and failures of the server. */
  async #tried(url: URL, known: Validators | undefined): Promise<Fetched> {
    for (let tries = 1; ; tries++) {
      const found = await this.#followed(url, known).catch((error: unknown) =>
        error instanceof Forbidden ? refused('forbidden') : { again: 1000 * tries },
      );
      if ('kind' in found) return found;
      if (tries === mostTries) return refused('unreachable');
      await this.#limits.wait(Math.min(found.again, longestWait));
    }
  }

  /** Follows redirects by hand: each is an address like the first, and none leaves https. */
  async #followed(first: URL, known: Validators | undefined): Promise<Fetched | { readonly again: number }> {
    let url = first;
    for (let hops = 0; hops <= mostRedirects; hops++) {
      const answer = await guardedRequest(url, headersFor(known), this.#limits.guard, this.#limits.times);
      const { statusCode: status = 0, headers } = answer;
      if (status < 300 || status === 304 || status >= 400) return this.#read(answer);
      answer.destroy();
      const next = webAddress(headers.location ?? '', url);
      if (next === null || (url.protocol === 'https:' && next.protocol !== 'https:')) return refused('forbidden');
      url = next;
    }
    return refused('unreachable');
  }

  async #read(answer: Answered): Promise<Fetched | { readonly again: number }> {
    const { bytes } = this.#limits;
    const unread = withoutReading(answer, bytes);
    if (unread !== null) {
      answer.destroy();
      return unread;
    }
    const content = await upTo(bytes, answer);
    if (content === null) return refused('too-large');
    if (isPage(content)) return refused('page');
    const { etag = null, 'last-modified': lastModified = null } = answer.headers;
    return { kind: 'file', bytes: content, etag, lastModified };
  }
}

/** What an answer says by its head alone; null where its body is to be read. */
function withoutReading({ statusCode: status = 0, headers }: Answered, most: number) {
  if (status === 304) return { kind: 'unchanged' } as const;
  if (status === 429 || status >= 500) return { again: (Number(headers['retry-after']) || 1) * 1000 };
  if (status !== 200) return refused('not-found');
  // Bytes are counted as they come: what is compressed could be any number.
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return refused('unreachable');
  return Number(headers['content-length'] ?? 0) > most ? refused('too-large') : null;
}

/** An address of the web: http or https, without a name and password in it; null for any other. */
export function webAddress(text: string, base?: URL): URL | null {
  const url = URL.parse(text, base);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return null;
  return url.username === '' && url.password === '' ? url : null;
}

function refused(reason: FetchRefusal): Fetched {
  return { kind: 'refused', reason };
}

function headersFor(known: Validators | undefined) {
  return {
    'accept-encoding': 'identity',
    'user-agent': 'Kontor (+import)',
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && !known.etag && { 'if-modified-since': known.lastModified }),
  };
}

/** All bytes of an answer, counted as they come; null where they are more than it said, or than may be. */
async function upTo(most: number, answer: Answered): Promise<Uint8Array | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > most) {
      answer.destroy();
      return null;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Whether bytes are a page, as servers send with status 200 in place of what is gone. */
function isPage(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 500))
    .toString('latin1')
    .replace(/^\xEF\xBB\xBF/, '')
    .trimStart();
  return /^(<!doctype html|<html|<head|<!--)/i.test(start);
}
