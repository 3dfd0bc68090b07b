import { describe, expect, test } from 'vitest';
import { keepInSession, type SessionStorage } from './session-value.ts';

const keeping = {
  key: 'cart',
  version: 2,
  read: ({ word }: Readonly<Record<string, unknown>>) => (typeof word === 'string' ? { word } : null),
  fresh: () => ({ word: 'frisch' }),
};

function storageOf(entries: Record<string, string>): SessionStorage & { readonly entries: Record<string, string> } {
  return {
    entries,
    getItem: (key) => entries[key] ?? null,
    setItem: (key, text) => {
      entries[key] = text;
    },
  };
}

describe('a value kept in the session', () => {
  test('starts fresh without a stored one, and writes nothing for that', () => {
    const storage = storageOf({});
    expect(keepInSession(storage, keeping).get()).toEqual({
      ready: true,
      value: { word: 'frisch' },
      news: null,
      isStored: true,
    });
    expect(storage.entries).toEqual({});
  });

  test('comes back as it was saved', () => {
    const storage = storageOf({});
    keepInSession(storage, keeping).change(() => ({ word: 'Hammer' }));
    expect(storage.entries).toEqual({ cart: '{"word":"Hammer","version":2}' });
    expect(keepInSession(storage, keeping).get()).toEqual({
      ready: true,
      value: { word: 'Hammer' },
      news: null,
      isStored: true,
    });
  });

  test.each([
    ['broken JSON', '{"word":"Ham'],
    ['no JSON', 'hello'],
    ['an empty text', ''],
    ['null', 'null'],
    ['a list', '[1,2]'],
    ['another shape', '{"version":2,"word":7}'],
    ['another version', '{"version":1,"word":"alt"}'],
    ['no version', '{"word":"fremd"}'],
  ])('%s starts fresh and says so', (_what, text) => {
    expect(keepInSession(storageOf({ cart: text }), keeping).get()).toEqual({
      ready: true,
      value: { word: 'frisch' },
      news: 'discarded',
      isStored: true,
    });
  });

  test('that a value was discarded is said until the visitor has seen it', () => {
    const kept = keepInSession(storageOf({ cart: 'hello' }), keeping);
    kept.change(() => ({ word: 'neu' }));
    expect(kept.get().news).toBe('discarded');
    kept.acknowledge();
    expect(kept.get()).toEqual({ ready: true, value: { word: 'neu' }, news: null, isStored: true });
  });

  test('listeners hear of changes, not of the same value again, and not after they left', () => {
    const kept = keepInSession(storageOf({}), keeping);
    const heard: string[] = [];
    const leave = kept.subscribe(() => heard.push(kept.get().value.word));
    kept.change(() => ({ word: 'eins' }));
    kept.change((value) => value);
    leave();
    kept.change(() => ({ word: 'zwei' }));
    expect(heard).toEqual(['eins']);
  });

  test('a snapshot stays the same object until something changes', () => {
    const kept = keepInSession(storageOf({}), keeping);
    expect(kept.get()).toBe(kept.get());
  });

  test('reloading takes over what another page of the tab saved', () => {
    const storage = storageOf({});
    const kept = keepInSession(storage, keeping);
    kept.change(() => ({ word: 'alt' }));
    keepInSession(storage, keeping).change(() => ({ word: 'neu' }));
    expect(kept.get().value.word).toBe('alt');
    kept.reload();
    expect(kept.get().value.word).toBe('neu');
  });

  test('a value taken over from another tab is stored and reported, with its notices', () => {
    const storage = storageOf({});
    const kept = keepInSession(storage, keeping);
    const heard: unknown[] = [];
    kept.subscribe(() => heard.push(kept.get().news));
    kept.take({ word: 'fremd' }, 'ordered-elsewhere');
    expect(heard).toEqual(['ordered-elsewhere']);
    expect(storage.entries).toEqual({ cart: '{"word":"fremd","version":2}' });
  });

  test('a storage that refuses or is full still keeps the value for this page', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const storage of [null, { getItem: refuse, setItem: refuse }]) {
      const kept = keepInSession(storage, keeping);
      kept.change(() => ({ word: 'Hammer' }));
      expect(kept.get()).toEqual({ ready: true, value: { word: 'Hammer' }, news: null, isStored: false });
      kept.reload();
      expect(kept.get().value).toEqual({ word: 'Hammer' });
    }
  });
});
