import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** For tests: a mail server and what it was given. */
export interface TestSmtpServer {
  readonly url: string;
  /** Raw mails with the recipients of their envelope. */
  readonly received: { readonly to: readonly string[]; readonly raw: Buffer }[];
  /** Answers to the next mails after their data have come, such as `450 later`; none: accepted. */
  readonly refusals: { responseCode: number; message: string }[];
  close(): Promise<void>;
}

/** For tests: starts a mail server on a free port of this machine. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const received: TestSmtpServer['received'] = [];
  const refusals: TestSmtpServer['refusals'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, done) {
      const raw = await buffer(stream);
      received.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
      const refusal = refusals.shift();
      done(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.responseCode }));
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refusals,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
