// @vitest-environment happy-dom
import type { LogEntry } from '@kontor/contract/office';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { kitTexts } from '../src/texts/kit.de.ts';
import { logTexts as texts } from '../src/texts/log.de.ts';
import { openOffice } from './testing/open-office.tsx';

const entry = (more: Partial<LogEntry> = {}): LogEntry => ({
  ...{ _id: '1', at: '2026-11-26T13:05:00.000Z', operator: 'Eva Huber', network: '203.0.113.5' },
  ...{ subject: 'role', subjectId: 'r', action: 'role.made', ...more },
});

test('the log is asked for what its address says, and tells what a change changed', async () => {
  const after = { name: 'Lager', rights: ['orders.read'] };
  const officeLog = { entries: [entry({ after })], next: null };
  const { page, bodiesOf } = await openOffice('/protokoll?art=role&id=r&wer=eva&wort=Lager&fremd=1', { officeLog });
  const row = (await page.findByText('Rolle angelegt')).closest('tr');
  expect(row?.textContent).toContain('RechteBestellungen sehen'.replace('Rechte', 'Rechtejetzt '));
  expect(bodiesOf('officeLog')[0]).toEqual({ subject: 'role', subjectId: 'r', operatorId: 'eva', text: 'Lager' });
  expect(page.queryByRole('navigation', { name: texts.pages })).toBeNull();
});

test('paging keeps the filters, and a new filter begins at the newest entry', async () => {
  const officeLog = { entries: [entry()], next: 'place' };
  const { page, user, bodiesOf, router } = await openOffice('/protokoll?art=role', { officeLog });
  await user.click(await page.findByRole('link', { name: kitTexts.older }));
  await waitFor(() => expect(router.state.location.search).toEqual({ art: 'role', ab: 'place' }));
  expect(bodiesOf('officeLog').at(-1)).toEqual({ subject: 'role', after: 'place' });
  await user.type(page.getByLabelText(texts.word), 'Lager{Enter}');
  await waitFor(() => expect(router.state.location.search).toEqual({ art: 'role', wort: 'Lager' }));
  expect(document.activeElement).toBe(page.getByLabelText(texts.word));
  router.history.back();
  await waitFor(() => expect(page.getByLabelText<HTMLInputElement>(texts.word).value).toBe(''));
});

test('without entries it says why, and offers to clear the filters only where there are any', async () => {
  const officeLog = { entries: [], next: null };
  const { page, user, router } = await openOffice('/protokoll?wort=nichts', { officeLog });
  expect(await page.findByText(texts.emptyFiltered)).toBeDefined();
  await user.click(page.getByRole('link', { name: texts.clear }));
  expect(await page.findByText(texts.empty)).toBeDefined();
  expect([page.queryByRole('link', { name: texts.clear }), router.state.location.search]).toEqual([null, {}]);
});
