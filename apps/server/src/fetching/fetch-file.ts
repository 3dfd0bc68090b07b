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

/** A server's validators of a file, by which it can be asked whether the file has changed. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** Why a file was not fetched. */
export type FetchRefusal = 'no-web-address' | 'forbidden' | 'too-large' | 'not-found' | 'page' | 'unreachable';

/** The result of fetching an address. */
export type Fetched =
  | ({ readonly kind: 'file'; readonly bytes: Uint8Array } & Validators)
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly reason: FetchRefusal };

/** The limits of a fetcher. */
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
/** The maximum delay between two tries in ms, whatever the server asks for. */
const longestWait = 20_000;

/** Fetches files from the public internet within limits, eight at a time and two per host. */
export class FileFetcher {
  readonly #limits: FetchLimits;
  readonly #all = new Semaphore({ permits: 8 });
  readonly #hosts = new Map<string, Semaphore>();

  constructor(limits: Partial<FetchLimits> = {}) {
    this.#limits = { ...usual, ...limits };
  }

  /** Fetches a file, or reports that it is unchanged since `known`. Never throws: failures are refusals. */
  async fetch(address: string, known?: Validators): Promise<Fetched> {
    const url = webAddress(address);
    if (url === null) return refused('no-web-address');
    const host = this.#hosts.get(url.host) ?? new Semaphore({ permits: 2 });
    this.#hosts.set(url.host, host);
    return host.run(() => this.#all.run(() => this.#tried(url, known)));
  }

  /** Retries what may succeed later: no answer, 429, and server errors. */
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

  /** Follows redirects itself: each target is checked like the first address, and none may leave https. */
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

/** The result that follows from the head of an answer alone; null if the body must be read. */
function withoutReading({ statusCode: status = 0, headers }: Answered, most: number) {
  if (status === 304) return { kind: 'unchanged' } as const;
  if (status === 429 || status >= 500) return { again: (Number(headers['retry-after']) || 1) * 1000 };
  if (status !== 200) return refused('not-found');
  // Bytes are counted as received, and compressed content could expand to any size.
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') return refused('unreachable');
  return Number(headers['content-length'] ?? 0) > most ? refused('too-large') : null;
}

/** An http or https address without user name and password; null for any other. */
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

/** The bytes of an answer, counted as received; null if there are more than it stated or than allowed. */
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

/** Whether the bytes are an HTML page, which some servers send with status 200 instead of a missing file. */
function isPage(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 500))
    .toString('latin1')
    .replace(/^\xEF\xBB\xBF/, '')
    .trimStart();
  return /^(<!doctype html|<html|<head|<!--)/i.test(start);
}
