import { afterEach, describe, expect, test } from 'vitest';
import { emptyCart } from '../cart/cart.ts';
import { cartAfterOrder, changeAmount, removeItem } from '../cart/change-cart.ts';
import { sampleCart, sampleKey, sampleLine } from '../cart/testing/sample-cart.ts';
import { keepInSession } from './session-value.ts';
import { cartVersion, readCart } from './stored-cart.ts';
import { keepTabsInStep } from './tabs-in-step.ts';

const hammer = sampleLine('h1', 2);
const saw = sampleLine('s1', 1);
const open: BroadcastChannel[] = [];
let channelName = 0;
let keys = 0;

afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
  channelName += 1;
});

/** A tab of this browser with its own storage, recording all its messages. */
function openTab(entries = new Map<string, string>()) {
  const channel = new BroadcastChannel(`tabs-in-step.test ${channelName}`);
  const said: unknown[] = [];
  open.push(channel);
  keys += 1;
  const key = `0b9f3a52-7c1d-4e6f-8a2b-${String(keys).padStart(12, '0')}`;
  const storage = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => void entries.set(name, text),
  };
  const keeping = { key: 'cart', version: cartVersion, read: readCart, fresh: () => emptyCart(key) };
  const cart = keepTabsInStep(
    keepInSession(storage, keeping),
    {
      addEventListener: channel.addEventListener.bind(channel) as BroadcastChannel['addEventListener'],
      postMessage: (message) => {
        said.push(message);
        channel.postMessage(message);
      },
    },
    keeping,
  );
  return { cart, channel, said, entries };
}

/** Waits until no tab has sent a message for a while. */
async function quiet(...tabs: ReturnType<typeof openTab>[]) {
  const saidByAll = () => tabs.reduce((sum, tab) => sum + tab.said.length, 0);
  for (let silent = 0; silent < 3; ) {
    const before = saidByAll();
    await new Promise((wake) => setTimeout(wake, 10));
    silent = saidByAll() === before ? silent + 1 : 0;
  }
}

describe('one cart in several tabs', () => {
  test('a change in one is seen, stored and not repeated by the others', async () => {
    const [one, two, three] = [openTab(), openTab(), openTab()];
    await quiet(one, two, three);
    const before = [two.said.length, three.said.length];
    one.cart.change((cart) => ({ ...cart, items: [hammer] }));
    await quiet(one, two, three);
    for (const tab of [one, two, three]) {
      expect(tab.cart.get().value.items).toEqual([hammer]);
      expect(JSON.parse(tab.entries.get('cart') ?? '')).toEqual({ ...one.cart.get().value, version: cartVersion });
    }
    expect([two.said.length, three.said.length]).toEqual(before);
  });

  test('a tab opened later gets the cart from the others, with its key', async () => {
    const one = openTab();
    one.cart.change(() => sampleCart(hammer));
    const late = openTab();
    await quiet(one, late);
    expect(late.cart.get()).toEqual({ ready: true, value: one.cart.get().value, news: null, isStored: true });
    expect(late.cart.get().value.key).toBe(sampleKey);
  });

  test('changes made by turns are all there, removals too', async () => {
    const [one, two] = [openTab(), openTab()];
    await quiet(one, two);
    one.cart.change((cart) => ({ ...cart, items: [hammer, saw] }));
    await quiet(one, two);
    two.cart.change((cart) => changeAmount(cart, 's1', 5));
    await quiet(one, two);
    one.cart.change((cart) => removeItem(cart, 'h1'));
    await quiet(one, two);
    expect(two.cart.get().value).toEqual({ ...one.cart.get().value, items: [{ ...saw, amount: 5 }] });
  });

  test('changes made at once end in one cart, and the talk ends', async () => {
    const [one, two] = [openTab(), openTab()];
    await quiet(one, two);
    one.cart.change((cart) => ({ ...cart, items: [hammer] }));
    two.cart.change((cart) => ({ ...cart, items: [saw] }));
    await quiet(one, two);
    expect(two.cart.get().value).toEqual(one.cart.get().value);
    expect(one.said.length + two.said.length).toBeLessThan(8);
  });

  test('an order finished in one tab empties the other, which shows a notice until it is seen', async () => {
    const one = openTab();
    one.cart.change(() => sampleCart(hammer));
    const two = openTab();
    await quiet(one, two);
    one.cart.change((cart) =>
      cartAfterOrder(cart, { items: [hammer] as never, vouchers: [] }, sampleKey, sampleKey.replace('0b', '1c')),
    );
    await quiet(one, two);
    expect(one.cart.get().news).toBeNull();
    expect(two.cart.get().value).toEqual(one.cart.get().value);
    expect(two.cart.get().value.items).toEqual([]);
    expect(two.cart.get().news).toBe('ordered-elsewhere');

    one.cart.change((cart) => ({ ...cart, items: [saw] }));
    await quiet(one, two);
    expect([two.cart.get().value.items, two.cart.get().news]).toEqual([[saw], 'ordered-elsewhere']);
    two.cart.acknowledge();
    expect(two.cart.get().news).toBeNull();
  });

  test('a tab whose stored cart was broken gets the cart of the other tabs, without a notice', async () => {
    const one = openTab();
    one.cart.change(() => sampleCart(hammer));
    const broken = openTab(new Map([['cart', '{"items":']]));
    await quiet(one, broken);
    expect([broken.cart.get().value.items, broken.cart.get().news]).toEqual([[hammer], null]);
  });
});

describe('whatever else is said', () => {
  const valid = { ...sampleCart(saw), revision: 9, version: cartVersion };
  test.each([
    ['nothing', null],
    ['a word', 'leeren!'],
    ['a list', [valid]],
    ['an older version', { ...valid, version: cartVersion - 1 }],
    ['a newer version', { ...valid, version: cartVersion + 1 }],
    ['a cart with an absurd amount', { ...valid, items: [{ ...saw, amount: 1e9 }] }],
    [
      'a cart with markup for a name',
      { ...valid, items: [{ ...saw, product: { ...saw.product, name: { html: '<b>' } } }] },
    ],
    ['a cart with 10,000 lines', { ...valid, items: Array.from({ length: 10_000 }, (_, i) => sampleLine(`c${i}`, 1)) }],
    ['a revision past all others', { ...valid, revision: 1e300 }],
  ])('%s is not heard, and not answered', async (_what, message) => {
    const tab = openTab();
    tab.cart.change(() => sampleCart(hammer));
    const stranger = new BroadcastChannel(`tabs-in-step.test ${channelName}`);
    open.push(stranger);
    const [before, said] = [tab.cart.get(), tab.said.length];
    stranger.postMessage(message);
    await quiet(tab);
    expect(tab.cart.get()).toBe(before);
    expect(tab.said).toHaveLength(said);
  });
});
