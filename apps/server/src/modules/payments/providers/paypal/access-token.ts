import type { ProviderFailure, ProviderResult } from '@kontor/domain';
import { Compile } from 'typebox/compile';
import type { Clock } from '../../../../clock.ts';
import { nothingAsked } from '../check-failure.ts';
import { requestJson } from '../http.ts';
import { PaypalToken } from './answers.ts';
import { oddAnswer, paypalRefusal } from './errors.ts';

/** PayPal's address and the shop's credentials. */
export interface PaypalAccess {
  /** Scheme and host: `https://api-m.paypal.com`. */
  readonly apiBase: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly clock: Clock;
  /** Time limit in milliseconds for an answer. */
  readonly timeLimit: number;
}

/** The bearer token of all calls (PAYMENTS B1). */
export interface AccessToken {
  /** The current token, or a new one. Simultaneous callers share one request. */
  get(): Promise<ProviderResult<{ readonly token: string }>>;
  /** A new token. The request shows whether the credentials are right. */
  renew(): Promise<ProviderResult<{ readonly token: string }>>;
  /** Forgets a token that PayPal refused. */
  drop(token: string): void;
}

/** Milliseconds before its end in which a token is no longer used, because it has to stay valid during a call. */
const reserve = 60_000;

const tokenAnswer = Compile(PaypalToken);

/** The token for one access. It is fetched on the first use. */
export function createAccessToken(access: PaypalAccess): AccessToken {
  let kept: { readonly token: string; readonly until: number } | null = null;
  let fetching: Promise<ProviderResult<{ readonly token: string }>> | null = null;

  async function fetchToken(): Promise<ProviderResult<{ readonly token: string }>> {
    const asked = access.clock();
    const answer = await requestToken(access);
    if (answer.ok) kept = { token: answer.token, until: asked + answer.seconds * 1000 - reserve };
    return answer;
  }

  function renew(): Promise<ProviderResult<{ readonly token: string }>> {
    fetching ??= fetchToken().finally(() => {
      fetching = null;
    });
    return fetching;
  }

  return {
    get: async () => (kept && access.clock() < kept.until ? { ok: true, token: kept.token } : renew()),
    renew,
    drop(token) {
      if (kept?.token === token) kept = null;
    },
  };
}

/** Every failure here is `unavailable`: without a token no other request was sent. */
async function requestToken({
  apiBase,
  clientId,
  clientSecret,
  timeLimit,
}: PaypalAccess): Promise<ProviderResult<{ readonly token: string; readonly seconds: number }>> {
  const about = 'PayPal token';
  const answer = await requestJson({
    method: 'POST',
    url: `${apiBase}/v1/oauth2/token`,
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    },
    body: 'grant_type=client_credentials',
    timeLimit,
  });
  if (!answer.ok) return nothingAsked(answer);
  if (answer.status === 401) return credentialsWrong(about);
  if (answer.status !== 200) return nothingAsked(paypalRefusal(answer, about));
  if (!tokenAnswer.Check(answer.body)) return nothingAsked(oddAnswer(about, 'no token'));
  return { ok: true, token: answer.body.access_token, seconds: answer.body.expires_in };
}

/** OAuth uses its own error word ({error: "invalid_client"}). We use the word of PayPal's other calls. */
function credentialsWrong(about: string): ProviderFailure {
  const reason = `${about}: the credentials were refused`;
  return { ok: false, kind: 'unavailable', code: 'AUTHENTICATION_FAILURE', reason };
}
