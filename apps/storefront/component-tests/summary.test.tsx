// @vitest-environment happy-dom
import type { CalculatedOrder } from '@kontor/contract';
import { cleanup, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { calculationOf, sampleCart, sampleLine } from '../src/cart/testing/sample-cart.ts';
import { checkoutTexts } from '../src/texts/checkout.de.ts';
import { failureTexts } from '../src/texts/failure.de.ts';
import { shopTexts } from '../src/texts/shop.de.ts';
import { summaryTexts } from '../src/texts/summary.de.ts';
import { browserSession } from '../src/visit/browser-session.ts';
import { noDrafts } from '../src/visit/drafts.ts';
import { sampleDetails } from '../src/visit/testing/sample-details.ts';
import { checkoutAnswers, orderOf, priceOf, uiSettings } from './testing/answers.ts';
import { openPage, refused, type ShopAnswers } from './testing/open-page.tsx';
import { descriptionOf, wordsOf } from './testing/words.ts';

const cart = sampleCart(sampleLine('h', 1));
const seen = { ...calculationOf(cart), total: priceOf(35) };
const terms = { name: 'AGB', content: 'Ich stimme den <a href="/terms">AGB</a> zu.', mandatory: true };
const news = { name: 'Newsletter', content: 'Schicken Sie mir Neuigkeiten.', mandatory: false };

const openSummary = async (more: ShopAnswers = {}) => {
  const opened = await openPage('/shop/P/cart/summary', { ...checkoutAnswers, orderCalc: seen, ...more });
  await opened.page.findAllByText('42,00 €');
  const place = () => opened.page.getByRole<HTMLButtonElement>('button', { name: summaryTexts.place });
  const order = () => opened.user.click(place());
  const dialog = async (name: string) => within(await opened.page.findByRole('alertdialog', { name }));
  const close = () =>
    opened.user.click(within(opened.page.getByRole('alertdialog')).getByRole('button', { name: shopTexts.close }));
  return { ...opened, place, order, dialog, close };
};

beforeEach(() => {
  browserSession.cart.change(() => cart);
  browserSession.details.change(sampleDetails);
  browserSession.drafts.change(() => noDrafts);
});

test('an article that cannot be withdrawn from says so, and not in a shop for businesses', async () => {
  const [line] = cart.items;
  if (line === undefined) throw new Error('The cart is empty');
  const bespoke = { ...line, product: { ...line.product, withdrawalException: 'custom-made' as const } };
  browserSession.cart.change(() => ({ ...cart, items: [bespoke] }));
  const sentence = shopTexts.withdrawalExceptions['custom-made'];
  expect((await openSummary()).page.queryByText(sentence)).not.toBeNull();
  cleanup();
  const forBusinesses = { uiSettings: { data: { ...uiSettings, businessesOnly: true as const } } };
  expect((await openSummary(forBusinesses)).page.queryByText(sentence)).toBeNull();
});

describe('mandatory order options', () => {
  test('is not ticked beforehand, and without it nothing is sent; then the focus is on it [LAW C5] [SPEC §5.16, §5.17, §5.18, §8.10]', async () => {
    const { page, order, dialog, close, bodiesOf } = await openSummary({ orderOptions: { data: [news, terms] } });
    const boxes = page.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked, required }) => [checked, required])).toEqual([
      [false, false],
      [false, true],
    ]);
    await order();
    expect((await dialog(checkoutTexts.alertTitle)).getByText(summaryTexts.optionMissing('AGB'))).toBeTruthy();
    await close();
    expect(document.activeElement).toBe(boxes[1]);
    expect(bodiesOf('orderFinish')).toEqual([]);
  });

  test('once the order was tried, each missing one is marked until it is ticked', async () => {
    const privacy = { ...terms, name: 'Datenschutz', content: 'Ich habe alles gelesen.' };
    const { page, user, order, close } = await openSummary({ orderOptions: { data: [news, terms, privacy] } });
    const boxes = page.getAllByRole<HTMLInputElement>('checkbox');
    const marks = () => boxes.map((box) => [box.getAttribute('aria-invalid'), descriptionOf(box)]);
    const [right, wrong] = [
      [null, ''],
      ['true', summaryTexts.tickThis],
    ];
    expect(marks()).toEqual([right, right, right]);
    await order();
    await close();
    expect(marks()).toEqual([right, wrong, wrong]);
    expect(document.activeElement).toBe(boxes[1]);
    await user.click(page.getByRole('checkbox', { name: /AGB/ }));
    expect(marks()).toEqual([right, right, wrong]);
  });

  test('goes along with the order, as what the customer saw does', async () => {
    const orderFinish = orderOf({ email: 'anna@example.at', items: [] });
    const { page, user, order, bodiesOf } = await openSummary({ orderOptions: { data: [news, terms] }, orderFinish });
    await user.click(page.getByRole('checkbox', { name: /AGB/ }));
    await order();
    await waitFor(() => expect(bodiesOf('orderFinish')).toHaveLength(1));
    expect(bodiesOf('orderFinish')).toMatchObject([
      {
        items: [{ condition: { _id: 'h' }, amount: 1 }],
        options: ['AGB'],
        total: { gross: 42 },
        ...{ email: 'anna@example.at', paymentCondition: 'vorkasse', carrier: 'Post' },
      },
    ]);
  });
});

