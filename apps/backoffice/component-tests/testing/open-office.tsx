import { CallFailure, type Refusal } from '@kontor/contract';
import { type OfficeAnswer, type OfficeBody, type OfficeCallName, officeRoutes } from '@kontor/contract/office';
import { act, cleanup, configure, render, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { BackOffice } from '../../src/back-office.tsx';
import { createQueries } from '../../src/calls/queries.ts';
import { createOfficeRouter } from '../../src/router.ts';
import { nothingToDo, noViews, officeState } from './answers.ts';

/** The server's answers to the calls that a test expects. Any other call fails the test. */
export type OfficeAnswers = {
  readonly [Name in OfficeCallName]?:
    | Answered<Name>
    | ((body: OfficeBody<Name>) => Answered<Name> | Promise<Answered<Name>>);
};

type Answered<Name extends OfficeCallName> = OfficeAnswer<Name> | CallFailure;

/** A refusal of the server. */
export function refused(status: number, code: string, msg = code, more: Partial<Refusal> = {}): CallFailure {
  return new CallFailure(status, { code, msg, ...more });
}

// happy-dom does not support popovers. Their content is in the document anyway.
Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });

/** For tests: the open streams of live changes. happy-dom has none of its own. */
export const streams = new Set<TestStream>();

/** A stream in the test's hand. */
export class TestStream {
  static readonly CLOSED = 2;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly address: string;
  readonly #listeners = new Map<string, () => void>();
  constructor(address: string) {
    this.address = address;
    streams.add(this);
  }
  addEventListener(event: string, listener: () => void): void {
    this.#listeners.set(event, listener);
  }
  /** Lets the server say an event that has a name. */
  say(event: string): void {
    this.#listeners.get(event)?.();
  }
  /** Lets the server refuse the stream. */
  refuse(): void {
    this.readyState = TestStream.CLOSED;
    this.onerror?.();
  }
  close(): void {
    streams.delete(this);
  }
}
Object.assign(globalThis, { EventSource: TestStream });

/** Calls that a test did not expect. */
const unexpected: OfficeCallName[] = [];
const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => complaints.mockClear());

afterEach(() => {
  cleanup();
  expect(unexpected.splice(0)).toEqual([]);
  // React logs each refusal that a room shows in place of its content. happy-dom does not know <search>.
  const isKnown = ([format, what]: readonly unknown[]) =>
    what instanceof CallFailure || `${format}`.startsWith('The tag <%s> is unrecognized in this browser.');
  expect(complaints.mock.calls.filter((complaint) => !isKnown(complaint))).toEqual([]);
});
configure({
  getElementError: (message) => new Error(message ?? ''),
  // Ends only what hangs, also on a busy machine, within vitest's own time.
  asyncUtilTimeout: 30_000,
});

/**
 * Opens a page of the back office with its whole frame, in a document without layout. Only the browser and the server
 * behind the calls are not real. `bodiesOf`: the bodies of the calls of one name that reached the server, in their
 * order.
 */
export async function openOffice(address: string, answers: OfficeAnswers = {}) {
  const asked: { readonly name: OfficeCallName; readonly body: unknown }[] = [];
  globalThis.fetch = (async (path: string, request: RequestInit) => {
    const name = nameOf(path);
    const body: unknown = JSON.parse(`${request.body}`);
    asked.push({ name, body });
    const usual = { officeState, officeToday: nothingToDo, listViews: noViews, officeRecords: { records: [] } };
    const answer = { ...usual, ...answers }[name] as unknown;
    if (answer === undefined) unexpected.push(name);
    return responseOf(typeof answer === 'function' ? await answer(body) : answer);
  }) as typeof fetch;
  window.history.replaceState(null, '', `/admin${address}`);
  const queries = createQueries();
  const router = createOfficeRouter(queries);
  await act(async () => {
    render(<BackOffice queries={queries} router={router} />);
  });
  const bodiesOf = (name: OfficeCallName) => asked.filter((one) => one.name === name).map(({ body }) => body);
  return { page: within(document.body), user: userEvent.setup({ document }), bodiesOf, router, queries };
}

function nameOf(path: string): OfficeCallName {
  const found = Object.entries(officeRoutes).find(([, route]) => route.path === path);
  if (found === undefined) throw new Error(`No call has the address ${path}.`);
  return found[0] as OfficeCallName;
}

function responseOf(answer: unknown): Response {
  if (answer === undefined) return new Response('', { status: 599 });
  if (answer instanceof Blob) return new Response(answer);
  return answer instanceof CallFailure
    ? Response.json(answer.refusal, { status: answer.status })
    : Response.json(answer);
}
