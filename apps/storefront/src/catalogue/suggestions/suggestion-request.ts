/**
 * How long typing must rest before suggestions are asked for, in ms: shorter than the list's wait, so that they come
 * first.
 */
export const suggestionDelay = 150;

/** Fewer letters say too little to suggest anything. */
const fewestLetters = 2;

/** Asks for what is typed, and only the last answer counts. */
export interface SuggestionRequest {
  /** Takes what stands in the box now, and asks after a short rest. */
  type(text: string): void;
  /** Asks at once. */
  ask(text: string): void;
  /** Forgets what was asked; an answer that is on its way is not shown. */
  stop(): void;
}

/**
 * Makes a request that shows its answers. Too few letters and failures show null: suggestions are a help, the search
 * itself goes on without them.
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
