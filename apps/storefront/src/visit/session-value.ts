import { isRecord } from './shape.ts';

/** The part of the session storage in use. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The state of a stored value for components. */
export interface Snapshot<Value> {
  /** False on the server and until the page is hydrated: the stored value is not known yet. */
  readonly ready: boolean;
  readonly value: Value;
  /** News about the value that the visitor has not acknowledged. */
  readonly news: News | null;
  /** False if the browser refused to store the value. It is then kept only until the page is left. */
  readonly isStored: boolean;
}

/** A change of a value that the visitor did not make in this tab. */
export type News =
  /** The stored value was invalid or of another version: the visitor starts with a fresh one. */
  | 'discarded'
  /** The cart was ordered in another tab (SPEC §4: it is reset then). */
  | 'ordered-elsewhere';

/** A value that survives a reload. Components subscribe to it; every change is saved. */
export interface SessionValue<Value> {
  get(): Snapshot<Value>;
  /**
   * Replaces the value by the result of `change`, saves it and notifies the listeners. Does nothing if the result is
   * the same value.
   */
  change(change: (value: Value) => Value): void;
  /** Replaces the value by one from elsewhere, with news for the visitor. */
  take(value: Value, news: News | null): void;
  /** Reads the storage again, for a page restored from the back/forward cache after another page changed the value. */
  reload(): void;
  /** The visitor has seen the news. */
  acknowledge(): void;
  subscribe(listener: () => void): () => void;
}

/** How a kind of value is stored. */
export interface Keeping<Value> {
  /** Key in the session storage (SPEC §4). */
  readonly key: string;
  /** Increase it when the stored shape changes: values of another version are discarded. */
  readonly version: number;
  /** Reads a stored value; null if it is invalid. */
  readonly read: (stored: Readonly<Record<string, unknown>>) => Value | null;
  readonly fresh: () => Value;
}

/** Stores a value in the session storage, or only in memory if the storage is refused or full. */
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

/** A value with its version, as it is stored and sent to other tabs. */
export function recordOf<Value extends object>(value: Value, { version }: Pick<Keeping<Value>, 'version'>): object {
  return { ...value, version };
}

/**
 * Reads a value from a record of the storage or another tab; null if it is invalid or of another version. Anything may
 * have written the record.
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
 * Saves a text and returns whether that worked. If the storage is refused or full, the value stays in memory until the
 * page is left.
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
