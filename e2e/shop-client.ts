import { type Answer, antiForgery, type Body, type CallName, idempotencyHeader, routes } from '@kontor/contract';

/** The answer to a call with any status. */
export interface Answered<Name extends CallName> {
  readonly status: number;
  readonly body: Answer<Name>;
}

/** Calls a shop over HTTP as a browser does, with the anti-forgery token. */
export interface ShopClient {
  call<Name extends CallName>(name: Name, body: Body<Name>, headers?: Record<string, string>): Promise<Answered<Name>>;
}

/** Fetches a token and returns a client for one shop. */
export async function shopClient(url: string): Promise<ShopClient> {
  const cookies = (await fetch(`${url}/shop`)).headers.getSetCookie();
  const token = cookies.find((cookie) => cookie.startsWith(`${antiForgery.cookie}=`))?.split(/[=;]/)[1] ?? '';
  const session = { cookie: `${antiForgery.cookie}=${token}`, [antiForgery.header]: token };
  return {
    async call(name, body, headers = {}) {
      const { method, path } = routes[name];
      const answer = await fetch(url + path, {
        method,
        headers: { 'content-type': 'application/json', ...session, ...headers },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: await answer.json() };
    },
  };
}

const address = { firstName: 'Ada', name: 'Lang', street: 'Gasse 1', zipCode: '1010', city: 'Wien', country: 'AT' };

/**
 * A body for an order that the shop accepts: some pieces of an article, one by default, at the total that the shop
 * calculates.
 */
export async function orderToPlace(client: ShopClient, amount = 1): Promise<Body<'orderFinish'>> {
  const root = (await client.call('categories', {})).body;
  const list = (await client.call('products', { categoryId: root._id, limit: 1 })).body;
  const product = list.products[0];
  const condition = product?.conditions[0];
  if (!product || !condition) throw new Error('The shop has nothing to sell.');
  const [carriers, conditions, options] = await Promise.all([
    client.call('carrier', {}),
    client.call('paymentConditions', {}),
    client.call('orderOptions', {}),
  ]);
  const order = {
    items: [{ product: { _id: product._id }, condition: { _id: condition._id }, amount }],
    ...{ email: 'ada@kunde.example', address, separateShippingAddress: false },
    paymentCondition: conditions.body.data[0]?.name ?? '',
    carrier: carriers.body.data[0] ?? '',
    options: options.body.data.filter(({ mandatory }) => mandatory).map(({ name }) => name),
  };
  const { body } = await client.call('orderCalc', order);
  return { ...order, total: body.total };
}

/** Places an order under a key. */
export function placeOrder(client: ShopClient, order: Body<'orderFinish'>, key: string) {
  return client.call('orderFinish', order, { [idempotencyHeader]: key });
}
