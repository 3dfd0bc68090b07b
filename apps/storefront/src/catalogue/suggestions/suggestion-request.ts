/**
 * How long typing must pause before suggestions are requested, in ms. Shorter than the list's delay, so that they come
 * first.
 */
export const suggestionDelay = 150;

/** Fewer letters are not enough for a suggestion. */
const fewestLetters = 2;

/** Requests suggestions for the typed text. Only the latest answer counts. */
export interface SuggestionRequest {
  /** Takes the current text and requests after a short pause. */
  type(text: string): void;
  /** Requests at once. */
  ask(text: string): void;
  /** Cancels the request. A pending answer is not shown. */
  stop(): void;
}

/**
 * Creates a request that passes its answers to `show`. Too few letters and failures show null, because the search works
 * without suggestions.
 */
export function suggestionRequest<Answer>(
  fetchSuggestions: (searchText: string, signal: AbortSignal) => Promise<Answer>,
  show: (answer: Answer | null) => void,
): SuggestionRequest {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = new AbortController();

  function stop(): void {
    clearTimeout(timer);
    running.abort();
  }

  function ask(text: string): void {
    stop();
    const own = new AbortController();
    running = own;
    fetchSuggestions(text.trim(), own.signal).then(
      (answer) => !own.signal.aborted && show(answer),
      () => !own.signal.aborted && show(null),
    );
  }

  return {
    type(text) {
      stop();
      if (text.trim().length < fewestLetters) show(null);
      else timer = setTimeout(ask, suggestionDelay, text);
    },
    ask(text) {
      if (text.trim().length >= fewestLetters) ask(text);
    },
    stop,
  };
}
