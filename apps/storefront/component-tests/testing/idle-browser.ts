/** Makes the browser of a file's tests one that is idle at once, and whose every element is on the screen. */
export function makeIdle(): void {
  Object.assign(globalThis, {
    requestIdleCallback: (task: () => void) => setTimeout(task),
    cancelIdleCallback: (idle: number) => clearTimeout(idle),
    IntersectionObserver: AlwaysInSight,
  });
}

class AlwaysInSight {
  readonly #told: IntersectionObserverCallback;

  constructor(told: IntersectionObserverCallback) {
    this.#told = told;
  }

  observe(target: Element): void {
    const entry = { target, isIntersecting: true } as IntersectionObserverEntry;
    setTimeout(() => this.#told([entry], this as unknown as IntersectionObserver));
  }

  disconnect(): void {}
}
