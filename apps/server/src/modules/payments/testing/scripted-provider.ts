import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** For tests: what a provider was asked. */
interface HeardRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As JSON where it is such, else as text (a form); null for none. */
  readonly body: unknown;
}

/** For tests: a provider that says what it is told to, one answer after the other. */
export interface ScriptedProvider {
  readonly origin: string;
  /** What was asked so far, which is forgotten by {@link says}. */
  readonly heard: readonly HeardRequest[];
  /** The answers to the next requests; every further one breaks the connection. */
  says(...answers: readonly { readonly status: number; readonly body: unknown }[]): void;
  stop(): Promise<void>;
}

/** For tests: starts a provider without a mind of its own, for answers that no sandbox would give. */
export async function startScriptedProvider(): Promise<ScriptedProvider> {
  const heard: HeardRequest[] = [];
  const answers: { readonly status: number; readonly body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    const text = (await request.toArray()).join('');
    const { method = '', url: path = '', headers } = request;
    heard.push({ method, path, headers, body: bodyOf(text, headers['content-type']) });
    const answer = answers.shift();
    if (answer) response.writeHead(answer.status, { 'content-type': 'application/json' });
    if (answer) response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    else request.socket.destroy();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    says(...next) {
      heard.splice(0);
      answers.splice(0, answers.length, ...next);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function bodyOf(text: string, type = ''): unknown {
  if (text === '') return null;
  return type.startsWith('application/json') ? JSON.parse(text) : text;
}
