import { CallFailure, type CallName, type CallShop, type Refusal } from '@kontor/contract';
import { refused } from '../http/refused.ts';
import type { BodyHandlers } from '../http/register-calls.ts';
import { isRefused, refusalBody } from '../http/send-refusal.ts';
import type { Viewer } from '../http/viewer.ts';

/**
 * Makes the calls of a page for its visitor within the process: by the handlers of the HTTP routes, without HTTP. A
 * refusal becomes the failure that a browser would get. Only calls that pages make while they are rendered are
 * available.
 */
export function pageCalls<Names extends CallName>(handlers: BodyHandlers<Names>, viewer: Viewer | null): CallShop {
  return (async (name: Names, body: never) => {
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    const answer = handler === undefined ? refused(404, 'not-found') : await handler({ body, viewer });
    if (!isRefused(answer)) return answer;
    throw new CallFailure(answer.status, refusalBody(answer) as unknown as Refusal & Record<string, unknown>);
  }) as CallShop;
}
