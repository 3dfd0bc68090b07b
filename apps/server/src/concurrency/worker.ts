import { parentPort, Worker } from 'node:worker_threads';

/** Runs tasks that would block the process's requests. */
export interface BackgroundWorker<Task, Result> {
  do(task: Task): Promise<Result>;
  close(): Promise<void>;
}

interface Asked<Task> {
  readonly id: number;
  readonly task: Task;
}

type Answered<Result> =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly failure: unknown };

/**
 * Runs tasks one after the other in a thread. The thread is started with the first task, and restarted if it ends.
 * `script` is the module that calls {@link answerTasks}; `purpose` describes the thread in errors.
 */
export function createWorker<Task, Result>(script: URL, purpose: string): BackgroundWorker<Task, Result> {
  let thread: BackgroundWorker<Task, Result> | undefined;
  return {
    do(task) {
      thread ??= startThread(script, purpose, () => {
        thread = undefined;
      });
      return thread.do(task);
    },
    close: async () => thread?.close(),
  };
}

/** Called in the thread: handles the tasks that arrive. */
export function answerTasks<Task, Result>(work: (task: Task) => Result | Promise<Result>): void {
  const port = parentPort;
  if (port === null) throw new Error('A module that answers tasks was started as a program');
  port.on('message', async ({ id, task }: Asked<Task>) => {
    try {
      port.postMessage({ id, result: await work(task) } satisfies Answered<Result>);
    } catch (failure) {
      port.postMessage({ id, failure } satisfies Answered<Result>);
    }
  });
}

function startThread<Task, Result>(script: URL, purpose: string, ended: () => void): BackgroundWorker<Task, Result> {
  const worker = new Worker(script);
  const waiting = new Map<number, { resolve(result: Result): void; reject(error: unknown): void }>();
  let lastId = 0;

  worker.on('message', (answer: Answered<Result>) => {
    const task = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) worker.unref(); // an idle thread must not keep the process alive
    if ('result' in answer) task?.resolve(answer.result);
    else task?.reject(answer.failure);
  });
  const fail = (error: unknown) => {
    ended();
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error(`The thread that ${purpose} has ended`)));

  return {
    do(task) {
      const id = ++lastId;
      worker.ref();
      worker.postMessage({ id, task } satisfies Asked<Task>);
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    close: async () => void (await worker.terminate()),
  };
}
