import { createHash } from 'node:crypto';
import { type BodyEncoding, ReadyBody } from '../http/ready-body.ts';

/** A rendered page that can be sent any number of times. */
export class ReadyPage {
  readonly status: number;
  readonly policy: string;
  readonly body: ReadyBody;
  readonly #hash: string;

  constructor(status: number, html: string, policy: string) {
    this.status = status;
    this.policy = policy;
    this.body = new ReadyBody(Buffer.from(html));
    this.#hash = createHash('sha256').update(this.body.bytes).update(policy).digest('base64url').slice(0, 22);
  }

  /** Its maximum size in memory, in bytes. */
  get size(): number {
    return this.body.size;
  }

  /** The strong ETag of an encoding. Each encoding has its own. */
  etag(encoding: BodyEncoding): string {
    return `"${this.#hash}-${encoding}"`;
  }
}
