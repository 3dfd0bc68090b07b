// @vitest-environment happy-dom
import type { BooksMonth } from '@kontor/contract/office';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { booksTexts, ossTexts } from '../src/texts/books.de.ts';
import { eva, officeState } from './testing/answers.ts';
import { openOffice, refused } from './testing/open-office.tsx';

const month = (written: string, more: Partial<BooksMonth> = {}): BooksMonth => ({
  ...{
    month: written,
    bookings: 2,
    late: 0,
    net: 50,
    vat: 10,
    closed: null,
    mayClose: false,
    unbilled: 0,
    overbilled: 0,
  },
  turnover: [{ taxCase: 'domestic', country: 'AT', rate: 20, net: 50, vat: 10 }],
  besides: [],
  ...more,
});

test('each month says how it stands, and the refusal of closing stays in the dialog', async () => {
  let isOpen = true;
  const { page, user, bodiesOf } = await openOffice('/buchhaltung', {
    books: () => ({
      quarters: [],
      limits: [],
      months: [
        month('2026-11', { late: 1, turnover: [], net: 0, vat: 0 }),
        month('2026-10', isOpen ? { mayClose: true } : { closed: { at: '2026-11-24T12:00:00Z', by: 'Eva' } }),
      ],
    }),
    booksClose: ({ month: written }) => {
      if (isOpen && bodiesOf('booksClose').length === 1)
        return refused(409, 'account-missing', 'Für diesen Umsatz nennt der Kontenrahmen kein Konto.');
      isOpen = false;
      return month(written);
    },
  });
  const row = async (name: string) => (await page.findByText(name)).closest('tr')?.textContent ?? '';
  expect(await row('November 2026')).toContain('2 Buchungen, davon 1 aus früheren Monaten');
  expect(await row('November 2026')).toContain(booksTexts.noTurnover);
  expect(await row('Oktober 2026')).toContain('Inland AT 20\u00a0%');
  expect(page.queryByRole('button', { name: booksTexts.closeOne('November 2026') })).toBeNull();

  await user.click(page.getByRole('button', { name: booksTexts.closeOne('Oktober 2026') }));
  await user.click(page.getByRole('button', { name: booksTexts.close }));
  expect(await page.findByText('Für diesen Umsatz nennt der Kontenrahmen kein Konto.')).toBeDefined();
  await user.click(page.getByRole('button', { name: booksTexts.close }));
  expect(await page.findByText(booksTexts.closed)).toBeDefined();
  expect(bodiesOf('booksClose')).toEqual([{ month: '2026-10' }, { month: '2026-10' }]);
});

test('sold gift vouchers stand apart from turnover, and are in no sum', async () => {
  const besides = [{ taxCase: 'gift-voucher' as const, country: 'DE', rate: 0, net: 100, vat: 0 }];
  const { page } = await openOffice('/buchhaltung', {
    books: { quarters: [], limits: [], months: [month('2026-10', { besides })] },
  });
  const cells = [...((await page.findByText('Oktober 2026')).closest('tr')?.cells ?? [])].map(
    (cell) => cell.textContent,
  );
  expect(cells[2]).toBe(
    'Inland AT 20\u00a0% 50,00Dazu berechnet, aber kein Umsatz:Verkaufte Gutscheine DE 0\u00a0% 100,00',
  );
  expect(cells.slice(3, 5)).toEqual(['50,00', '10,00']);
});

test('before a month is closed it says what was shipped and not billed, and leads there', async () => {
  const { page, user } = await openOffice('/buchhaltung', {
    books: {
      quarters: [],
      limits: [],
      months: [month('2026-10', { mayClose: true, unbilled: 3, overbilled: 2 }), month('2026-09')],
    },
  });
  const row = async (name: string) => (await page.findByText(name)).closest('tr')?.textContent ?? '';
  expect(await row('Oktober 2026')).toContain('3 versandte Bestellungen ohne Rechnung');
  expect(await row('September 2026')).not.toContain('ohne Rechnung');
  await user.click(page.getByRole('button', { name: booksTexts.closeOne('Oktober 2026') }));
  const dialog = within(await page.findByRole('alertdialog'));
  expect(dialog.getByText('3 versandte Bestellungen ohne Rechnung')).toBeDefined();
  expect(dialog.getByText(booksTexts.overbilled(2))).toBeDefined();
  expect(dialog.getByText(booksTexts.unbilledHint)).toBeDefined();
  expect(dialog.getByRole('link', { name: booksTexts.unbilledLink }).getAttribute('href')).toBe(
    '/admin/bestellungen?rechnung=fehlt',
  );
});

