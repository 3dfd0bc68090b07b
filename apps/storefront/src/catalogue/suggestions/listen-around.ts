/** What is done when something happens to a search box, or around it. */
interface BoxEvents {
  typed(): void;
  pressed(event: KeyboardEvent): void;
  /** The visitor leaves the box, presses or scrolls outside its form, or opens all results. */
  left(): void;
}

/** Listens to a search box. Answers the function that ends it. */
export function listenAround(box: HTMLInputElement, { typed, pressed, left }: BoxEvents): () => void {
  const listeners = new AbortController();
  const leftFromOutside = ({ target }: Event) => {
    if (target instanceof Node && box.form?.contains(target) === false) left();
  };
  // The link to all results may lead to the current page, so the suggestions close on its click.
  const leftForAll = ({ target }: Event) => {
    if (target instanceof Element && target.closest('.suggestion-all') !== null) left();
  };
  box.addEventListener('input', typed, listeners);
  box.addEventListener('keydown', (event) => !event.isComposing && pressed(event), listeners);
  box.addEventListener('blur', left, listeners);
  box.form?.addEventListener('click', leftForAll, listeners);
  document.addEventListener('pointerdown', leftFromOutside, listeners);
  document.addEventListener('wheel', leftFromOutside, { signal: listeners.signal, passive: true });
  return () => listeners.abort();
}
