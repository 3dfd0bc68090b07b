import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll } from 'vitest';
import type { DatabasePlace } from '../../opening/open-database.ts';

/** For tests: a proxy between the shop and PostgreSQL that can simulate network failures. */
export interface TestLine {
  /** The address of the database through the proxy. */
  readonly place: DatabasePlace;
  readonly connections: number;
  /** Silently drops data in both directions, like a frozen server or a broken network. */
  fallSilent(): void;
  /** Closes every connection and accepts no more, like a killed server. */
  cut(): void;
  /** Works again. Data held back meanwhile are delivered. */
  mend(): void;
}

/** Creates a proxy to the PostgreSQL of a place. */
export async function layLine({ databaseUrl = '', dataDir }: DatabasePlace): Promise<TestLine> {
  const address = new URL(databaseUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: 'whole' | 'silent' | 'cut' = 'whole';
  const server = createServer((near) => {
    if (state === 'cut') return near.destroy();
    const far = connect(Number(address.port), address.hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
      from.on('data', (bytes) => void to.write(bytes));
      if (state === 'silent') from.pause();
    }
    near.on('close', () => pairs.delete(pair));
    return near;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  afterAll(() => {
    cut();
    server.close();
  });
  const all = () => [...pairs].flat();

  function cut(): void {
    state = 'cut';
    for (const socket of all()) socket.destroy();
  }

  const own = new URL(databaseUrl);
  own.port = String(port);
  return {
    place: { databaseUrl: own.href, dataDir },
    get connections() {
      return pairs.size;
    },
    fallSilent() {
      state = 'silent';
      for (const socket of all()) socket.pause();
    },
    cut,
    mend() {
      state = 'whole';
      for (const socket of all()) socket.resume();
    },
  };
}
