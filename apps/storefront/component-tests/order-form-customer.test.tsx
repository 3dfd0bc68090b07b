// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { calculationOf, sampleCart, sampleLine } from '../src/cart/testing/sample-cart.ts';
import { orderTexts } from '../src/texts/order.de.ts';
import { browserSession } from '../src/visit/browser-session.ts';
import { emptyDetails } from '../src/visit/order-details.ts';
import { address, checkoutAnswers, customer, uiSettings } from './testing/answers.ts';
import { openPage, type ShopAnswers } from './testing/open-page.tsx';
import { descriptionOf } from './testing/words.ts';

const cart = { ...sampleCart(sampleLine('h', 1)), account: { customer: customer._id, saved: null } };
/** An imported customer: only the operator changes the billing address. */
const imported = { ...customer, onlineUser: false };

const openForm = async (more: ShopAnswers = {}) => {
  const opened = await openPage('/shop/P/cart/order', {
    ...checkoutAnswers,
    uiSettings: { data: { ...uiSettings, userLogin: true } },
    ...{ current: imported, cartLoad: { items: [], vouchers: [], joined: [], version: 1 } },
    cartSave: (saved) => ({ ...saved, version: 2 }),
    ...{ orderCalc: calculationOf(cart), accountAddresses: { addresses: [] } },
    ...more,
  });
  const field = (label: string) => opened.page.getByLabelText<HTMLInputElement>(label, { exact: false });
  await waitFor(() => expect(field(orderTexts.email).value).toBe(customer.email));
  return { ...opened, field };
};

beforeEach(() => {
  browserSession.cart.change(() => cart);
  browserSession.details.change(emptyDetails);
});

test('an imported customer finds e-mail and billing address filled in, and can change neither [SPEC §4.2.9, §6.3]', async () => {
  const { page, field } = await openForm();
  expect(field(orderTexts.email).matches('fieldset[disabled] input')).toBe(true);
  expect(descriptionOf(field(orderTexts.email))).toBe(orderTexts.emailOfAccount);
  expect(field(orderTexts.street).value).toBe(address.street);
  const billing = page.getByRole('group', { name: orderTexts.billingAddress });
  expect(billing.hasAttribute('disabled')).toBe(true);
  expect(descriptionOf(billing)).toBe(orderTexts.billingLocked);
});

test('an address of the address book becomes the delivery address and is sent with the order', async () => {
  const work = { ...address, companyName: 'Eisenhof', street: 'Werkweg 3', zipCode: '4020', city: 'Linz' };
  const accountAddresses = { addresses: [{ _id: 'a1', address: work }] };
  const { page, user } = await openForm({ accountAddresses });
  await user.click(page.getByRole('checkbox', { name: orderTexts.separateShippingAddress }));
  await user.selectOptions(
    await page.findByLabelText(orderTexts.fromAddressBook),
    'Eisenhof, Anna Huber, Werkweg 3, 4020 Linz',
  );
  const streets = page.getAllByLabelText<HTMLInputElement>(orderTexts.street, { exact: false });
  expect(streets.map(({ value }) => value)).toEqual([address.street, 'Werkweg 3']);
  await user.click(page.getByRole('radio', { name: /^Post/ }));
  await user.click(page.getByRole('button', { name: orderTexts.next }));
  await waitFor(() => expect(location.pathname).toBe('/shop/P/cart/summary'));
  expect(browserSession.details.get().value).toMatchObject({
    separateShippingAddress: true,
    shippingAddress: { companyName: 'Eisenhof', zipCode: '4020', city: 'Linz' },
  });
});
