import type { FastifyReply } from 'fastify';
import type { ApiFault } from './faults.ts';
import type { Sandbox } from './sandbox.ts';

/** The answer to a call. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call with its fault. */
export interface FaultyCall {
  readonly fault: ApiFault | null;
  /** The duration of a slow or cut answer. */
  readonly seconds: number;
  /** Carries out the call, synchronously. */
  readonly act: () => Answer;
  /** The provider's answer after an internal error. */
  readonly breakdown: Answer;
}

const maintenance =
  '<!doctype html><html lang="de"><title>Wartung</title><p>Diese Seite wird gerade gewartet.</p></html>';

/** Carries out and answers a call, with its fault if it has one. */
export async function answerCall(sandbox: Pick<Sandbox, 'wait'>, reply: FastifyReply, call: FaultyCall): Promise<void> {
  if (call.fault === 'error-before-effect') return send(reply, call.breakdown);
  const answer = call.act();
  if (call.fault === 'error-after-effect') return send(reply, call.breakdown);
  if (call.fault === 'html') return sendPage(reply, 200);
  if (call.fault === 'html-502') return sendPage(reply, 502);
  if (call.fault !== null) await sandbox.wait(call.seconds * 1000);
  if (call.fault !== 'timeout-after-effect') return send(reply, answer);
  reply.hijack();
  reply.raw.destroy();
}

function sendPage(reply: FastifyReply, status: number): Promise<void> {
  return send(reply, { status, body: maintenance, headers: { 'content-type': 'text/html' } });
}

async function send(reply: FastifyReply, { status, body, headers = {} }: Answer): Promise<void> {
  await reply.code(status).headers(headers).send(body);
}
