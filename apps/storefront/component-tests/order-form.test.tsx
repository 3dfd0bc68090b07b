// @vitest-environment happy-dom
import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { calculationOf, sampleCart, sampleLine } from '../src/cart/testing/sample-cart.ts';
import { fieldErrorText } from '../src/texts/errors.de.ts';
import { orderTexts } from '../src/texts/order.de.ts';
import { shellTexts } from '../src/texts/shell.de.ts';
import { shopTexts } from '../src/texts/shop.de.ts';
import { browserSession } from '../src/visit/browser-session.ts';
import { emptyDetails } from '../src/visit/order-details.ts';
import { sampleDetails } from '../src/visit/testing/sample-details.ts';
import { checkoutAnswers, uiSettings } from './testing/answers.ts';
import { openPage, refused, type ShopAnswers } from './testing/open-page.tsx';
import { descriptionOf } from './testing/words.ts';

const cart = sampleCart(sampleLine('h', 1));
const required = fieldErrorText({ code: 'required' });
const answers: ShopAnswers = { ...checkoutAnswers, orderCalc: calculationOf(cart) };

const openForm = async (more: ShopAnswers = {}) => {
  const opened = await openPage('/shop/P/cart/order', { ...answers, ...more });
  const field = (label: string) => opened.page.getByLabelText(label, { exact: false, selector: 'input, select' });
  const proceed = () => opened.user.click(opened.page.getByRole('button', { name: orderTexts.next }));
  const alert = () => opened.page.getByRole('alert').textContent;
  return { ...opened, field, proceed, alert };
};

beforeEach(() => {
  browserSession.cart.change(() => cart);
  browserSession.details.change(emptyDetails);
});

/** The address fields in the order in which they stand. */
const fieldsInOrder = () =>
  [...document.querySelectorAll('.address-fields:first-of-type .field')].map(({ className }) =>
    className.replace('field address-', ''),
  );

describe('going on', () => {
  test('with an empty form names each required field, and the focus goes to the first [LAW C9] [SPEC §5.9, §5.11, §5.12, §8.9]', async () => {
    const { field, proceed, alert, bodiesOf } = await openForm();
    await proceed();
    await waitFor(() => expect(alert()).toBe(orderTexts.wrongFields(6)));
    const labels = ['email', 'firstName', 'name', 'street', 'zipCode', 'city'] as const;
    for (const label of labels) {
      expect([label, descriptionOf(field(orderTexts[label]))]).toEqual([label, expect.stringContaining(required)]);
      expect(field(orderTexts[label]).getAttribute('aria-invalid')).toBe('true');
    }
    expect(descriptionOf(field(orderTexts.companyName))).toBe('');
    expect(document.activeElement).toBe(field(orderTexts.email));
    expect(location.pathname).toBe('/shop/P/cart/order');
    expect(bodiesOf('orderFinish')).toEqual([]);
  });

  test('with one wrong field says so in the singular, leads there, and goes on once it is right [SPEC §5.10, §8.8]', async () => {
    browserSession.details.change(() => ({ ...sampleDetails(), email: 'anna@' }));
    const { user, field, proceed, alert } = await openForm({ orderOptions: { data: [] } });
    await proceed();
    const email = field(orderTexts.email);
    await waitFor(() => expect(alert()).toBe(orderTexts.wrongFields(1)));
    expect(descriptionOf(email)).toBe(`${fieldErrorText({ code: 'invalid-email' })} ${orderTexts.emailHint}`);
    expect(document.activeElement).toBe(email);
    await user.type(email, 'example.at');
    expect(descriptionOf(email)).toBe(orderTexts.emailHint);
    await proceed();
    await waitFor(() => expect(location.pathname).toBe('/shop/P/cart/summary'));
    expect(browserSession.details.get().value).toEqual(sampleDetails());
  });

  test('typed input is stored at once, even if incomplete or wrong', async () => {
    const { user, field } = await openForm();
    await user.type(field(orderTexts.email), 'anna@');
    expect(browserSession.details.get().value.email).toBe('anna@');
  });

  test('a field is judged when it is left, not while it is typed for the first time', async () => {
    const { user, field } = await openForm();
    const email = field(orderTexts.email);
    await user.type(email, 'anna');
    expect(descriptionOf(email)).toBe(orderTexts.emailHint);
    await user.tab();
    await waitFor(() => expect(descriptionOf(email)).toContain(fieldErrorText({ code: 'invalid-email' })));
  });
});

