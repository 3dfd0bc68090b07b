import { officeChangesPath, signedOutEvent } from '@kontor/contract/office';

/** How long the browser waits after a refused stream before it asks again, in ms. Doubled with each refusal. */
const againAfter = { least: 30_000, most: 600_000 };

/** How long changes are gathered before they are reported together, in ms, and the least time between two reports. */
const report = { gathered: 100, every: 750 };

/** What somebody who listens to live changes wants to know. */
export interface ChangeListener {
  /** Whether a change may have been missed before, so that the first connection is reported like a later one. */
  readonly mayHaveMissed: boolean;
  /** Called with subjects that changed. Null: the connection was away, and anything may have changed. */
  onChange(subjects: ReadonlySet<string> | null): void;
  /** Asks the server whether somebody is signed in. Rejects without a network. */
  isSignedIn(): Promise<boolean>;
  /** Nobody is signed in any more. The stream is not asked for again. */
  onSignedOut(): void;
}

/**
 * Listens to live changes (CONTRACT §10) while the page is in sight; a hidden page needs no connection. A refused
 * stream is asked for again only if somebody is signed in, and ever more rarely.
 *
 * @returns the function that stops listening
 */
export function listenToChanges(listener: ChangeListener): () => void {
  let stream: EventSource | null = null;
  let isLater = listener.mayHaveMissed;
  let wait = againAfter.least;
  let again: ReturnType<typeof setTimeout> | undefined;
  const changes = gatherChanges(listener.onChange);

  function open(): void {
    const opened = new EventSource(officeChangesPath);
    stream = opened;
    opened.onopen = () => {
      wait = againAfter.least;
      if (isLater) changes.add(null);
      isLater = true;
    };
    opened.onmessage = ({ data }) => changes.add(`${data}`.split('\n'));
    opened.addEventListener(signedOutEvent, () => {
      close();
      listener.onSignedOut();
    });
    // A lost connection is opened again by the browser, a refused one is not.
    opened.onerror = () => {
      if (opened.readyState === EventSource.CLOSED) void refused(opened);
    };
  }
  async function refused(opened: EventSource): Promise<void> {
    const isSignedIn = await listener.isSignedIn().catch(() => true);
    if (stream !== opened) return;
    close();
    if (!isSignedIn) {
      listener.onSignedOut();
      return;
    }
    again = setTimeout(follow, wait);
    wait = Math.min(2 * wait, againAfter.most);
  }
  function close(): void {
    clearTimeout(again);
    stream?.close();
    stream = null;
  }
  function follow(): void {
    close();
    if (document.visibilityState === 'visible') open();
  }

  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    close();
    changes.drop();
  };
}

/** Gathers what changes within a short time, and reports it together. */
function gatherChanges(onChange: ChangeListener['onChange']) {
  let changed: Set<string> | null = new Set();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;
  return {
    /** Null: anything may have changed. */
    add(subjects: readonly string[] | null): void {
      changed = subjects === null || changed === null ? null : new Set([...changed, ...subjects]);
      timer ??= setTimeout(
        () => {
          const told = changed;
          [timer, changed, last] = [undefined, new Set(), performance.now()];
          onChange(told);
        },
        Math.max(report.gathered, last + report.every - performance.now()),
      );
    },
    drop(): void {
      clearTimeout(timer);
    },
  };
}
