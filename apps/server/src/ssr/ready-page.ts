import { createHash } from 'node:crypto';
import { ReadyBody } from '../http/ready-body.ts';

/** A rendered page that can be sent any number of times. */
export class ReadyPage {
  readonly status: number;
  readonly policy: string;
  readonly body: ReadyBody;
  /** It is weak, since a body that is requested again is compressed better. */
  readonly etag: string;

  constructor(status: number, html: string, policy: string) {
    this.status = status;
    this.policy = policy;
    this.body = new ReadyBody(Buffer.from(html));
    const hash = createHash('sha256').update(this.body.bytes).update(policy).digest('base64url').slice(0, 22);
    this.etag = `W/"${hash}"`;
  }

  /** Its maximum size in memory, in bytes. */
  get size(): number {
    return this.body.size;
  }
}