test('businesses are asked for their VAT id where it decides about the tax; it goes with the question about the costs [LAW C8, T5]', async () => {
  const { user, field, bodiesOf } = await openForm({
    uiSettings: { data: { ...uiSettings, asksVatId: true, vatIdName: 'USt-IdNr.' } },
  });
  const vatId = field('USt-IdNr.');
  await user.type(vatId, 'DE12');
  await user.tab();
  await waitFor(() => expect(descriptionOf(vatId)).toContain(fieldErrorText({ code: 'invalid-vat-id' })));
  await user.type(vatId, ' 345 6789');
  await waitFor(() => expect(bodiesOf('orderCalc').at(-1)).toMatchObject({ vatId: 'DE123456789' }));
  await waitFor(() => expect(descriptionOf(vatId)).toBe(orderTexts.vatIdHint));
});

describe('in a shop that sells to businesses alone [LAW C8]', () => {
  const businesses = { uiSettings: { data: { ...uiSettings, businessesOnly: true as const } } };

  test('the form says so, shows the company openly, and does not go on without it', async () => {
    browserSession.details.change(() => sampleDetails());
    const { page, user, field, proceed, alert, bodiesOf } = await openForm({
      ...businesses,
      orderOptions: { data: [] },
    });
    expect(page.getAllByText(shopTexts.businessesOnly)).toHaveLength(2);
    expect(page.queryByText(orderTexts.addCompany)).toBeNull();
    await proceed();
    const company = field(orderTexts.companyName);
    await waitFor(() => expect(alert()).toBe(orderTexts.wrongFields(1)));
    expect(descriptionOf(company)).toContain(required);
    expect(document.activeElement).toBe(company);
    expect(bodiesOf('orderFinish')).toEqual([]);
    await user.type(company, 'Huber Bau GmbH');
    await proceed();
    await waitFor(() => expect(location.pathname).toBe('/shop/P/cart/summary'));
  });

  test('the footer leads to no withdrawal', async () => {
    const { page } = await openForm(businesses);
    const footer = within(page.getByRole('navigation', { name: shellTexts.footer }));
    expect(footer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...[shellTexts.siteNotice, shellTexts.contact, shopTexts.shippingCosts, shellTexts.businessTerms],
      ...[shellTexts.privacy, shellTexts.accessibility],
    ]);
  });
});

test('nobody else is asked for a VAT id', async () => {
  const { page } = await openForm();
  expect(page.queryByText('UID')).toBeNull();
  expect(page.queryByText(orderTexts.business)).toBeNull();
});

describe('a country', () => {
  const place = (order: string[]) => ['companyName', 'firstName', 'name', 'street', ...order, 'country'];

  test('orders the fields as it writes them', async () => {
    const { user, field } = await openForm();
    expect(fieldsInOrder()).toEqual(place(['zipCode', 'city']));
    await user.selectOptions(field(orderTexts.country), 'IE');
    expect(fieldsInOrder()).toEqual(place(['city', 'zipCode']));
    expect(field(orderTexts.zipCode).getAttribute('inputmode')).toBe('text');
  });

  test('judges anew a postal code that was typed before it was chosen [LAW X2]', async () => {
    browserSession.details.change(sampleDetails);
    const { user, field } = await openForm();
    await user.selectOptions(field(orderTexts.country), 'DE');
    const wrong = fieldErrorText({ code: 'invalid-postal-code', example: '80331' });
    await waitFor(() => expect(descriptionOf(field(orderTexts.zipCode))).toBe(wrong));
    await user.selectOptions(field(orderTexts.country), 'AT');
    await waitFor(() => expect(descriptionOf(field(orderTexts.zipCode))).toBe(''));
  });
});

describe('another delivery address', () => {
  test('that is empty causes a warning, and only a second confirmation delivers to the billing address', async () => {
    browserSession.details.change(sampleDetails);
    const { page, user, proceed, alert } = await openForm();
    await user.click(page.getByRole('checkbox', { name: orderTexts.separateShippingAddress }));
    await proceed();
    await waitFor(() => expect(alert()).toBe(orderTexts.deliveryEmpty));
    const [, street] = page.getAllByLabelText(orderTexts.street, { exact: false });
    expect(street && descriptionOf(street)).toBe(orderTexts.fillOrUntick);
    expect(location.pathname).toBe('/shop/P/cart/order');

    // Enter in a field is no decision.
    await user.type(page.getByLabelText(orderTexts.externalNumber, { exact: false }), '4711{Enter}');
    expect(location.pathname).toBe('/shop/P/cart/order');
    await user.click(page.getByRole('button', { name: orderTexts.nextAllTheSame }));
    await waitFor(() => expect(location.pathname).toBe('/shop/P/cart/summary'));
    expect(browserSession.details.get().value.separateShippingAddress).toBe(false);
  });

  test('of which a part is missing is delivered to as it stands', async () => {
    browserSession.details.change(() => ({
      ...sampleDetails(),
      separateShippingAddress: true,
      shippingAddress: { ...emptyDetails().shippingAddress, name: 'Huber', street: 'Gasse 2' },
    }));
    const { proceed, alert } = await openForm();
    await proceed();
    await waitFor(() => expect(alert()).toBe(orderTexts.deliveryIncomplete));
  });
});

