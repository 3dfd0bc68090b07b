import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { antiForgery } from '@kontor/contract';
import { describe, expect, type TestContext, test } from 'vitest';
import { type DatabasePlace, openDatabase } from './database/opening/open-database.ts';
import { describeOnBothEngines, newFolder } from './database/testing/databases.ts';
import { eventually } from './database/testing/waiting.ts';
import { idleAfter } from './http/orderly-close.ts';
import { endSetup } from './modules/demo-shop/setup.ts';

function startProcess({ dataDir, databaseUrl = '' }: DatabasePlace, { onTestFinished }: TestContext): ChildProcess {
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    DATABASE_URL: databaseUrl,
    SMTP_URL: '',
  };
  const shop = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void shop.kill('SIGKILL'));
  return shop;
}

/**
 * Starts a shop without a catalogue as a process of its own. Resolves when it listens. `place`: all tables, no rows.
 */
async function serve(place: DatabasePlace, context: TestContext): Promise<{ shop: ChildProcess; port: number }> {
  const database = await openDatabase(place);
  await database.transaction(endSetup);
  await database.close();
  const shop = startProcess(place, context);
  const [said] = await once(shop.stdout as NodeJS.ReadableStream, 'data');
  return { shop, port: Number(/localhost:(\d+)/.exec(String(said))?.[1]) };
}

interface Answer {
  readonly status: number | undefined;
  readonly connection: string | undefined;
}

/** One request on a connection that is kept; rejects when the connection ends before the answer. */
function ask(port: number, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, agent, path: '/livez' }, (answer) => {
      answer.resume().on('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection }));
    })
      .on('error', reject)
      .end();
  });
}

/** A client that asks again and again on one connection. Its answers, once it is told that the connection ends. */
interface BusyClient {
  readonly answers: Answer[];
  /** False: a starved machine let it be silent for so long that its connection was closed as an idle one. */
  readonly wasTold: Promise<boolean>;
}

function askUntilTold(port: number, pause: number): BusyClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers: Answer[] = [];
  async function goOn(): Promise<boolean> {
    let askedAt = performance.now();
    while (answers.at(-1)?.connection !== 'close') {
      const silent = performance.now() - askedAt;
      askedAt = performance.now();
      const answer = await ask(port, agent).catch((error: unknown) => {
        if (silent < idleAfter) throw error;
        return null;
      });
      if (answer === null) return false;
      answers.push(answer);
      await sleep(pause);
    }
    agent.destroy();
    return true;
  }
  return { answers, wasTold: goOn() };
}

/** Opens a connection, sends a text, and returns the answer. */
function speak(port: number, words: string): { socket: Socket; heard: () => string; ended: Promise<unknown> } {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (bytes) => (heard += bytes)).on('error', () => undefined);
  socket.write(words);
  return { socket, heard: () => heard, ended: once(socket, 'close') };
}

/** A call whose body comes later. */
function callOf(length: number): string {
  const lines = ['POST /api/shop/master/products HTTP/1.1', 'Host: shop', 'Content-Type: application/json'];
  lines.push(`Cookie: ${antiForgery.cookie}=t`, `${antiForgery.header}: t`, `Content-Length: ${length}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** Sends a text one sign after the other. */
async function drip(socket: Socket, text: string, pause: number): Promise<void> {
  for (const sign of text) {
    if (socket.destroyed) return;
    socket.write(sign);
    await sleep(pause);
  }
}

// At the same time: the endless connections let each take ten seconds.
describe.concurrent('on a signal to end', () => {
  describeOnBothEngines('a shop', ({ place }) => {
    test('answers running requests, closes idle connections, cuts endless ones, and ends in time', {
      timeout: 60_000,
    }, async (context) => {
      const { shop, port } = await serve(await place(), context);
      const busy = [0, 5, 50, 200].map((pause) => askUntilTold(port, pause));
      const idle = speak(port, 'GET /livez HTTP/1.1\r\nHost: shop\r\n\r\n');
      const silent = speak(port, '');
      const body = '{"categoryId":"shop"}';
      const slow = speak(port, callOf(body.length));
      const stalled = speak(port, `${callOf(body.length)}{"cat`);
      const dripping = speak(port, callOf(100_000));
      void drip(dripping.socket, ' '.repeat(1000), 100);
      await eventually(() => {
        expect(idle.heard()).toContain('{"ok":true}');
        for (const { answers } of busy) expect(answers.length).toBeGreaterThan(1);
      });

      const signalled = performance.now();
      const exited = once(shop, 'exit');
      shop.kill('SIGTERM');
      await sleep(100);
      shop.kill('SIGTERM');
      shop.kill('SIGINT');
      await drip(slow.socket, body, 100);
      await Promise.all([slow.ended, idle.ended, silent.ended]);
      expect(shop.exitCode).toBe(null);
      expect(slow.heard()).toMatch(
        /^HTTP\/1.1 200 [\s\S]*connection: close[\s\S]*"count":0,"attributeCounts":\{\},[\s\S]*"reducedCount":0\}$/,
      );
      expect(idle.heard()).toMatch(/^HTTP\/1.1 200 [\s\S]*\{"ok":true\}$/);

      for (const { answers, wasTold } of busy) {
        const told = (await wasTold) ? 1 : 0;
        expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
        expect(answers.filter(({ connection }) => connection === 'close')).toHaveLength(told);
      }
      await Promise.all([stalled.ended, dripping.ended]);
      expect(await exited).toEqual([0, null]);
      expect(performance.now() - signalled).toBeLessThan(11_000);
      expect([stalled.heard(), dripping.heard()]).toEqual(['', '']);
    });
  });
});

test('on a signal to end during the start, it ends at once', { timeout: 60_000 }, async (context) => {
  const dataDir = newFolder();
  const shop = startProcess({ dataDir }, context);
  let said = '';
  shop.stdout?.on('data', (text) => (said += text));
  await eventually(() => expect(existsSync(join(dataDir, 'kontor.sqlite'))).toBe(true));
  shop.kill('SIGTERM');
  expect(await once(shop, 'exit')).toEqual([0, null]);
  expect(said).toBe('');
});
