import { type KeyObject, X509Certificate } from 'node:crypto';
import type { Clock } from '../../../../clock.ts';
import { requestText } from '../http.ts';
import type { WebhookRefusal } from './webhook-refusal.ts';

/** Finds the signer of a message. */
export interface PaypalCertificates {
  /** The public key of the certificate at an address. It is fetched once. Its validity is checked at each use. */
  signer(address: string): Promise<{ readonly ok: true; readonly publicKey: KeyObject } | WebhookRefusal>;
}

/**
 * Most certificates that are kept (PayPal has one or two at a time) and that are fetched at the same time. Both are
 * limited, because strangers can send any address.
 */
const most = { kept: 8, fetching: 4 };
/** Time limit in milliseconds for a certificate. It is short, because PayPal waits for our answer. */
const timeLimit = 8000;
/** Minimum length in bits by RFC 8301 3.2. PayPal's certificates have this length. */
const shortestKey = 2048;

/**
 * The certificates of PayPal's messages (PAYMENTS B6). An address is accepted if it is one of PayPal's own for
 * certificates (https://api.paypal.com/v1/notifications/certs/…), or has exactly the configured origin of the sandbox.
 *
 * A certificate must be valid now, have an RSA key of at least 2048 bits and, from PayPal, the common name of PayPal's
 * signers. Its chain to an authority and its revocation are not checked. It comes without redirects from PayPal's own
 * host, whose name and certificate TLS has verified. Somebody who could replace it there could also sign.
 */
export function createPaypalCertificates({
  sandboxOrigin,
  clock,
  request = requestText,
}: {
  /** Scheme, host and port, such as http://127.0.0.1:3001; missing with the real PayPal. */
  readonly sandboxOrigin?: string;
  readonly clock: Clock;
  /** Sends the request; tests pass one without a network. */
  readonly request?: typeof requestText;
}): PaypalCertificates {
  const kept = new Map<string, X509Certificate>();
  const fetching = new Map<string, Promise<X509Certificate | WebhookRefusal>>();

  async function fetchOnce(address: string): Promise<X509Certificate | WebhookRefusal> {
    if (!fetching.has(address) && fetching.size >= most.fetching) return refused('certificate-unavailable');
    const certificate =
      fetching.get(address) ?? fetchCertificate(address, request).finally(() => fetching.delete(address));
    fetching.set(address, certificate);
    return certificate;
  }

  function keep(address: string, certificate: X509Certificate): void {
    kept.set(address, certificate);
    const [oldest] = kept.keys();
    if (kept.size > most.kept && oldest !== undefined) kept.delete(oldest);
  }

  return {
    async signer(address) {
      const source = sourceOf(address, sandboxOrigin);
      if (source === null) return refused('foreign-certificate');
      const certificate = kept.get(address) ?? (await fetchOnce(address));
      if (!(certificate instanceof X509Certificate)) return certificate;
      if (!isUsable(certificate, clock())) return refused('certificate-invalid');
      if (source === 'paypal' && !isPaypals(certificate)) return refused('certificate-invalid');
      keep(address, certificate);
      return { ok: true, publicKey: certificate.publicKey };
    },
  };
}

/**
 * The owner of an address; null for a stranger's. An address with a port, a user or a rewritten path is not PayPal's.
 */
function sourceOf(address: string, sandboxOrigin: string | undefined): 'paypal' | 'sandbox' | null {
  const url = URL.parse(address);
  if (url?.href !== address || !/^\/v1\/notifications\/certs\/[\w-]{1,100}$/.test(url.pathname)) return null;
  if (url.username !== '' || url.search !== '' || url.hash !== '') return null;
  if (url.origin === sandboxOrigin) return 'sandbox';
  return url.protocol === 'https:' && url.port === '' && isPaypalName(url.hostname) ? 'paypal' : null;
}

function isPaypalName(name: string): boolean {
  return name.endsWith('.paypal.com');
}

/** The rule of PayPal's own Java SDK (SSLUtil): messageverificationcerts.paypal.com, or .sandbox.paypal.com. */
function isPaypals({ subject }: X509Certificate): boolean {
  return subject.split('\n').some((part) => /^CN=messageverificationcerts\.([\w-]+\.)*paypal\.com$/.test(part));
}

function isUsable({ validFromDate, validToDate, publicKey }: X509Certificate, now: number): boolean {
  const isInTime = validFromDate.getTime() <= now && now <= validToDate.getTime();
  const { asymmetricKeyType, asymmetricKeyDetails } = publicKey;
  return isInTime && asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= shortestKey;
}

async function fetchCertificate(
  address: string,
  request: typeof requestText,
): Promise<X509Certificate | WebhookRefusal> {
  const answer = await request({ method: 'GET', url: address, headers: {}, timeLimit });
  if (!answer.ok || answer.status !== 200) return refused('certificate-unavailable');
  try {
    return new X509Certificate(answer.text); // only the first certificate of the file, which is the signer's own
  } catch {
    return refused('certificate-invalid');
  }
}

function refused(code: WebhookRefusal['code']): WebhookRefusal {
  return { ok: false, code };
}
