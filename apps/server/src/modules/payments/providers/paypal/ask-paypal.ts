import type { ProviderResult } from '@kontor/domain';
import { type ProviderAnswer, requestJson } from '../http.ts';
import type { AccessToken, PaypalAccess } from './access-token.ts';
import { oddAnswer, paypalRefusal } from './errors.ts';

interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly key?: string;
  readonly body?: object;
}

/** Makes a call and checks the shape of its answer. An answer of an unexpected shape is `unknown`. */
type Ask = <Answer>(
  call: Call,
  shape: { Check(value: unknown): value is Answer },
) => Promise<ProviderResult<{ readonly answer: Answer }>>;

/** The function that makes calls with one access. A token that PayPal refuses is replaced once per call. */
export function askPaypal(access: PaypalAccess, accessToken: AccessToken): Ask {
  async function send(call: Call, token: string): Promise<ProviderResult<ProviderAnswer>> {
    const { method, path, key, body } = call;
    const headers = {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      // the default, `minimal`, has neither captures nor amounts
      prefer: 'return=representation',
      ...(body && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'paypal-request-id': key }),
    };
    const url = `${access.apiBase}${path}`;
    return requestJson({
      method,
      url,
      headers,
      timeLimit: access.timeLimit,
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  async function sendAuthorized(call: Call): Promise<ProviderResult<ProviderAnswer>> {
    const first = await accessToken.get();
    if (!first.ok) return first;
    const answer = await send(call, first.token);
    if (!wasTokenRefused(answer)) return answer;
    accessToken.drop(first.token);
    const second = await accessToken.get();
    return second.ok ? send(call, second.token) : second;
  }

  return async (call, shape) => {
    const about = `PayPal ${call.method} ${call.path}`;
    const answer = await sendAuthorized(call);
    if (!answer.ok) return answer;
    if (answer.status >= 300) return paypalRefusal(answer, about);
    return shape.Check(answer.body)
      ? { ok: true, answer: answer.body }
      : oddAnswer(about, `status ${answer.status}, not of the expected shape`, answer.status);
  };
}

/** Whether PayPal refused the token: by 401, also if the answer is not JSON. */
function wasTokenRefused(answer: ProviderResult<ProviderAnswer>): boolean {
  return answer.ok ? answer.status === 401 : answer.code === 'http-401';
}
