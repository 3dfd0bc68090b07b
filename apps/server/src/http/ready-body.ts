import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Encodings of bodies, best first. */
export type BodyEncoding = 'br' | 'gzip' | 'identity';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * The body of an answer that can be sent any number of times. It is compressed once per encoding, when that is first
 * requested.
 */
export class ReadyBody {
  readonly bytes: Buffer;
  readonly #brotliLevel: number;
  readonly #encoded = new Map<BodyEncoding, Promise<Buffer>>();

  /** `brotliLevel`: 0 to 11. From 6 on it takes several times as long for little gain. */
  constructor(bytes: Buffer, brotliLevel = 5) {
    this.bytes = bytes;
    this.#brotliLevel = brotliLevel;
  }

  /** Its maximum size in memory, in bytes. */
  get size(): number {
    return Math.ceil(this.bytes.length * 1.5);
  }

  /** The body in an encoding. */
  in(encoding: BodyEncoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const body = this.#encode(encoding);
    this.#encoded.set(encoding, body);
    return body;
  }

  async #encode(encoding: BodyEncoding): Promise<Buffer> {
    if (encoding === 'identity') return this.bytes;
    if (encoding === 'gzip') return compress.gzip(this.bytes);
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    const params = { [BROTLI_PARAM_QUALITY]: this.#brotliLevel, [BROTLI_PARAM_SIZE_HINT]: this.bytes.length };
    return compress.br(this.bytes, { params });
  }
}

/** The best encoding that a client accepts. */
export function acceptedEncoding(accepted: string | undefined): BodyEncoding {
  const names = (accepted ?? '').split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
  });
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}
