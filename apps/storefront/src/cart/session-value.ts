/** What is read of the session storage; a browser may refuse it altogether. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A kept value as components see it. */
export interface Snapshot<Value> {
  /** False on the server and until the page is hydrated: nothing is known about this visitor yet. */
  readonly ready: boolean;
  readonly value: Value;
  /** What was stored could not be read as a value of this version, so the visitor starts fresh and must be told. */
  readonly discarded: boolean;
}

/** A value that outlives the page: read by components, saved at every change. */
export interface SessionValue<Value> {
  get(): Snapshot<Value>;
  /** Replaces the value by what `change` makes of it, saves it and tells the listeners; the same value again does nothing. */
  change(change: (value: Value) => Value): void;
  /** Reads the storage again, for a page that the browser put back as it was while another one changed the value. */
  reload(): void;
  /** The visitor has seen that a stored value was discarded. */
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
  { key, version, read, fresh }: Keeping<Value>,
): SessionValue<Value> {
  const listeners = new Set<() => void>();
  let snapshot: Snapshot<Value> | null = null;

  function load(): Snapshot<Value> {
    const stored = storedText(storage, key);
    if (stored === null) return { ready: true, value: fresh(), discarded: false };
    const record = parsedRecord(stored);
    const value = record?.version === version ? read(record) : null;
    return { ready: true, value: value ?? fresh(), discarded: value === null };
  }

  function get(): Snapshot<Value> {
    snapshot ??= load();
    return snapshot;
  }

  function show(next: Snapshot<Value>): void {
    snapshot = next;
    for (const listener of listeners) listener();
  }

  return {
    get,
    change(change) {
      const before = get();
      const value = change(before.value);
      if (value === before.value) return;
      save(storage, key, JSON.stringify({ ...value, version }));
      show({ ...before, value });
    },
    reload() {
      show(load());
    },
    acknowledge() {
      if (get().discarded) show({ ...get(), discarded: false });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function storedText(storage: SessionStorage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function save(storage: SessionStorage | null, key: string, text: string): void {
  try {
    storage?.setItem(key, text);
  } catch {
    // Storage refused or full: the value lives on in memory until the page is left.
  }
}

function parsedRecord(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
}
