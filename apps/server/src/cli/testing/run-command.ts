import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { DatabasePlace } from '../../database/opening/open-database.ts';

/** The output and exit code of a command. */
export interface CommandEnd {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** A command for the thread, with the environment of its process. */
export interface AskedCommand {
  readonly parameters: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * For tests: runs `kontor …` on a database as an operator does. A folder stands for the SQLite database in it.
 * `settings`: further environment variables.
 *
 * The commands run in a thread of this process, which has loaded the shop's code once: a process of its own takes a
 * second for each. That a process ends by itself, and how, kontor.test.ts shows.
 */
export function runCommand(
  at: string | DatabasePlace,
  parameters: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): CommandEnd {
  const { dataDir, databaseUrl = '' } = typeof at === 'string' ? { dataDir: at } : at;
  thread ??= startThread();
  return thread({ parameters, env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...settings } });
}

let thread: ((command: AskedCommand) => CommandEnd) | undefined;

/** Commands may run longer than tests may. */
const patience = 120_000;

function startThread(): (command: AskedCommand) => CommandEnd {
  const { port1: port, port2: its } = new MessageChannel();
  const ended = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('command-thread.ts', import.meta.url), {
    workerData: { port: its, ended },
    transferList: [its],
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  worker.unref();
  return (command) => {
    Atomics.store(ended, 0, 0);
    port.postMessage(command);
    Atomics.wait(ended, 0, 0, patience);
    const answer: { message: CommandEnd } | undefined = receiveMessageOnPort(port);
    if (answer === undefined) throw new Error(`kontor ${command.parameters.join(' ')} did not end`);
    return answer.message;
  };
}
