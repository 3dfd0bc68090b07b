import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Answer, antiForgery, type Body, type CallName, idempotencyHeader, routes } from '@kontor/contract';
import type { DatabasePlace } from '../../database/opening/open-database.ts';
import type { CommandEnd } from './run-command.ts';

const quietly = '--disable-warning=ExperimentalWarning';

/** For tests: a shop that serves in its own process, as an operator starts it. */
export interface ServingShop {
  call<Name extends CallName>(name: Name, body: Body<Name>, headers?: Record<string, string>): Promise<Answer<Name>>;
  /** Orders one piece of the first article with an idempotency key. */
  order(key: string): Promise<Answer<'orderFinish'>>;
  /** Ends the shop as an operator does (SIGTERM). Resolves with its exit code. */
  stop(): Promise<number | null>;
}

function variables({ dataDir, databaseUrl = '' }: DatabasePlace): NodeJS.ProcessEnv {
  const place = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, PORT: '0', PAYMENT_SANDBOX_PORT: '0' };
  return { ...process.env, NODE_ENV: 'production', RATE_LIMITS: 'off', LOG_LEVEL: 'warn', ...place };
}

/** For tests: starts a shop and waits until it serves. */
export async function serve(place: DatabasePlace): Promise<ServingShop> {
  const program = join(import.meta.dirname, '../../main.ts');
  const shop = spawn(process.execPath, [quietly, program], { env: variables(place) });
  const kill = () => shop.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(shop, 'exit').finally(() => process.off('exit', kill));
  let said = '';
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [shop.stdout, shop.stderr]) {
      stream.on('data', (text) => {
        said += text;
        const [, found] = /^Shop +(http:\S+)\/shop$/m.exec(said) ?? [];
        if (found !== undefined) resolve(found);
      });
    }
    ended.then(() => reject(new Error(`The shop ended:\n${said}`)), reject);
  });
  const call = await caller(await address);
  const cart = await cartOf(call);
  return {
    call,
    order: (key) => call('orderFinish', cart, { [idempotencyHeader]: key }),
    async stop() {
      shop.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}

async function caller(origin: string): Promise<ServingShop['call']> {
  const cookies = (await fetch(`${origin}/shop`)).headers.getSetCookie();
  const token = cookies.find((cookie) => cookie.startsWith(`${antiForgery.cookie}=`))?.split(/[=;]/)[1] ?? '';
  const session = { cookie: `${antiForgery.cookie}=${token}`, [antiForgery.header]: token };
  return async <Name extends CallName>(name: Name, body: Body<Name>, headers = {}): Promise<Answer<Name>> => {
    const { method, path } = routes[name];
    const answer = await fetch(origin + path, {
      method,
      headers: { 'content-type': 'application/json', ...session, ...headers },
      body: JSON.stringify(body),
    });
    const content = (await answer.json()) as Answer<Name>;
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${JSON.stringify(content)}`);
    return content;
  };
}

async function cartOf(call: ServingShop['call']): Promise<Body<'orderFinish'>> {
  const root = await call('categories', {});
  const { products } = await call('products', { categoryId: root._id, limit: 1 });
  const [product] = products;
  const condition = product?.conditions[0];
  if (!product || !condition) throw new Error('The shop has nothing to sell.');
  const [carriers, conditions, options] = await Promise.all([
    call('carrier', {}),
    call('paymentConditions', {}),
    call('orderOptions', {}),
  ]);
  const address = { firstName: 'Ada', name: 'Lang', street: 'Gasse 1', zipCode: '1010', city: 'Wien', country: 'AT' };
  const order = {
    items: [{ product: { _id: product._id }, condition: { _id: condition._id }, amount: 1 }],
    ...{ email: 'ada@kunde.example', address, separateShippingAddress: false },
    paymentCondition: conditions.data[0]?.name ?? '',
    carrier: carriers.data[0] ?? '',
    options: options.data.filter(({ mandatory }) => mandatory).map(({ name }) => name),
  };
  const { total } = await call('orderCalc', order);
  return { ...order, total };
}

/** For tests: runs `kontor …` as an operator does, without blocking this process. */
export async function runBeside(place: DatabasePlace, parameters: readonly string[]): Promise<CommandEnd> {
  const program = join(import.meta.dirname, '../kontor.ts');
  const command = spawn(process.execPath, [quietly, program, ...parameters], { env: variables(place) });
  const said = { out: '', err: '' };
  command.stdout.on('data', (text) => (said.out += text));
  command.stderr.on('data', (text) => (said.err += text));
  const [status] = await once(command, 'close');
  return { status, ...said };
}
