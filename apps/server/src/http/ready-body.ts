import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Encodings of bodies, best first. */
export type BodyEncoding = 'br' | 'gzip' | 'identity';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * Brotli's levels, 0 to 11, for the first request and for all others. Most bodies are requested only once, and level 3
 * takes less than half as long as level 5 for a seventh more bytes. From 6 on it takes several times as long for little
 * gain.
 */
const brotliLevels = { first: 3, again: 5 };

/**
 * The body of an answer that can be sent any number of times. It is compressed when an encoding is first requested, and
 * with Brotli once more, and better, when it is requested again.
 */
export class ReadyBody {
  readonly bytes: Buffer;
  #wasBrotliSent = false;
  readonly #encoded = new Map<BodyEncoding, Promise<Buffer>>();

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  /** Its maximum size in memory, in bytes. */
  get size(): number {
    return Math.ceil(this.bytes.length * 1.5);
  }

  /** The body in an encoding. */
  in(encoding: BodyEncoding): Promise<Buffer> {
    if (encoding === 'br' && !this.#wasBrotliSent) {
      this.#wasBrotliSent = true;
      return this.#brotli(brotliLevels.first);
    }
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const body = this.#encode(encoding);
    this.#encoded.set(encoding, body);
    return body;
  }

  async #encode(encoding: BodyEncoding): Promise<Buffer> {
    if (encoding === 'identity') return this.bytes;
    return encoding === 'gzip' ? compress.gzip(this.bytes) : this.#brotli(brotliLevels.again);
  }

  #brotli(level: number): Promise<Buffer> {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    return compress.br(this.bytes, {
      params: { [BROTLI_PARAM_QUALITY]: level, [BROTLI_PARAM_SIZE_HINT]: this.bytes.length },
    });
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