describe('a carrier', () => {
  const only = (taken: string): ShopAnswers => ({
    orderCalc: ({ carrier }) =>
      carrier === taken ? calculationOf(cart) : refused(409, 'not-by-carrier', 'Nicht mit dieser Versandart.'),
  });

  test('says what it costs, or that it does not take this order', async () => {
    const { page } = await openForm(only('Spedition'));
    await waitFor(() => expect(page.getByText(orderTexts.notByCarrier)).toBeTruthy());
    expect(page.getByText('6,00 €', { selector: '.choice-note' })).toBeTruthy();
  });

  test('is chosen if it is the cheapest of those that take the order, and nobody chose another', async () => {
    await openForm(only('Spedition'));
    await waitFor(() => expect(browserSession.details.get().value.carrier).toBe('Spedition'));
  });

  test('that does not take it is no choice to go on with', async () => {
    browserSession.details.change(sampleDetails);
    const { page, proceed } = await openForm(only('Spedition'));
    await page.findByText(orderTexts.notByCarrier);
    await proceed();
    await waitFor(() => expect(page.getByText(orderTexts.carrierRefuses)).toBeTruthy());
    expect(location.pathname).toBe('/shop/P/cart/order');
  });

  test('none takes it: the sentence asks for no other one', async () => {
    browserSession.details.change(sampleDetails);
    const { page, proceed } = await openForm(only('Bote'));
    expect(await page.findAllByText(orderTexts.notByCarrier)).toHaveLength(2);
    await proceed();
    await waitFor(() => expect(page.getByText(orderTexts.noCarrier)).toBeTruthy());
  });
});

test('the order and its total stand beside the form, and change with it', async () => {
  const { page } = await openForm();
  const overview = document.querySelector('.order-overview');
  await waitFor(() => expect(overview?.querySelector('summary .money')?.textContent).toContain('42,00'));
  expect(overview?.querySelector('.order-overview-lines')?.textContent).toContain('1 ×');
  expect(page.queryByText(orderTexts.alreadyCustomer)).toBeNull(); // a shop without accounts
});

test('a way to pay says what happens when', async () => {
  const ways = [
    { name: 'paypal', title: 'PayPal', method: 'paypal' as const },
    { name: 'vorkasse', title: 'Vorkasse', method: 'transfer' as const },
  ];
  const { page } = await openForm({ paymentConditions: { data: ways } });
  expect(page.getByRole('radio', { name: /^PayPal/ })).toBeTruthy();
  expect(page.getByText(orderTexts.paymentMethods.transfer)).toBeTruthy();
});

test('the company is one click away, unless there is one', async () => {
  await openForm();
  expect(document.querySelector<HTMLDetailsElement>('.address-company')?.open).toBe(false);
  browserSession.details.change(() => ({
    ...sampleDetails(),
    address: { ...sampleDetails().address, companyName: 'Lang GmbH' },
  }));
  await openForm();
  expect(document.querySelector<HTMLDetailsElement>('.address-company')?.open).toBe(true);
});

test('with an empty cart one is led to the cart', async () => {
  browserSession.cart.change(() => sampleCart());
  await openForm();
  await waitFor(() => expect(location.pathname).toBe('/shop/P/cart'));
});

test('the date of birth is asked for by a cart with goods from an age on alone, and judged at once [LAW C9, C10]', async () => {
  const line = sampleLine('h', 1);
  const aged = sampleCart({ ...line, product: { ...line.product, minimumAge: 18 } });
  browserSession.cart.change(() => aged);
  browserSession.details.change(sampleDetails);
  const { user, field, proceed, bodiesOf } = await openForm({ orderOptions: { data: [] } });
  const birthDate = field(orderTexts.birthDate);
  await proceed();
  await waitFor(() => expect(descriptionOf(birthDate)).toBe(`${required} ${orderTexts.birthDateHint(18)}`));
  fireEvent.change(birthDate, { target: { value: '2020-01-01' } });
  await waitFor(() => expect(descriptionOf(birthDate)).toContain(fieldErrorText({ code: 'too-young-18' })));
  expect(location.pathname).toBe('/shop/P/cart/order');
  await user.clear(birthDate);
  fireEvent.change(birthDate, { target: { value: '1990-05-31' } });
  await proceed();
  await waitFor(() => expect(location.pathname).toBe('/shop/P/cart/summary'));
  expect(JSON.stringify(bodiesOf('orderCalc'))).not.toContain('1990-05-31');
});

test('no other order asks for a date of birth [LAW C9]', async () => {
  const { page } = await openForm();
  expect(page.queryByText(orderTexts.birthDate)).toBeNull();
});
