import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { migrate } from './database/opening/migrate.ts';
import { openDatabase } from './database/opening/open-database.ts';
import { endSetup } from './modules/demo-shop/setup.ts';

const folder = mkdtempSync(join(tmpdir(), 'kontor-main-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Starts the shop as an operator does, and stops it if it reports its address. Resolves when it has ended, with its
 * output.
 */
async function start(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const env = { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', ...settings };
  const shop = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { env });
  let said = '';
  for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (text) => (said += text));
  shop.stdout.once('data', () => shop.kill('SIGTERM'));
  const [code] = await once(shop, 'close');
  return { code, said };
}

/** A data folder whose shop is filled already, so that a start goes straight on to listening. */
async function filledFolder(): Promise<string> {
  const dataDir = join(folder, 'filled');
  const database = await openDatabase({ dataDir });
  await migrate(database);
  await database.transaction(endSetup);
  await database.close();
  return dataDir;
}

test('a wrong setting: one sentence that names it', async () => {
  expect(await start({ PORT: 'eighty' })).toEqual({
    code: 1,
    said: 'The setting PORT must be a port number from 0 to 65535.\n',
  });
});

test('a data folder that is none', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { code, said } = await start({ DATA_DIR: file });
  expect([code, said]).toEqual([1, `The shop may not write to ${file}. Set DATA_DIR to a folder it may write to.\n`]);
});

test('a database file that is none', async () => {
  const dataDir = mkdtempSync(join(folder, 'corrupt-'));
  writeFileSync(join(dataDir, 'kontor.sqlite'), 'This is no database. '.repeat(500));
  const { code, said } = await start({ DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(said).toMatch(/^The database file .*kontor\.sqlite cannot be opened \(file is not a database\); check .*\n$/);
});

const canMount = process.getuid?.() === 0 && spawnSync('mount', ['--version']).status === 0;

test.runIf(canMount).each(['16k', '256k', '2m'])('a disk that is full, of %s: one sentence', async (size) => {
  const dataDir = mkdtempSync(join(folder, 'full-'));
  // Where even root may not mount, such as in most containers, the sentence is covered only by its own tests.
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', dataDir]).status !== 0) return;
  try {
    const { code, said } = await start({ DATA_DIR: dataDir, PAYMENT_SANDBOX_PORT: '0' });
    expect([code, said]).toEqual([
      1,
      'The disk is full. Make room where DATA_DIR and the database lie, and start again.\n',
    ]);
  } finally {
    spawnSync('umount', [dataDir]);
  }
});

test('a port in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { code, said } = await start({ DATA_DIR: await filledFolder(), PORT: String(port) });
  other.close();
  expect([code, said]).toEqual([1, `Port ${port} is in use. Set PORT to another one, or end what uses it.\n`]);
});

test('a start behind https says what is missing before orders are taken, in a block of its own', async () => {
  const { code, said } = await start({ DATA_DIR: await filledFolder(), PUBLIC_URL: 'https://traube.example' });
  expect(code).toBe(0);
  expect(said).toMatch(/^Shop +http:\/\/localhost:\d+\/shop\nPublic +https:\/\/traube\.example\/shop\n/);
  const [, block = ''] = /\n\n(═{78}\n[^═]+═{78})\n$/.exec(said) ?? [];
  expect(block.split('\n').slice(1, 6)).toEqual([
    ' DIESER SHOP NIMMT KEINE BESTELLUNGEN AN',
    '',
    ' - Vom Verkäufer fehlt: Name, Straße, Postleitzahl, Ort, Land, E-Mail-Adresse,',
    '   Telefonnummer. Mit „configure“ unter seller eintragen.',
    ' - Es gibt Vorkasse oder Rechnung, aber kein Bankkonto. Mit „configure“ unter',
  ]);
  expect(block.split('\n').at(-2)).toBe(' Alles, was noch fehlt: npm run kontor -- check');
  for (const line of block.split('\n')) expect(line.length).toBeLessThanOrEqual(78);
});

test('a start says where the shop is; SIGTERM ends it in order, and the folder can be copied', async () => {
  const dataDir = await filledFolder();
  const { code, said } = await start({ DATA_DIR: dataDir });
  expect(said).not.toContain('═');
  expect(said).not.toContain('Public');
  expect(said).toMatch(/^Shop +http:\/\/localhost:\d+\/shop\n/);
  expect(code).toBe(0);
  // What lay in the log beside the file is in the file.
  expect(readdirSync(dataDir)).toEqual(['kontor.sqlite', 'payment-sandbox.db']);
});
