import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** The delay in milliseconds before a lost listening connection is opened again. */
const reconnectAfter = 1000;

/** The time in milliseconds for the server to confirm the end of a connection. */
const goodbye = 1000;

/**
 * Calls `heard` with every NOTIFY on the channel, on a separate connection. A connection that is lost or cannot be
 * opened is retried. `heard` gets null whenever it is opened, because notifications may have been missed.
 * @returns the function that stops listening.
 */
export function listenTo(
  databaseUrl: string,
  channel: string,
  heard: (said: string | null) => void,
): () => Promise<void> {
  const stop = new AbortController();
  const stopped = new Promise((resolve) => stop.signal.addEventListener('abort', resolve));

  async function listen(): Promise<void> {
    while (!stop.signal.aborted) {
      const client = await connect(databaseUrl, channel, heard);
      if (client) {
        const lost = new Promise((resolve) => client.once('end', resolve));
        if (!stop.signal.aborted) heard(null);
        await Promise.race([lost, stopped]);
        await end(client);
      }
      await setTimeout(reconnectAfter, undefined, { signal: stop.signal }).catch(() => {});
    }
  }

  const listening = listen();
  return async () => {
    stop.abort();
    await listening;
  };
}

/** Opens a listening connection; undefined if the server is away. */
async function connect(
  databaseUrl: string,
  channel: string,
  heard: (said: string | null) => void,
): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'kontor listener',
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  client.on('error', () => {});
  client.on('notification', ({ payload }) => heard(payload ?? null));
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return client;
  } catch {
    await end(client);
    return undefined;
  }
}

/** Ends a connection without waiting for a silent server, which would never confirm it. */
async function end(client: pg.Client): Promise<void> {
  await Promise.race([client.end().catch(() => {}), setTimeout(goodbye, undefined, { ref: false })]);
}
