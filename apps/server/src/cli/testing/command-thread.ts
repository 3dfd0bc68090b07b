import { Writable } from 'node:stream';
import { type MessagePort, workerData } from 'node:worker_threads';
import { runKontor } from '../run-kontor.ts';
import type { AskedCommand, CommandEnd } from './run-command.ts';

const { port, ended }: { port: MessagePort; ended: Int32Array<SharedArrayBuffer> } = workerData;

/** Runs one command after the other, each with an environment and an output of its own. */
port.on('message', async ({ parameters, env }: AskedCommand) => {
  for (const name of Object.keys(process.env)) delete process.env[name];
  for (const [name, value] of Object.entries(env)) if (value !== undefined) process.env[name] = value;
  const [out, err] = [new Said(), new Said()];
  process.stdout.write = out.write.bind(out);
  process.stderr.write = err.write.bind(err);
  const status = await runKontor(parameters);
  port.postMessage({ status, out: out.text(), err: err.text() } satisfies CommandEnd);
  Atomics.store(ended, 0, 1);
  Atomics.notify(ended, 0);
});

/** Standard output, or standard error, of one command. */
class Said extends Writable {
  readonly #chunks: Buffer[] = [];

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  text(): string {
    return Buffer.concat(this.#chunks).toString();
  }
}
