import { PassThrough, type Readable } from 'node:stream';
import { setInterval } from 'node:timers';
import { changeRights, readSubject, signedOutEvent } from '@kontor/contract/office';
import type { Right } from '@kontor/domain';
import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import type { FindBySession, Operator } from '../../http/operator.ts';
import { type Refused, refused } from '../../http/refused.ts';
import { type Every, listenToChanges } from './change-source.ts';

/** The most streams of a session and of a network in one process. A page in sight has one. */
export const mostStreams = { ofSession: 4, ofNetwork: 60 };

/** The interval between signs of life, in milliseconds. With each the session is checked. */
export const heartbeat = 15_000;

/** How long changes are gathered before they are told together, in milliseconds. */
export const gathered = 250;

/** A stream whose reader has left so many bytes unread is cut. */
export const mostUnread = 64 * 1024;

/** With more subjects than these the kinds alone are told. */
const mostSubjects = 100;

/** Tells the open pages of the back office that something changed (decision 060). */
export interface LiveChanges {
  /** A stream of server-sent events. 429 `too-many-requests`: the session or its network has too many. */
  open(operator: Pick<Operator, 'sessionId' | 'network' | 'rights'>): Readable | Refused;
  /** Ends all streams; no more are opened. */
  close(): Promise<void>;
}

/** The dependencies of live changes. */
export interface LiveSources {
  readonly database: Database;
  readonly findBySession: FindBySession;
  readonly logger: Pick<Logger, 'error'>;
  /** System timers if missing. */
  readonly every?: Every;
}

/** The last event of a stream whose session has ended: the browser shall not ask again. */
const signedOut = `event: ${signedOutEvent}\ndata: end\n\n`;

interface Reader {
  readonly sessionId: string;
  readonly network: string;
  /** The rights with which it was opened. */
  readonly rights: readonly Right[];
  readonly stream: PassThrough;
}

/** Makes the service. Without an open stream it asks the database nothing. */
export function createLiveChanges({ database, findBySession, logger, every = systemEvery }: LiveSources): LiveChanges {
  const readers = new Set<Reader>();
  /** The subjects that changed since the last telling. Null: anything. */
  let changed: Set<string> | null = new Set();
  let isClosed = false;
  let stop: (() => Promise<void>) | null = null;
  const onError = (error: unknown) => logger.error({ err: error }, 'live changes failed');

  async function tell(
    { sessionId, rights, stream }: Reader,
    message: (rights: readonly Right[]) => string,
  ): Promise<void> {
    try {
      const operator = await findBySession(sessionId);
      if (stream.writableEnded || stream.destroyed) return;
      if (operator === null) stream.end(signedOut);
      // The browser opens it again, and loads all that it shows with the rights of now.
      else if (`${operator.rights}` !== `${rights}`) stream.end();
      else stream.write(message(operator.rights));
      // A reader that takes nothing would fill the memory.
      if (stream.readableLength + stream.writableLength > mostUnread) stream.destroy();
    } catch (error) {
      stream.end();
      onError(error);
    }
  }
  function tellAll(): void {
    if (changed !== null && changed.size === 0) return;
    const subjects = changed;
    changed = new Set();
    for (const reader of readers) void tell(reader, (rights) => messageOf(subjects, rights));
  }
  function start(): void {
    const onChange = (subjects: readonly string[] | null) => {
      changed = subjects === null || changed === null ? null : new Set([...changed, ...subjects]);
    };
    const stopListening = listenToChanges({ database, every, onChange, onError });
    const stopTelling = every(gathered, tellAll);
    const stopBeating = every(heartbeat, () => {
      for (const reader of readers) void tell(reader, () => ':\n\n');
    });
    stop = async () => {
      stopTelling();
      stopBeating();
      await stopListening();
    };
  }
  function leave(reader: Reader): void {
    readers.delete(reader);
    if (readers.size > 0) return;
    void stop?.().catch(onError);
    stop = null;
    changed = new Set();
  }

  return {
    open({ sessionId, network, rights }) {
      const count = (name: 'sessionId' | 'network', value: string) =>
        [...readers].filter((reader) => reader[name] === value).length;
      const isFull =
        count('sessionId', sessionId) >= mostStreams.ofSession || count('network', network) >= mostStreams.ofNetwork;
      if (isClosed || isFull) return refused(429, 'too-many-requests');
      const reader = { sessionId, network, rights, stream: new PassThrough() };
      readers.add(reader);
      reader.stream.once('close', () => leave(reader));
      // The first bytes send the head of the answer.
      reader.stream.write('retry: 2000\n\n');
      if (stop === null) start();
      return reader.stream;
    },
    async close() {
      isClosed = true;
      const stopped = stop;
      stop = null;
      for (const { stream } of readers) stream.end();
      await stopped?.();
    },
  };
}

const systemEvery: Every = (milliseconds, run) => {
  const timer = setInterval(run, milliseconds);
  return () => clearInterval(timer);
};

/** The event with those subjects that somebody with these rights may see, or a sign of life. */
function messageOf(subjects: ReadonlySet<string> | null, rights: readonly Right[]): string {
  const seen = [...(subjects ?? Object.keys(changeRights))].filter((subject) => {
    const kind = readSubject(subject)?.kind;
    return kind !== undefined && changeRights[kind].some((right) => rights.includes(right));
  });
  const told = seen.length > mostSubjects ? new Set(seen.map((subject) => readSubject(subject)?.kind)) : seen;
  const lines = [...told].map((subject) => `data: ${subject}\n`);
  return lines.length === 0 ? ':\n\n' : `${lines.join('')}\n`;
}
