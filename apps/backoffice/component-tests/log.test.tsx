// @vitest-environment happy-dom
import type { LogEntry } from '@kontor/contract/office';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { kitTexts } from '../src/texts/kit.de.ts';
import { logTexts as texts } from '../src/texts/log.de.ts';
import { eva, officeState } from './testing/answers.ts';
import { openOffice } from './testing/open-office.tsx';

const entry = (more: Partial<LogEntry> = {}): LogEntry => ({
  ...{ _id: '1', at: '2026-11-26T13:05:00.000Z', operator: 'Eva Huber', network: '203.0.113.5' },
  ...{ subject: 'role', subjectId: 'r', subjectName: 'Lager', action: 'role.made' },
  ...more,
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

test('each entry names what it is about, as a link for who may see it', async () => {
  const entries = [
    entry({ _id: '1', subject: 'order', subjectId: '2026-000012', subjectName: null, action: 'order.hold' }),
    entry({ _id: '2', subject: 'books', subjectId: '2026-10', subjectName: null, action: 'books.closed' }),
    entry({ _id: '3', subject: 'document', subjectId: 'RE2026-000016', subjectName: null, action: 'document.mailed' }),
    entry({ _id: '4', subject: 'bank-entry', subjectId: 'secret', subjectName: null, action: 'bank-entry.open' }),
    entry({ _id: '5' }),
  ];
  const rights = eva.rights.filter((right) => right !== 'operators.manage');
  const { page } = await openOffice('/protokoll', {
    officeState: { ...officeState, operator: { ...eva, rights } },
    officeLog: { entries, next: null },
  });
  const order = await page.findByRole('link', { name: '2026-000012' });
  expect(order.getAttribute('href')).toBe('/admin/bestellungen/2026-000012');
  expect(page.getByRole('link', { name: 'RE2026-000016' }).getAttribute('href')).toBe(
    '/admin/bestellungen?wort=RE2026-000016',
  );
  expect(page.getByText('Oktober 2026')).toBeDefined();
  expect(page.getByText('Lager').closest('a')).toBeNull();
  expect(page.queryByText('secret')).toBeNull();
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
