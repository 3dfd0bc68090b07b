import { isRecord } from './shape.ts';

/** The part of the session storage that is used. A browser may refuse it altogether. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A kept value as components see it. */
export interface Snapshot<Value> {
  /** False on the server and until the page is hydrated: nothing is known about this visitor yet. */
  readonly ready: boolean;
  readonly value: Value;
  /** What the visitor must be told about it, until it was seen. */
  readonly news: News | null;
  /** False once the browser refused to store it: then it lives until the page is left. */
  readonly isStored: boolean;
}

/** What happened to a value without the visitor's doing in this tab. */
export type News =
  /** What was stored could not be read as a value of this version: the visitor starts fresh. */
  | 'discarded'
  /** The cart was ordered in another tab (SPEC §4: it is reset then). */
  | 'ordered-elsewhere';

/** A value that outlives the page: read by components, saved at every change. */
export interface SessionValue<Value> {
  get(): Snapshot<Value>;
  /**
   * Replaces the value by what `change` makes of it, saves it and tells the listeners; the same value again does
   * nothing.
   */
  change(change: (value: Value) => Value): void;
  /** Replaces the value by one that came from elsewhere, with what there is to tell about it. */
  take(value: Value, news: News | null): void;
  /** Reads the storage again, for a page that the browser put back as it was while another one changed the value. */
  reload(): void;
  /** The visitor has seen the news. */
  acknowledge(): void;
  subscribe(listener: () => void): () => void;
}

/** How a value of one kind is kept. */
export interface Keeping<Value> {
  /** Key in the session storage (SPEC §4). */
  readonly key: string;
  /** Raised when the stored shape changes: a value of another version is discarded. */
  readonly version: number;
  /** The value if `stored` is one, else null. */
  readonly read: (stored: Readonly<Record<string, unknown>>) => Value | null;
  readonly fresh: () => Value;
}

/** Keeps a value in the session storage, or in memory alone where the browser refuses storage or it is full. */
export function keepInSession<Value extends object>(
  storage: SessionStorage | null,
  keeping: Keeping<Value>,
): SessionValue<Value> {
  const { key, fresh } = keeping;
  const listeners = new Set<() => void>();
  let snapshot: Snapshot<Value> | null = null;

  function load(): Snapshot<Value> {
    const stored = storedText(storage, key);
    if (stored === null) return { ready: true, value: fresh(), news: null, isStored: true };
    const value = readRecord(parsedText(stored), keeping);
    return { ready: true, value: value ?? fresh(), news: value === null ? 'discarded' : null, isStored: true };
  }

  function get(): Snapshot<Value> {
    snapshot ??= load();
    return snapshot;
  }

  function show(next: Snapshot<Value>): void {
    snapshot = next;
    for (const listener of listeners) listener();
  }

  function keep(value: Value, news: News | null): void {
    const isStored = save(storage, key, JSON.stringify(recordOf(value, keeping)));
    show({ ready: true, value, news, isStored });
  }

  return {
    get,
    change(change) {
      const before = get();
      const value = change(before.value);
      if (value !== before.value) keep(value, before.news);
    },
    take: keep,
    reload() {
      if (get().isStored) show(load());
    },
    acknowledge() {
      if (get().news !== null) show({ ...get(), news: null });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A value with its version, as it is stored and as it goes to other tabs. */
export function recordOf<Value extends object>(value: Value, { version }: Pick<Keeping<Value>, 'version'>): object {
  return { ...value, version };
}

/**
 * The value in a record from a storage or from another tab, or null if it is none of this version. Anybody can have put
 * it there.
 */
export function readRecord<Value extends object>(
  record: unknown,
  { version, read }: Pick<Keeping<Value>, 'version' | 'read'>,
): Value | null {
  return isRecord(record) && record.version === version ? read(record) : null;
}

function storedText(storage: SessionStorage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/**
 * Whether it could be stored. If the storage refuses or is full, the value lives on in memory until the page is left.
 */
function save(storage: SessionStorage | null, key: string, text: string): boolean {
  try {
    storage?.setItem(key, text);
    return storage !== null;
  } catch {
    return false;
  }
}

function parsedText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
