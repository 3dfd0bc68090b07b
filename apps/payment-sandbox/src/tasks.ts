import { randomUUID } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { Store } from './store.ts';

/** A thing to be done later: a notification, a webhook, a decision about a pending payment. */
interface Task {
  readonly kind: string;
  /** Epoch milliseconds by the sandbox's clock. */
  readonly dueAt: number;
  readonly content: unknown;
}

const longestTimer = 2 ** 31 - 1;

/**
 * The sandbox's own later actions. Tasks are stored: a task that became due while the process was dead runs at its next
 * start. A task is removed once its handler has finished. If the process dies in between, it runs again, just as a
 * provider's message may come twice.
 */
export class Tasks {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #report: (error: unknown) => void;
  readonly #handlers = new Map<string, (content: never, signal: AbortSignal) => Promise<void>>();
  readonly #running = new Map<string, Promise<void>>();
  readonly #ending = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  /** When the timer is to run out; a task that is due later need not touch it. */
  #armedFor = Number.POSITIVE_INFINITY;
  #isStarted = false;

  constructor(store: Store, clock: Clock, report: (error: unknown) => void) {
    this.#store = store;
    this.#clock = clock;
    this.#report = report;
    clock.onAdvance(() => this.#runDue());
  }

  /**
   * Says what does the tasks of a kind. A handler that throws is reported, and its task is not tried again: retries are
   * the handler's own tasks. `signal` aborts when the sandbox stops; the task is then done again after its next start.
   */
  handle<Content>(kind: string, handler: (content: Content, signal: AbortSignal) => Promise<void>): void {
    this.#handlers.set(kind, handler);
  }

  /**
   * Stores a task; inside a transaction it comes to be with it. `dueAt` in the past: at once, but never before this
   * call has returned.
   */
  add(kind: string, dueAt: number, content: unknown): void {
    this.#store.put('task', randomUUID(), { kind, dueAt, content } satisfies Task);
    if (this.#isStarted && dueAt < this.#armedFor) this.#armFor(dueAt);
  }

  /** Starts to run the due tasks, including those from before a restart. */
  start(): void {
    this.#isStarted = true;
    this.#arm();
  }

  /** Resolves when nothing that is due by now is left; for control calls and tests that want to see the effects. */
  async settled(): Promise<void> {
    for (;;) {
      this.#runDue();
      if (this.#running.size === 0) return;
      await Promise.all(this.#running.values());
    }
  }

  /** Begins nothing new, and gives up what runs: it stays stored. */
  async stop(): Promise<void> {
    this.#isStarted = false;
    this.#ending.abort();
    clearTimeout(this.#timer);
    await Promise.all(this.#running.values());
  }

  #arm(): void {
    const waiting = this.#store.all<Task>('task').filter(({ id }) => !this.#running.has(id));
    this.#armFor(Math.min(Number.POSITIVE_INFINITY, ...waiting.map(({ body }) => body.dueAt)));
  }

  #armFor(dueAt: number): void {
    this.#armedFor = dueAt;
    clearTimeout(this.#timer);
    if (dueAt === Number.POSITIVE_INFINITY) return;
    const wait = Math.max(dueAt - this.#clock.now(), 0);
    this.#timer = setTimeout(() => this.#runDue(), Math.min(wait, longestTimer));
    this.#timer.unref();
  }

  #runDue(): void {
    if (!this.#isStarted) return;
    const now = this.#clock.now();
    for (const { id, body } of this.#store.all<Task>('task')) {
      if (body.dueAt <= now && !this.#running.has(id)) this.#running.set(id, this.#run(id, body));
    }
    this.#arm();
  }

  async #run(id: string, task: Task): Promise<void> {
    try {
      await this.#handlers.get(task.kind)?.(task.content as never, this.#ending.signal);
    } catch (error) {
      if (!this.#ending.signal.aborted) this.#report(error);
    }
    if (!this.#ending.signal.aborted) this.#store.remove('task', id);
    this.#running.delete(id);
  }
}
