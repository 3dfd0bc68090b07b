// @vitest-environment happy-dom
import type { OfficeFrontPage } from '@kontor/contract/office';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { frontPageTexts as texts } from '../src/texts/front-page.de.ts';
import { openOffice, refused, streams } from './testing/open-office.tsx';

const stored = (version: number, ...titles: string[]): OfficeFrontPage => ({
  page: { blocks: titles.map((title) => ({ kind: 'text', title })) },
  ...{ version, categories: [], isReplaced: false },
});
const say = () => act(async () => [...streams][0]?.onmessage?.({ data: 'front-page' }));

/** Opens the room; `now` is what the server has stored. */
async function openRoom(now: { page: OfficeFrontPage }, more: Parameters<typeof openOffice>[1] = {}) {
  const opened = await openOffice('/startseite', {
    ...{ frontPageRead: () => now.page, officeLog: { entries: [], next: null } },
    ...more,
  });
  await opened.page.findByRole('button', { name: texts.save });
  await waitFor(() => expect(streams.size).toBe(1));
  const title = (place: number) => {
    const block = opened.page.getByRole('region', { name: texts.block(place, texts.kinds.text) });
    return within(block).getByLabelText<HTMLInputElement>(texts.title);
  };
  return { ...opened, title };
}

test('a form without changes follows the page that somebody else stores', async () => {
  const now = { page: stored(3, 'Eins') };
  const { page, title } = await openRoom(now);
  expect(title(1).value).toBe('Eins');
  now.page = stored(4, 'Zwei');
  await say();
  await waitFor(() => expect(title(1).value).toBe('Zwei'));
  expect(page.queryByText(texts.newer)).toBeNull();
});

test('a changed form is kept beside a newer page, until the operator takes that', async () => {
  const now = { page: stored(3, 'Eins') };
  const { page, user, title } = await openRoom(now);
  await user.type(title(1), ' und mehr');
  now.page = stored(4, 'Zwei');
  await say();
  expect(await page.findByText(texts.newer)).toBeTruthy();
  expect(title(1).value).toBe('Eins und mehr');
  await user.click(page.getByRole('button', { name: texts.takeNewer }));
  expect(title(1).value).toBe('Zwei');
  expect(document.activeElement).toBe(page.getByRole('group', { name: texts.blocks }));
  expect(page.queryByText(texts.newer)).toBeNull();
});

test('a save that comes too late keeps what was typed, and offers the newer page', async () => {
  const now = { page: stored(3, 'Eins') };
  const { page, user, title, bodiesOf } = await openRoom(now, {
    frontPageSave: () => refused(409, 'front-page-stale'),
  });
  await user.type(title(1), '!');
  now.page = stored(4, 'Zwei');
  await user.click(page.getByRole('button', { name: texts.save }));
  expect(await page.findByRole('button', { name: texts.takeNewer })).toBeTruthy();
  expect(title(1).value).toBe('Eins!');
  expect(bodiesOf('frontPageSave')).toEqual([{ version: 3, page: stored(3, 'Eins!').page }]);
});

test('blocks keep their places while a picture is on its way to one of them', async () => {
  const answered = Promise.withResolvers<{ picture: string }>();
  const { page, user, title } = await openRoom(
    { page: stored(3, 'Eins', 'Zwei') },
    { frontPagePicture: () => answered.promise },
  );
  const first = within(page.getByRole('region', { name: texts.block(1, texts.kinds.text) }));
  const file = new File(['x'], 'x.png', { type: 'image/png' });
  fireEvent.change(first.getByLabelText(texts.picture), { target: { files: [file] } });
  await page.findByRole('progressbar');
  await user.click(page.getByRole('button', { name: texts.down(1) }));
  await user.click(page.getByRole('button', { name: texts.remove(1) }));
  expect([title(1).value, title(2).value]).toEqual(['Eins', 'Zwei']);
  expect(page.getByText(texts.uploading)).toBeTruthy();
  await act(async () => answered.resolve({ picture: 'p1' }));
  expect(await first.findByLabelText(texts.alt)).toBeTruthy();
  await user.click(page.getByRole('button', { name: texts.down(1) }));
  expect([title(1).value, title(2).value]).toEqual(['Zwei', 'Eins']);
});
