import {
  type Answer,
  antiForgery,
  antiForgeryTokenIn,
  type Body,
  CallFailure,
  type CallName,
  type CallShop,
  idempotencyHeader,
  routes,
} from '@kontor/contract';
import { failureTexts } from '../texts/failure.de.ts';
import { type RefusalBody, refusalOfResponse } from './refusal-of-response.ts';

/** Calls the shop from a browser (SPEC §7). The contract defines the names of the calls and their bodies. */
export const call: CallShop = (name, body) => callWith(name, body, {});

/** A call that is aborted, and rejects, when the signal fires. */
export function callUntil<Name extends CallName>(
  signal: AbortSignal,
  name: Name,
  body: Body<Name>,
): Promise<Answer<Name>> {
  return callWith(name, body, {}, signal);
}

/** order/finish with the key that makes a repeated attempt the same order (CONTRACT §5). */
export function placeOrder(body: Body<'orderFinish'>, key: string): Promise<Answer<'orderFinish'>> {
  return callWith('orderFinish', body, { [idempotencyHeader]: key });
}

/** A call whose answer is not waited for: it is sent even while the page is being left. */
export function callOnLeaving<Name extends CallName>(name: Name, body: Body<Name>): Promise<Answer<Name>> {
  return callWith(name, body, {}, null, true);
}

async function callWith<Name extends CallName>(
  name: Name,
  body: Body<Name>,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal | null = null,
  keepalive = false,
): Promise<Answer<Name>> {
  const send = () => post(name, { headers, signal, keepalive, body: JSON.stringify(body) });
  let response = await send();
  let refusal = response.ok ? null : await refusalOf(response);
  if (refusal?.code === 'csrf') {
    // The refusal has set a new cookie: a cached page may be older than its token. So the call is repeated once.
    response = await send();
    refusal = response.ok ? null : await refusalOf(response);
  }
  if (refusal !== null) throw new CallFailure(response.status, refusal);
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const answer: unknown = isJson ? await response.json() : await response.text();
  return answer as Answer<Name>;
}

async function post(name: CallName, { headers, ...request }: RequestInit): Promise<Response> {
  const { method, path } = routes[name];
  try {
    return await fetch(path, {
      ...request,
      method,
      headers: {
        'Content-Type': 'application/json',
        [antiForgery.header]: antiForgeryTokenIn(document.cookie),
        ...headers,
      },
    });
  } catch {
    throw new CallFailure(0, { code: 'network', msg: failureTexts.network });
  }
}

async function refusalOf(response: Response): Promise<RefusalBody> {
  return refusalOfResponse(response.status, await response.text().catch(() => ''));
}