test('who may not see orders is told of them without a link, and of none nothing is told', async () => {
  const closer = { ...officeState, operator: { ...eva, rights: ['books.read' as const, 'books.close' as const] } };
  const { page, user } = await openOffice('/buchhaltung', {
    officeState: closer,
    books: { quarters: [], limits: [], months: [month('2026-10', { mayClose: true, unbilled: 1 })] },
  });
  await user.click(await page.findByRole('button', { name: booksTexts.closeOne('Oktober 2026') }));
  const dialog = within(await page.findByRole('alertdialog'));
  expect(dialog.getByText('1 versandte Bestellung ohne Rechnung')).toBeDefined();
  expect(dialog.queryByRole('link')).toBeNull();
});

test('who may only see the books closes nothing, and sees how near a limit of turnover is [LAW T3, T6]', async () => {
  const reader = { ...officeState, operator: { ...eva, role: 'Nur lesen', rights: ['books.read' as const] } };
  const { page } = await openOffice('/buchhaltung', {
    officeState: reader,
    books: {
      quarters: [],
      months: [month('2026-10', { mayClose: true })],
      limits: [
        { kind: 'oss', state: 'near', year: 2026, current: 8500, previous: 0, limit: 10_000, hardLimit: 10_000 },
      ],
    },
  });
  expect(await page.findByText('Oktober 2026')).toBeDefined();
  expect(page.getByText('Lieferschwelle der EU (OSS): zu 85 % erreicht')).toBeDefined();
  expect(page.getByText(/2026 bisher 8\.500,00\s€, 2025 waren es 0,00\s€/)).toBeDefined();
  expect(page.queryByRole('button', { name: booksTexts.closeOne('Oktober 2026') })).toBeNull();
});

test('quarters have the turnover of their months', async () => {
  const { turnover } = month('2026-10');
  const { page } = await openOffice('/buchhaltung/quartale', {
    books: {
      months: [],
      limits: [],
      quarters: [{ quarter: '2026-Q4', turnover, besides: [], net: 50, vat: 10, isClosed: true }],
    },
  });
  const row = (await page.findByText('4. Quartal 2026')).closest('tr');
  expect(row?.textContent).toBe('4. Quartal 2026abgeschlossenInland AT 20\u00a0% 50,0050,0010,00');
});

test('the declaration has corrections apart, and says that a quarter is not closed', async () => {
  const { page } = await openOffice('/buchhaltung/oss?quartal=2026-Q4', {
    booksOss: ({ quarter }) => ({
      quarter,
      lines: [{ country: 'EL', rateType: 'STANDARD', rate: 24, net: 100, vat: 24 }],
      corrections: [{ quarter: '2026-Q2', country: 'FI', vat: -2.55 }],
      ...{ vat: 21.45, isClosed: false, isForBzst: true },
    }),
  });
  expect(await page.findByText('4. Quartal 2026')).toBeDefined();
  expect(page.getByText(ossTexts.notClosed)).toBeDefined();
  expect(page.getByText('EL').closest('tr')?.textContent).toBe('ELNormalsatz24\u00a0%100,0024,00');
  expect(page.getByText('FI').closest('tr')?.textContent).toBe('2. Quartal 2026FI−2,55');
  expect(page.getByText(/^Umsatzsteuer zusammen: 21,45\s€$/)).toBeDefined();
  expect(page.getByRole('button', { name: ossTexts.saveBzst })).toBeDefined();
});

test('the file for the German portal is offered to sellers in Germany alone', async () => {
  const { page } = await openOffice('/buchhaltung/oss?quartal=2026-Q4', {
    booksOss: ({ quarter }) => ({
      ...{ quarter, corrections: [], vat: 24, isClosed: true, isForBzst: false },
      lines: [{ country: 'EL', rateType: 'STANDARD', rate: 24, net: 100, vat: 24 }],
    }),
  });
  expect(await page.findByRole('button', { name: ossTexts.save })).toBeDefined();
  expect(page.queryByRole('button', { name: ossTexts.saveBzst })).toBeNull();
});
