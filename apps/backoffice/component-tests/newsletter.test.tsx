// @vitest-environment happy-dom
import type { SubscriberPage } from '@kontor/contract/office';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newsletterTexts as texts } from '../src/texts/newsletter.de.ts';
import { eva, officeState } from './testing/answers.ts';
import { openOffice } from './testing/open-office.tsx';

const email = 'anna@kunde.example';
const at = '2026-11-20T12:00:00.000Z';
const listed: SubscriberPage = {
  subscribers: [{ _id: 'c1', email, askedAt: at, confirmedAt: at, consent: 'Ja' }],
  ...{ count: 1, isMore: false, unconfirmed: 3, isOffered: true, next: null },
};

test('stopping one asks first and says that the proof stays', async () => {
  const { page, user, bodiesOf } = await openOffice('/newsletter', {
    newsletter: listed,
    newsletterStop: { ok: true },
  });
  expect(await page.findByText(texts.count(1, false, 3))).toBeDefined();
  expect(page.queryByText(texts.off)).toBeNull();
  await user.click(page.getByRole('button', { name: texts.actionsOf(email) }));
  await user.click(page.getByRole('menuitem', { name: texts.stop, hidden: true }));
  const dialog = within(page.getByRole('alertdialog', { name: texts.stopOf(email) }));
  expect(dialog.getByText(texts.stopHint)).toBeDefined();
  expect(bodiesOf('newsletterStop')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: texts.stop }));
  // Once for the eye and once for screen readers.
  expect(await page.findAllByText(texts.stopped(email))).toHaveLength(2);
  expect(bodiesOf('newsletterStop')).toEqual([{ _id: 'c1' }]);
});

test('who may only read sees addresses and no buttons; a shop that offers none says so; what is typed is searched', async () => {
  const { page, user, bodiesOf } = await openOffice('/newsletter', {
    officeState: { ...officeState, operator: { ...eva, rights: ['customers.read'] } },
    newsletter: { ...listed, isOffered: false },
  });
  expect(await page.findByText(texts.off)).toBeDefined();
  expect(page.queryByRole('button', { name: texts.actionsOf(email) })).toBeNull();
  await user.type(page.getByLabelText(texts.word), ' anna {Enter}');
  expect(bodiesOf('newsletter').at(-1)).toEqual({ search: 'anna' });
});
