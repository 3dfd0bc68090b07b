// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { todayTexts } from '../src/texts/today.de.ts';
import { onlyPassword } from './testing/answers.ts';
import { openOffice } from './testing/open-office.tsx';

test('each task leads to the list that shows what it counts', async () => {
  const { page } = await openOffice('/', {
    ownSecurity: onlyPassword,
    officeToday: {
      orders: [
        { filter: { payment: 'paid', shipping: 'open', to: '2026-10-24' }, count: 1 },
        { filter: { isHeld: true }, count: 2 },
        { filter: { isUnbilled: true }, count: 1000 },
        { filter: { matter: 'shipped-unpaid' }, count: 2 },
        { filter: { matter: 'transfer-back' }, count: 2, sum: 48.6 },
      ],
    },
  });
  await page.findByRole('heading', { name: todayTexts.openTitle });
  const links = page.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links.filter(([, address]) => address?.startsWith('/admin/bestellungen?'))).toEqual([
    [
      '1Bestellung bezahlt und seit 30 Tagen nicht versandt: länger darf es nicht dauern',
      '/admin/bestellungen?zahlung=paid&versand=open&bis=2026-10-24',
    ],
    ['2Bestellungen sind angehalten', '/admin/bestellungen?angehalten=ja'],
    ['über 1.000versandte Bestellungen ohne Rechnung', '/admin/bestellungen?rechnung=fehlt'],
    ['2versandt, Vorkasse nicht bezahlt', '/admin/bestellungen?klaeren=shipped-unpaid'],
    ['2Rücküberweisungen, zusammen 48,60 €', '/admin/bestellungen?klaeren=transfer-back'],
  ]);
});
