import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** Milliseconds before a lost listening connection is made again. */
const reconnectAfter = 1000;

/**
 * Calls `heard` for every NOTIFY on the channel, on a connection of its own. A lost connection is made again, and `heard` is
 * called then too, for what may have been missed.
 * @returns ends the listening.
 */
export async function listenTo(databaseUrl: string, channel: string, heard: () => void): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: databaseUrl, application_name: 'kontor listener', keepAlive: true });
    next.on('error', () => {});
    next.on('notification', heard);
    try {
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    next.on('end', reconnect);
    client = next;
  }

  async function reconnect(): Promise<void> {
    while (!stopped) {
      await setTimeout(reconnectAfter, undefined, { ref: false });
      if (stopped) return;
      const connected = await connect().then(
        () => true,
        () => false,
      );
      if (!connected) continue;
      if (stopped) await client?.end();
      else heard();
      return;
    }
  }

  await connect();
  return async () => {
    stopped = true;
    await client?.end().catch(() => {});
  };
}
