import { type Answer, type Body, CallFailure, type CallName, type Refusal, routes } from '@kontor/contract';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, configure, render, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { call } from '../../src/calls/call.ts';
import { createShop } from '../../src/context/shop-context.ts';
import { createShopRouter } from '../../src/router.ts';
import { navigateInApp } from '../../src/shell/in-app-navigation.ts';
import { frameAnswers, listPageAnswers, productPageAnswers } from './answers.ts';

/**
 * What the shop answers to the calls that a test expects, beside those that every page, every list and every product's
 * page makes (answers.ts). Any other call fails the test.
 */
export type ShopAnswers = {
  readonly [Name in CallName]?: Answered<Name> | ((body: Body<Name>) => Answered<Name> | Promise<Answered<Name>>);
};

type Answered<Name extends CallName> = Answer<Name> | CallFailure;

/** A refusal of the shop. */
export function refused(status: number, code: string, msg: string, more: Partial<Refusal> = {}): CallFailure {
  return new CallFailure(status, { code, msg, ...more });
}

/** The place of an answer, for whoever adds a call to a page. */
const unanswered =
  'calls that nothing answered: give openPage their answers, or testing/answers.ts if each page of a kind makes them';
/** Calls that a test did not expect. */
const unexpected: CallName[] = [];
const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => complaints.mockClear());

// Runs before the next test fills a cart, because a page that is being left may still store typed input.
afterEach(() => {
  cleanup();
  const known = 'The tag <%s> is unrecognized in this browser.'; // happy-dom does not know <search>
  expect(unexpected.splice(0), unanswered).toEqual([]);
  expect(complaints.mock.calls.filter(([format]) => !`${format}`.startsWith(known))).toEqual([]);
});
configure({
  getElementError: (message) => new Error(message ?? ''),
  // Ends only what hangs, also on a busy machine, within vitest's own time.
  asyncUtilTimeout: 30_000,
});

let shown: AnyRouter | null = null;

/**
 * Opens a page of the storefront with its whole frame, in a document without layout. Only the browser and the shop
 * behind the calls are not real. `bodiesOf`: the bodies of the calls of one name that reached the shop, in their order.
 */
export async function openPage(address: string, answers: ShopAnswers) {
  const asked: { readonly name: CallName; readonly body: unknown }[] = [];
  globalThis.fetch = (async (path: string, request: RequestInit) => {
    const name = nameOf(path);
    const body: unknown = JSON.parse(`${request.body}`);
    asked.push({ name, body });
    const answer = { ...frameAnswers, ...listPageAnswers, ...productPageAnswers, ...answers }[name] as unknown;
    if (answer === undefined) unexpected.push(name);
    return responseOf(typeof answer === 'function' ? await answer(body) : answer);
  }) as typeof fetch;
  window.history.replaceState(null, '', address);
  const router = createShopRouter(createShop(call, location.origin));
  follow(router);
  await act(async () => {
    render(<RouterProvider router={router} />, { container: document, baseElement: document });
    await router.load();
  });
  const user = userEvent.setup({ document });
  const bodiesOf = (name: CallName) => asked.filter((one) => one.name === name).map(({ body }) => body);
  return { page: within(document.body), user, bodiesOf };
}

/** Links and forms of every page lead there where the one shown last is. */
function follow(router: AnyRouter): void {
  const isFirst = shown === null;
  shown = router;
  if (!isFirst) return;
  const current = {
    navigate: (to: Parameters<AnyRouter['navigate']>[0]) => shown?.navigate(to),
    preloadRoute: async () => undefined,
  };
  navigateInApp(current as unknown as AnyRouter);
}

function nameOf(path: string): CallName {
  const found = Object.entries(routes).find(([, route]) => route.path === path);
  if (found === undefined) throw new Error(`No call has the address ${path}.`);
  return found[0] as CallName;
}

function responseOf(answer: unknown): Response {
  if (answer === undefined) return new Response('', { status: 599 });
  if (answer instanceof CallFailure) return Response.json(answer.refusal, { status: answer.status });
  return typeof answer === 'string' ? new Response(answer) : Response.json(answer);
}
