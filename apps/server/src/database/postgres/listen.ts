import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** Milliseconds before a lost listening connection is made again. */
const reconnectAfter = 1000;

/** Milliseconds in which a server may say goodbye. */
const goodbye = 1000;

/**
 * Calls `heard` for every NOTIFY on the channel, on a connection of its own. A connection that is lost or cannot be
 * made yet is tried again; each time it stands, `heard` is called too, for what may have been missed.
 * @returns ends the listening.
 */
export function listenTo(databaseUrl: string, channel: string, heard: () => void): () => Promise<void> {
  const stop = new AbortController();
  const stopped = new Promise((resolve) => stop.signal.addEventListener('abort', resolve));

  async function listen(): Promise<void> {
    while (!stop.signal.aborted) {
      const client = await connect(databaseUrl, channel, heard);
      if (client) {
        const lost = new Promise((resolve) => client.once('end', resolve));
        if (!stop.signal.aborted) heard();
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

/** A listening connection, or nothing when the server is away. */
async function connect(databaseUrl: string, channel: string, heard: () => void): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'kontor listener',
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  client.on('error', () => {});
  client.on('notification', heard);
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    return client;
  } catch {
    await end(client);
    return undefined;
  }
}

/** Ends a connection. A server that says nothing is not waited for: it would never say goodbye. */
async function end(client: pg.Client): Promise<void> {
  await Promise.race([client.end().catch(() => {}), setTimeout(goodbye, undefined, { ref: false })]);
}
