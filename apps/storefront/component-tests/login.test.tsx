// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountTexts } from '../src/texts/account.de.ts';
import { fieldErrorText } from '../src/texts/errors.de.ts';
import { loginTexts, noPasswordTexts, passwordRefusalTexts, registrationTexts } from '../src/texts/login.de.ts';
import { shellTexts } from '../src/texts/shell.de.ts';
import { shopTexts } from '../src/texts/shop.de.ts';
import { browserSession } from '../src/visit/browser-session.ts';
import { noRegistration } from '../src/visit/registration-request.ts';
import { checkoutAnswers, customer, uiSettings } from './testing/answers.ts';
import { openPage, refused, type ShopAnswers } from './testing/open-page.tsx';
import { descriptionOf, wordsOf } from './testing/words.ts';

const required = fieldErrorText({ code: 'required' });
const answers: ShopAnswers = {
  uiSettings: { data: { ...uiSettings, userLogin: true } },
  current: refused(401, 'not-signed-in', ''),
  countries: checkoutAnswers.countries,
};

beforeEach(() => browserSession.registration.change(() => noRegistration));

describe('the login overlay', () => {
  const openLogin = async (more: ShopAnswers = {}) => {
    const opened = await openPage('/shop/P/register', { ...answers, ...more });
    const { page, user } = opened;
    await user.click(page.getByRole('button', { name: shellTexts.login }));
    const overlay = within(await page.findByRole('dialog', { name: loginTexts.title }));
    const username = () => overlay.getByLabelText<HTMLInputElement>(loginTexts.username, { exact: false });
    const password = () =>
      overlay.getByLabelText<HTMLInputElement>(/^Passwort/, { selector: 'input:not([type="checkbox"])' });
    const submit = () => user.click(overlay.getByRole('button', { name: loginTexts.submit }));
    return { ...opened, overlay, username, password, submit };
  };

  test('begins in the first field, and closes by its button', async () => {
    const { page, user, overlay, username } = await openLogin();
    // The form comes a moment after the frame around it.
    await waitFor(() => expect(document.activeElement).toBe(username()));
    await user.click(overlay.getByRole('button', { name: shopTexts.close }));
    expect(page.queryByRole('dialog')).toBeNull();
  });

  test('sends nothing without both, and leads to what is missing [SPEC §5.1]', async () => {
    const { user, username, password, submit, bodiesOf } = await openLogin();
    await submit();
    expect([descriptionOf(username()), descriptionOf(password())]).toEqual([required, required]);
    expect(document.activeElement).toBe(username());
    await user.type(username(), 'anna@example.at');
    expect(descriptionOf(username())).toBe('');
    await submit();
    expect(document.activeElement).toBe(password());
    expect(bodiesOf('login')).toEqual([]);
  });

  test('refused says why aloud, and what was typed as password is selected to be typed over [SPEC §8.2]', async () => {
    const login = refused(403, 'login-failed', 'E-Mail-Adresse oder Passwort ist falsch.');
    const { user, overlay, username, password, submit, bodiesOf } = await openLogin({ login });
    await user.type(username(), ' anna@example.at ');
    await user.type(password(), 'geraten{Enter}');
    const alert = overlay.getByRole('alert');
    await waitFor(() => expect(wordsOf(alert)).toContain(loginTexts.failed));
    expect(wordsOf(alert)).toContain('E-Mail-Adresse oder Passwort ist falsch.');
    expect(bodiesOf('login')).toEqual([{ username: 'anna@example.at', password: 'geraten' }]);
    expect([password().selectionStart, password().selectionEnd]).toEqual([0, 'geraten'.length]);
    await submit();
    expect(bodiesOf('login')).toHaveLength(2);
  });

  test('of an account of another shop leads to a new password, with the name that was typed [SPEC §8.1]', async () => {
    const login = refused(500, 'no-password', '');
    const { page, user, username, password } = await openLogin({ login });
    await user.type(username(), 'anna@example.at');
    await user.type(password(), 'altes Passwort{Enter}');
    const dialog = within(await page.findByRole('alertdialog', { name: noPasswordTexts.title }));
    expect(dialog.getByText(noPasswordTexts.text)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: noPasswordTexts.ok }));
    await waitFor(() => expect(location.pathname).toBe('/shop/P/register'));
    expect(browserSession.registration.get().value.email).toBe('anna@example.at');
  });

  test('shows a password only as long as it is asked to', async () => {
    const { user, overlay, password } = await openLogin();
    const box = overlay.getByRole('checkbox', { name: loginTexts.showPassword });
    expect(password().type).toBe('password');
    await user.click(box);
    expect(password().type).toBe('text');
    await user.click(box);
    expect(password().type).toBe('password');
  });
});