describe('an order that the shop does not take', () => {
  const fresh: CalculatedOrder = { ...seen, total: priceOf(40) };

  test('since it costs another sum: both are said, the new one stands, and nothing is placed by itself', async () => {
    const orderFinish = refused(409, 'order-changed', 'Die Preise haben sich geändert.', {
      calculation: fresh,
    } as object);
    const { page, order, dialog, close, place, bodiesOf } = await openSummary({ orderFinish });
    await order();
    const said = await dialog(summaryTexts.changedTitle);
    expect(said.getByText(summaryTexts.changedText)).toBeTruthy();
    expect(said.getByText(summaryTexts.changedTotal('42,00 €', '48,00 €'))).toBeTruthy();
    await close();
    expect(page.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement).toBe(place());
    expect(wordsOf(document.querySelector('.place-order-total'))).toBe(`${checkoutTexts.total} 48,00 €`);
    expect(bodiesOf('orderFinish')).toHaveLength(1);
  });

  test.each([
    ['carrier', 'Versandart'],
    ['paymentCondition', 'Zahlungsart'],
  ])('for what stands in a field, such as a %s that was withdrawn: it is named', async (path, label) => {
    const errors = [{ path, code: 'unknown', msg: 'Diese Auswahl gibt es nicht mehr.' }];
    const orderFinish = refused(400, 'invalid', 'Bitte prüfen Sie Ihre Angaben.', { errors });
    const { order, dialog } = await openSummary({ orderFinish });
    await order();
    const said = await dialog(failureTexts.title);
    expect(said.getByText('Bitte prüfen Sie Ihre Angaben.')).toBeTruthy();
    expect(said.getByText(`${label}: Diese Auswahl gibt es nicht mehr.`)).toBeTruthy();
  });

  test.each([
    ['it broke down', refused(500, 'internal', 'Ein Fehler ist aufgetreten.'), 'Ein Fehler ist aufgetreten.'],
    ['it cannot be reached', refused(503, 'unavailable', failureTexts.unreachable), failureTexts.unreachable],
  ])('%s: nobody knows whether the order is placed, and the same key tries again', async (_, orderFinish, sentence) => {
    const { order, dialog, close, place } = await openSummary({ orderFinish });
    await order();
    const said = await dialog(failureTexts.title);
    expect(said.getByText(sentence)).toBeTruthy();
    expect(said.getByText(summaryTexts.unknownOutcome)).toBeTruthy();
    await close();
    expect(place().disabled).toBe(false);
    expect(browserSession.cart.get().value).toMatchObject({ key: cart.key, sent: true });
  });
});

test('while the order is on its way nothing can be pressed twice, and that is said aloud', async () => {
  const pending = new Promise<never>(() => undefined);
  const { page, order, place, user, bodiesOf } = await openSummary({ orderFinish: () => pending });
  await order();
  expect(place().disabled).toBe(true);
  expect(page.getByRole<HTMLButtonElement>('button', { name: summaryTexts.editCart }).disabled).toBe(true);
  expect(page.getAllByText(summaryTexts.placing).some((element) => element.getAttribute('role') === 'status')).toBe(
    true,
  );
  await user.click(place());
  expect(bodiesOf('orderFinish')).toHaveLength(1);
});

test('with wrong details one is led to the order form', async () => {
  browserSession.details.change(() => ({ ...sampleDetails(), email: '' }));
  await openPage('/shop/P/cart/summary', { ...checkoutAnswers, orderCalc: seen });
  await waitFor(() => expect(location.pathname).toBe('/shop/P/cart/order'));
});

test('in a shop for businesses the summary shows neither withdrawal nor the notice for consumers [LAW C8]', async () => {
  browserSession.details.change(() => {
    const details = sampleDetails();
    return { ...details, address: { ...details.address, companyName: 'Huber Bau GmbH' } };
  });
  const data = { ...uiSettings, businessesOnly: true as const };
  const notice = { templateNames: { data: ['guaranteeNotice'] }, templateContent: '<p>Zwei Jahre.</p>' };
  const { page } = await openSummary({ ...notice, uiSettings: { data } });
  const links = [...document.querySelectorAll('.legal-links a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/agb', '/datenschutz']);
  expect(page.queryByRole('region', { name: shopTexts.guarantee })).toBeNull();
});
