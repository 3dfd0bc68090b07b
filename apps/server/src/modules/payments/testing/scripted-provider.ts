import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** For tests: a request that a provider received. */
interface HeardRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Parsed if it is JSON, else as text (a form); null without a body. */
  readonly body: unknown;
}

/** For tests: a provider that gives scripted answers in their order. */
export interface ScriptedProvider {
  readonly origin: string;
  /** The requests so far; {@link says} clears them. */
  readonly heard: readonly HeardRequest[];
  /** Sets the answers to the next requests. Each further request ends with a cut connection. */
  says(...answers: readonly { readonly status: number; readonly body: unknown }[]): void;
  stop(): Promise<void>;
}

/** For tests: starts a scripted provider, for answers that no sandbox gives. */
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
