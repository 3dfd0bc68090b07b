/**
 * How long suggestions stay after the last key, once the results of the typed text are shown, in ms. They can be read
 * in this time, and do not cover the results for ever.
 */
export const readingTime = 5000;

/** Waits until suggestions have been read. */
export interface Reading {
  /** The visitor has typed, or left the list with the pointer, or there are other suggestions. */
  begin(): void;
  /** The results that are shown may have changed. */
  look(): void;
  stop(): void;
}

/** Calls `read` once, as soon as the reading time is over and the results stand. */
export function reading(stand: () => boolean, read: () => void): Reading {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  function look(): void {
    if (!isOver || !stand()) return;
    isOver = false;
    read();
  }

  return {
    begin() {
      clearTimeout(timer);
      isOver = false;
      timer = setTimeout(() => {
        isOver = true;
        look();
      }, readingTime);
    },
    look,
    stop: () => clearTimeout(timer),
  };
}
