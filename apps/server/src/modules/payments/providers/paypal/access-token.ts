import type { ProviderFailure, ProviderResult } from '@kontor/domain';
import { Compile } from 'typebox/compile';
import type { Clock } from '../../../../clock.ts';
import { nothingAsked } from '../check-failure.ts';
import { requestJson } from '../http.ts';
import { PaypalToken } from './answers.ts';
import { oddAnswer, paypalRefusal } from './errors.ts';

/** Where PayPal is, and who we are there. */
export interface PaypalAccess {
  /** Scheme and host: `https://api-m.paypal.com`. */
  readonly apiBase: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly clock: Clock;
  /** Milliseconds until an answer must be there. */
  readonly timeLimit: number;
}

/** The bearer token of all calls (PAYMENTS B1). */
export interface AccessToken {
  /** The one we hold, or a new one. However many ask, it is fetched once. */
  get(): Promise<ProviderResult<{ readonly token: string }>>;
  /** A new one, which shows whether the credentials are right. */
  renew(): Promise<ProviderResult<{ readonly token: string }>>;
  /** PayPal refused this one: it is not used again. */
  drop(token: string): void;
}

/** Milliseconds before its end in which a token is not used any more: it has to live through a call. */
const reserve = 60_000;

const tokenAnswer = Compile(PaypalToken);

/** The token of an access; nothing is fetched before it is asked for. */
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

/** Without a token nothing else was asked for: whatever goes wrong here is `unavailable`. */
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

/** OAuth has words of its own for it ({error: "invalid_client"}); we use those of PayPal's other calls. */
function credentialsWrong(about: string): ProviderFailure {
  const reason = `${about}: the credentials were refused`;
  return { ok: false, kind: 'unavailable', code: 'AUTHENTICATION_FAILURE', reason };
}
