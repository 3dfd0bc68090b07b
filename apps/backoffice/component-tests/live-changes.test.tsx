// @vitest-environment happy-dom
import type { OfficeOrder, OrderListPage } from '@kontor/contract/office';
import { officeChangesPath, signedOutEvent } from '@kontor/contract/office';
import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { noteOperator } from '../src/session/office-state.ts';
import { orderTexts as texts } from '../src/texts/order.de.ts';
import { shellTexts } from '../src/texts/shell.de.ts';
import { officeState } from './testing/answers.ts';
import { openOffice, refused, streams } from './testing/open-office.tsx';
import { order } from './testing/order.ts';

const none: OrderListPage = { orders: [], count: 0, isMore: false, next: null, previous: null, exact: null };
const besides = {
  documents: { documents: [], toBill: null, overbilled: null },
  withdrawals: { withdrawals: [], next: null },
};

const realTimeout = globalThis.setTimeout;

/** The only stream that is open. */
function stream() {
  expect(streams.size).toBe(1);
  const [one] = streams;
  if (one === undefined) throw new Error('no stream');
  return one;
}

const say = (...subjects: string[]) => act(async () => stream().onmessage?.({ data: subjects.join('\n') }));

afterEach(() => vi.restoreAllMocks());

test('a list is loaded again when something in it changed, and only then', async () => {
  const { bodiesOf } = await openOffice('/bestellungen', { orders: none });
  await waitFor(() => expect(streams.size).toBe(1));
  expect(stream().address).toBe(officeChangesPath);
  // On a machine so busy that opening takes fifteen seconds, what was loaded first is old already.
  const loaded = bodiesOf('orders').length;
  await say('voucher AB', 'log', 'a-kind-of-tomorrow 1');
  await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
  expect(bodiesOf('orders')).toHaveLength(loaded);
  await say('order 2026-000001');
  await say('order 2026-000002');
  await waitFor(() => expect(bodiesOf('orders')).toHaveLength(loaded + 1));
});

test('after a lost connection what is shown is loaded again; a hidden page has no stream', async () => {
  const { bodiesOf } = await openOffice('/bestellungen', { orders: none });
  await waitFor(() => expect(streams.size).toBe(1));
  await act(async () => stream().onopen?.());
  const loaded = bodiesOf('orders').length;
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(streams.size).toBe(0);
  seen.mockReturnValue('visible');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(bodiesOf('orders')).toHaveLength(loaded);
  await act(async () => stream().onopen?.());
  await waitFor(() => expect(bodiesOf('orders')).toHaveLength(loaded + 1));
});

test('a record that somebody else changed says who, keeps what is being typed, and shows the change', async () => {
  const entry = { version: 5, kind: 'ship', at: '2026-11-20T11:00:00.000Z', by: 'Max Moser', via: 'order' };
  const shown: OfficeOrder[] = [order];
  const { page, user } = await openOffice(`/bestellungen/${order.number}`, {
    ...{ order: () => shown[0] ?? order, ...besides },
  });
  await user.type(await page.findByLabelText(texts.addTag), 'Eil');
  shown[0] = { ...order, version: 5, timeline: [{ ...entry, by: 'Eva Huber', kind: 'note' }] };
  await say(`order ${order.number}`);
  expect(await page.findByText(texts.entryKind('note'))).toBeDefined();
  expect(page.queryByText(texts.changedBy('Eva Huber'))).toBeNull();
  shown[0] = { ...order, version: 6, shipping: 'shipped', timeline: [{ ...entry, version: 6 }] };
  await say(`order ${order.number}`);
  expect(await page.findByText(texts.changedBy('Max Moser'))).toBeDefined();
  expect(page.getByText(texts.shippingState('versandt'))).toBeDefined();
  expect(page.getByLabelText<HTMLInputElement>(texts.addTag).value).toBe('Eil');
  expect(document.activeElement).toBe(page.getByLabelText(texts.addTag));
  await user.click(page.getByRole('button', { name: texts.showChange }));
  expect(document.activeElement?.textContent).toBe(texts.timeline);
  expect(page.queryByText(texts.changedBy('Max Moser'))).toBeNull();
});

test('the stream is closed before signing out, and opened again if that fails', async () => {
  const openAtSignOut: number[] = [];
  const { page, user, bodiesOf } = await openOffice('/bestellungen', {
    orders: none,
    officeSignOut: () => {
      openAtSignOut.push(streams.size);
      return refused(503, 'busy', 'Zu viel zu tun');
    },
  });
  await waitFor(() => expect(streams.size).toBe(1));
  await user.click(page.getByRole('button', { name: shellTexts.signOut }));
  await waitFor(() => expect(openAtSignOut).toEqual([0]));
  await waitFor(() => expect(streams.size).toBe(1));
  // What changed in between may have been missed.
  await act(async () => stream().onopen?.());
  await waitFor(() => expect(bodiesOf('orders')).toHaveLength(2));
});

test('a refused stream is not asked for again while nobody is signed in, and opened after signing in', async () => {
  const state = { current: officeState };
  const { bodiesOf, queries } = await openOffice('/bestellungen', { orders: none, officeState: () => state.current });
  await waitFor(() => expect(streams.size).toBe(1));
  const asked = bodiesOf('officeState').length;
  state.current = { ...officeState, operator: null };
  await act(async () => stream().refuse());
  await waitFor(() => expect(bodiesOf('officeState')).toHaveLength(asked + 1));
  await waitFor(() => expect(streams.size).toBe(0));
  const again = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await again();
  expect(streams.size).toBe(0);
  expect(bodiesOf('officeState')).toHaveLength(asked + 1);
  await act(async () => officeState.operator && noteOperator(queries, officeState.operator));
  await waitFor(() => expect(streams.size).toBe(1));
});

test('a stream that ends with its session is not opened again', async () => {
  const { bodiesOf } = await openOffice('/bestellungen', { orders: none });
  await waitFor(() => expect(streams.size).toBe(1));
  const asked = bodiesOf('officeState').length;
  await act(async () => stream().say(signedOutEvent));
  await waitFor(() => expect(streams.size).toBe(0));
  expect(bodiesOf('officeState')).toHaveLength(asked);
  expect(bodiesOf('orders')).toHaveLength(1);
});

test('a stream that is refused although somebody is signed in is asked for again, ever more rarely', async () => {
  await openOffice('/bestellungen', { orders: none });
  await waitFor(() => expect(streams.size).toBe(1));
  const waits: (number | undefined)[] = [];
  const later: (() => void)[] = [];
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, wait?: number) => {
    if ((wait ?? 0) < 30_000) return realTimeout(run, wait);
    waits.push(wait);
    later.push(run);
    return 0;
  }) as typeof setTimeout);
  for (let times = 1; times <= 6; times += 1) {
    await act(async () => stream().refuse());
    // waitFor would use the timers that the test holds.
    for (let i = 0; i < 500 && waits.length < times; i += 1) await act(() => new Promise((go) => realTimeout(go, 10)));
    expect(streams.size).toBe(0);
    await act(async () => later.at(-1)?.());
  }
  expect(waits).toEqual([30_000, 60_000, 120_000, 240_000, 480_000, 600_000]);
});
