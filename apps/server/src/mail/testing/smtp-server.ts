import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** For tests: a mail server that records what it receives. */
export interface TestSmtpServer {
  readonly url: string;
  /** Raw mails with the recipients of their envelope. */
  readonly received: { readonly to: readonly string[]; readonly raw: Buffer }[];
  /** The senders of the mails that were begun, recorded at `MAIL FROM`. */
  readonly begun: string[];
  /** Replies to the next mails after their data, such as `450 later`; if empty, mails are accepted. */
  readonly refusals: { responseCode: number; message: string }[];
  /** Replies to the next recipients, before any data. */
  readonly refusedRecipients: { responseCode: number; message: string }[];
  close(): Promise<void>;
}

/**
 * For tests: starts a mail server on this machine, on a free port or a given one. It accepts mail from anybody, or only
 * after a login if a password is given. It greets and accepts mails when these promises resolve.
 */
export async function startSmtpServer({
  port = 0,
  password,
  greets = Promise.resolve(),
  takes = Promise.resolve(),
}: {
  readonly port?: number;
  readonly password?: string;
  readonly greets?: Promise<void>;
  readonly takes?: Promise<void>;
} = {}): Promise<TestSmtpServer> {
  const begun: string[] = [];
  const received: TestSmtpServer['received'] = [];
  const refusals: TestSmtpServer['refusals'] = [];
  const refusedRecipients: TestSmtpServer['refusedRecipients'] = [];
  const asError = (refusal: TestSmtpServer['refusals'][number] | undefined) =>
    refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.responseCode });
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    onAuth: (sent, _session, done) =>
      sent.password === password ? done(null, { user: sent.username }) : done(new Error('Invalid login')),
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => void greets.then(() => done()),
    onMailFrom({ address }, _session, done) {
      begun.push(address);
      done();
    },
    onRcptTo: (_address, _session, done) => done(asError(refusedRecipients.shift())),
    async onData(stream, { envelope }, done) {
      const raw = await buffer(stream);
      await takes;
      received.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
      done(asError(refusals.shift()));
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    begun,
    received,
    refusals,
    refusedRecipients,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
