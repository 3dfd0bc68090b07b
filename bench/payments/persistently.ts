import { setTimeout as sleep } from 'node:timers/promises';

/** Repeats a call until it is answered, as a browser does until a killed shop is back. */
export async function persistently<Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await ask().catch(() => null);
    if (answer !== null && answer.status !== 502 && answer.status !== 503) return answer;
    if (answer !== null && tries > 5) return answer;
    await sleep(100);
  }
  throw new Error('The shop did not come back.');
}