describe('the registration', () => {
  const openRegistration = async (more: ShopAnswers = {}) => {
    const opened = await openPage('/shop/P/register', { ...answers, ...more });
    const { page, user } = opened;
    const email = () => page.getByLabelText<HTMLInputElement>(registrationTexts.email, { exact: false });
    const password = () => page.getByLabelText<HTMLInputElement>(registrationTexts.password, { exact: false });
    const request = () => user.click(page.getByRole('button', { name: registrationTexts.request }));
    return { ...opened, email, password, request };
  };

  test.each([
    ['', 'Ein kurzer Satz!', required, ''],
    ['anna@', 'Ein kurzer Satz!', fieldErrorText({ code: 'invalid-email' }), ''],
    ['anna@example.at', 'kurz', '', passwordRefusalTexts['too-short']],
    ['anna@example.at', 'Anna@example.at', '', passwordRefusalTexts['is-email']],
  ])('of %j with the password %j asks for no code', async (typed, secret, wrongEmail, wrongPassword) => {
    const { user, email, password, request, bodiesOf } = await openRegistration();
    if (typed !== '') await user.type(email(), typed);
    await user.type(password(), secret);
    await request();
    expect(descriptionOf(email())).toBe(wrongEmail);
    expect(descriptionOf(password())).toBe(`${wrongPassword} ${registrationTexts.passwordHint}`.trim());
    expect(document.activeElement).toBe(wrongEmail === '' ? password() : email());
    expect(bodiesOf('register')).toEqual([]);
  });

  test('the shop’s refusal of a field is shown beside that field', async () => {
    const msg = 'Dieses Passwort ist zu leicht zu erraten.';
    const errors = [{ path: 'password', code: 'refused', msg }];
    const register = refused(400, 'password-refused', 'Bitte wählen Sie ein anderes Passwort.', { errors });
    const { page, user, email, password, request } = await openRegistration({ register });
    await user.type(email(), 'anna@example.at');
    await user.type(password(), 'Passwort123');
    await request();
    await waitFor(() => expect(descriptionOf(password())).toContain(msg));
    expect(page.queryByRole('alertdialog')).toBeNull();
  });

  test('sent, it says where the code went, and the address outlives the page, but no password does', async () => {
    const { page, user, email, password, request } = await openRegistration({ register: { ok: true } });
    await user.type(email(), 'anna@example.at');
    await user.type(password(), 'Ein kurzer Satz!');
    await request();
    const alert = within(await page.findByRole('alertdialog', { name: registrationTexts.alertTitle }));
    expect(alert.getByText(registrationTexts.codeSent)).toBeTruthy();
    expect(sessionStorage.getItem('registration')).toContain('anna@example.at');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Ein kurzer Satz!');
  });
});

describe('the confirmed registration', () => {
  const password = 'Ein kurzer Satz!';
  const confirm = async (more: ShopAnswers) => {
    browserSession.registration.change(() => ({ email: 'anna@example.at', requestedFor: 'anna@example.at' }));
    const opened = await openPage('/shop/P/register', { ...answers, ...more });
    const { page, user } = opened;
    await user.type(page.getByLabelText(registrationTexts.code, { exact: false, selector: '[name="code"]' }), '123456');
    await user.type(page.getByLabelText(registrationTexts.repeatPassword, { exact: false }), password);
    await user.click(page.getByRole('button', { name: registrationTexts.verify }));
    return opened;
  };
  const credentials = { username: 'anna@example.at', password };

  test('logs the customer in at once, before it is said that it is done [SPEC §4.6.2, §8.16]', async () => {
    const { page, bodiesOf } = await confirm({ verify: { ok: true }, login: customer });
    await page.findByText(registrationTexts.done);
    expect(bodiesOf('login')).toEqual([credentials]);
  });

  test('is done even if the login fails', async () => {
    const { page, bodiesOf } = await confirm({ verify: { ok: true }, login: refused(503, 'unavailable', '') });
    await page.findByText(registrationTexts.done);
    expect(bodiesOf('login')).toEqual([credentials]);
  });

  test('that is refused logs nobody in', async () => {
    const { page, bodiesOf } = await confirm({ verify: refused(400, 'code-refused', 'Der Code ist nicht richtig.') });
    await page.findByText('Der Code ist nicht richtig.');
    expect(bodiesOf('login')).toEqual([]);
    expect(page.queryByText(registrationTexts.done)).toBeNull();
  });
});

describe('the account of a guest', () => {
  test.each([
    ['anybody', { userLogin: true }, accountTexts.guest, loginTexts.register, 3],
    ['known customers only', { partnerLogin: true }, accountTexts.guestWithoutRegistration, loginTexts.reset, 0],
  ])('where %s may log in', async (_, login, sentence, link, reasons) => {
    const settings = { data: { ...uiSettings, ...login } };
    const { page, bodiesOf } = await openPage('/konto', { ...answers, uiSettings: settings });
    expect(await page.findByText(sentence)).toBeTruthy();
    const main = within(page.getByRole('main'));
    expect(main.getByRole('link', { name: link }).getAttribute('href')).toBe('/shop/P/register');
    expect(accountTexts.reasons.lines.filter((reason) => main.queryByText(reason) !== null)).toHaveLength(reasons);
    expect(bodiesOf('accountOrders')).toEqual([]);
  });
});

describe('the overlay of a customer', () => {
  test('leads to the account first; logging out is the quieter button', async () => {
    const { page, user } = await openPage('/agb', { ...answers, current: customer, templateContent: '<p>AGB</p>' });
    await user.click(await page.findByRole('button', { name: shellTexts.loggedIn }));
    const overlay = within(await page.findByRole('dialog', { name: loginTexts.signedInTitle }));
    const looks = (element: HTMLElement) => element.className;
    expect(looks(overlay.getByRole('link', { name: loginTexts.account }))).toBe('button button-primary');
    expect(looks(overlay.getByRole('button', { name: loginTexts.signOut }))).toBe('button button-secondary');
  });
});
