import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Encodings that pages are sent in, best first. */
export type PageEncoding = 'br' | 'gzip' | 'identity';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
/** Good enough for HTML at a fraction of the time that the best level takes. */
const brotliLevel = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * A rendered page, ready to be sent any number of times: compressed once per encoding, when that encoding is first
 * wanted.
 */
export class ReadyPage {
  readonly status: number;
  readonly policy: string;
  readonly #html: Buffer;
  readonly #hash: string;
  readonly #encoded = new Map<PageEncoding, Promise<Buffer>>();

  constructor(status: number, html: string, policy: string) {
    this.status = status;
    this.policy = policy;
    this.#html = Buffer.from(html);
    this.#hash = createHash('sha256').update(this.#html).update(policy).digest('base64url').slice(0, 22);
  }

  /** What it takes in memory at most, in bytes. */
  get size(): number {
    return Math.ceil(this.#html.length * 1.5);
  }

  /** A strong validator: another one for each encoding. */
  etag(encoding: PageEncoding): string {
    return `"${this.#hash}-${encoding}"`;
  }

  /** The body in an encoding. */
  body(encoding: PageEncoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const body = this.#encode(encoding);
    this.#encoded.set(encoding, body);
    return body;
  }

  async #encode(encoding: PageEncoding): Promise<Buffer> {
    if (encoding === 'identity') return this.#html;
    return encoding === 'br' ? compress.br(this.#html, brotliLevel) : compress.gzip(this.#html);
  }
}

/** The best encoding that a client says it takes. */
export function pageEncoding(accepted: string | undefined): PageEncoding {
  const names = (accepted ?? '').split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
  });
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}
