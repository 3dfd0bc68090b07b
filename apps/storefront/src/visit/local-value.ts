/** A value in the browser's local storage. A browser that forbids its storage, or has it full, keeps nothing. */
export interface LocalValue<Value> {
  /** Null: nothing is stored, or something unreadable. */
  read(): Value | null;
  /** Null removes it. False if the browser refuses. */
  write(value: Value | null): boolean;
}

/** `parse`: what a stored value means; null if it is none. */
export function localValue<Value>(key: string, parse: (said: unknown) => Value | null): LocalValue<Value> {
  return {
    read() {
      try {
        return parse(JSON.parse(localStorage.getItem(key) ?? 'null'));
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** Calls a listener whenever another tab has changed the stored value of a key. */
export function onChangedElsewhere(key: string, listener: () => void): void {
  window.addEventListener('storage', (event) => {
    // Without a key all of the storage was cleared.
    if (event.key === key || event.key === null) listener();
  });
}

/** Reads a list of texts; null if it is none. */
export function textsIn(said: unknown): readonly string[] | null {
  return Array.isArray(said) && said.every((one) => typeof one === 'string') ? said : null;
}
