import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Answer } from '../api-fault.ts';
import type { Sandbox } from '../sandbox.ts';
import { app } from './paypal-credentials.ts';

interface StoredToken {
  readonly token: string;
  readonly nonce: string;
  readonly expiresAt: number;
}

/** Nine hours, as at PayPal. */
const LIFETIME_S = 32_400;

/** A token is given out again if it is valid for longer than this. */
const REST_S = 600;

/** The tokens of OAuth (PAYMENTS B1). There is one app, so there is one token at a time. */
export class AccessTokens {
  readonly #sandbox: Sandbox;

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
  }

  /** POST /v1/oauth2/token. `authorization`: the header; `form`: the body. Errors have OAuth's shape, not PayPal's. */
  answer(authorization: string | undefined, form: unknown): Answer {
    const [scheme, encoded = ''] = (authorization ?? '').split(' ');
    const credentials = Buffer.from(encoded, 'base64').toString();
    if (scheme?.toLowerCase() !== 'basic' || !isSame(credentials, `${app.clientId}:${app.secret}`)) {
      return refusal(401, 'invalid_client', 'Client Authentication failed');
    }
    const grant = form instanceof URLSearchParams ? form.get('grant_type') : null;
    if (grant === null) return refusal(400, 'unsupported_grant_type', 'Grant Type is NULL');
    if (grant !== 'client_credentials') return refusal(400, 'unsupported_grant_type', 'unsupported grant_type');
    const { token, nonce, expiresAt } = this.#current();
    const scope =
      'https://uri.paypal.com/services/checkout/one-click-with-merchant-issued-token https://uri.paypal.com/services/payments/payment https://uri.paypal.com/services/applications/webhooks';
    return {
      status: 200,
      body: {
        scope,
        access_token: token,
        token_type: 'Bearer',
        app_id: 'APP-KONTORSANDBOX',
        expires_in: Math.floor((expiresAt - this.#sandbox.clock.now()) / 1000),
        nonce,
      },
    };
  }

  /** Whether a header carries a valid token. */
  isValid(authorization: string | undefined): boolean {
    const [scheme, token = ''] = (authorization ?? '').split(' ');
    const stored = this.#sandbox.store.get<StoredToken>('paypal-token', 'current');
    if (!stored || this.#sandbox.clock.now() >= stored.expiresAt) return false;
    return scheme?.toLowerCase() === 'bearer' && isSame(token, stored.token);
  }

  #current(): StoredToken {
    const { store, clock } = this.#sandbox;
    const stored = store.get<StoredToken>('paypal-token', 'current');
    if (stored && stored.expiresAt - clock.now() > REST_S * 1000) return stored;
    const made: StoredToken = {
      token: `A21AA${randomBytes(36).toString('base64url')}`,
      nonce: `${clock.iso()}${randomBytes(16).toString('base64url')}`,
      expiresAt: clock.now() + LIFETIME_S * 1000,
    };
    store.put('paypal-token', 'current', made);
    return made;
  }
}

function refusal(status: number, error: string, description: string): Answer {
  return { status, body: { error, error_description: description } };
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
