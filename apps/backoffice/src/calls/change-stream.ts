import { officeChangesPath } from '@kontor/contract/office';

/** How long the browser waits after a refused stream before it asks again, in ms. */
const againAfter = 30_000;

/** The least time between two reports, in ms. What changes in between is reported together. */
const reportEvery = 500;

/**
 * Listens to live changes (CONTRACT §10) while the page is in sight; a hidden page needs no connection.
 *
 * @param onChange called with subjects that changed. Null: the connection was away, and anything may have changed.
 * @returns the function that stops listening
 */
export function listenToChanges(onChange: (subjects: ReadonlySet<string> | null) => void): () => void {
  let stream: EventSource | null = null;
  let wasOpen = false;
  let changed: Set<string> | null = new Set();
  let again: ReturnType<typeof setTimeout> | undefined;
  let report: ReturnType<typeof setTimeout> | undefined;

  function reportSoon(): void {
    report ??= setTimeout(() => {
      const subjects = changed;
      [report, changed] = [undefined, new Set()];
      onChange(subjects);
    }, reportEvery);
  }
  function open(): void {
    clearTimeout(again);
    stream = new EventSource(officeChangesPath);
    stream.onopen = () => {
      if (wasOpen) {
        changed = null;
        reportSoon();
      }
      wasOpen = true;
    };
    stream.onmessage = ({ data }) => {
      changed &&= new Set([...changed, ...`${data}`.split('\n')]);
      reportSoon();
    };
    // A lost connection is opened again by the browser, a refused one is not.
    stream.onerror = () => {
      if (stream?.readyState === EventSource.CLOSED) again = setTimeout(follow, againAfter);
    };
  }
  function follow(): void {
    clearTimeout(again);
    stream?.close();
    stream = null;
    if (document.visibilityState === 'visible') open();
  }

  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    clearTimeout(again);
    clearTimeout(report);
    stream?.close();
  };
}
