import { Agent, request } from 'node:http';

/** The figures of a run of requests; times in milliseconds. */
export interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** One request to send. */
export interface Shot {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * Sends requests over `connections` kept-alive connections. Throws if an answer has none of the `good` statuses,
 * because fast failures must not look like speed. A load tool would bring 30 packages and measure nothing more.
 */
export async function load(
  url: string,
  shots: readonly Shot[],
  connections: number,
  good: readonly number[] = [200, 304],
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times = new Float64Array(shots.length);
  let next = 0;
  const started = performance.now();
  const worker = async () => {
    for (let place = next++; place < shots.length; place = next++) {
      const shot = shots[place];
      if (!shot) return;
      const begun = performance.now();
      const status = await send(url, shot, agent);
      if (!good.includes(status)) throw new Error(`${shot.method} ${shot.path} was answered with ${status}`);
      times[place] = performance.now() - begun;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  const sorted = times.toSorted();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { perSecond: shots.length / seconds, p50: at(0.5), p99: at(0.99) };
}

/** Sends one request. Resolves with its status when the whole answer has arrived. */
export function send(url: string, { method, path, headers, body }: Shot, agent?: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { method, agent, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject).end(body);
  });
}
