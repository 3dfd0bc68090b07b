// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { kitTexts } from '../src/texts/kit.de.ts';
import { kitPageTexts as texts } from '../src/texts/kit-page.de.ts';
import { todayTexts } from '../src/texts/today.de.ts';
import { unsavedTexts } from '../src/texts/unsaved.de.ts';
import { onlyPassword } from './testing/answers.ts';
import { openOffice } from './testing/open-office.tsx';

/** The sentences that describe a field to a screen reader. */
function descriptionOf(field: Element): string {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

async function openForm() {
  const opened = await openOffice('/kit', { ownSecurity: onlyPassword });
  const form = within(await opened.page.findByRole('form', { name: texts.form }));
  const name = form.getByLabelText<HTMLInputElement>(texts.name);
  return { ...opened, form, name, save: () => opened.user.click(form.getByRole('button', { name: texts.save })) };
}

describe('a form', () => {
  test('can always be sent: it says at its field what is missing, and leads there', async () => {
    const { name, save } = await openForm();
    await save();
    expect([descriptionOf(name), document.activeElement]).toEqual([kitTexts.required, name]);
  });

  test('a refusal stays at the field that it names, with what was typed', async () => {
    const { user, name, save, form } = await openForm();
    await user.type(name, 'Max');
    await save();
    await waitFor(() => expect(descriptionOf(name)).toBe(texts.error));
    expect([name.value, document.activeElement, form.queryByText(texts.refused)]).toEqual(['Max', name, null]);
  });

  test('left with changes asks to save, discard or stay; typed and typed back asks nothing', async () => {
    const { page, user, name, router } = await openForm();
    await user.type(name, 'Max');
    const leave = () => router.navigate({ to: '/anmelden', search: {} });
    leave();
    const question = within(await page.findByRole('alertdialog', { name: unsavedTexts.title }));
    await user.click(question.getByRole('button', { name: unsavedTexts.stay }));
    expect([page.queryByRole('alertdialog'), name.value]).toEqual([null, 'Max']);

    leave();
    const again = within(await page.findByRole('alertdialog'));
    await user.click(again.getByRole('button', { name: unsavedTexts.save }));
    // The save was refused, so the page stays open and shows its errors.
    await waitFor(() => expect([page.queryByRole('alertdialog'), descriptionOf(name)]).toEqual([null, texts.error]));

    await user.clear(name);
    await router.navigate({ to: '/' });
    expect(await page.findByRole('heading', { level: 1, name: todayTexts.title })).toBeDefined();
  });
});

describe('a dialog', () => {
  test('begins in its first field, closes by Escape, and returns the focus', async () => {
    const { page, user } = await openOffice('/kit');
    const opener = await page.findByRole('button', { name: texts.openDialog });
    await user.click(opener);
    const dialog = await page.findByRole('dialog', { name: texts.rename });
    expect(within(dialog).getByLabelText<HTMLInputElement>(texts.name).value).toBe(texts.value);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  });
});

test('a password can be made readable, and hidden again', async () => {
  const { page, user } = await openOffice('/kit');
  const password = await page.findByLabelText<HTMLInputElement>(texts.password);
  await user.click(page.getByRole('button', { name: kitTexts.showPassword }));
  expect(password.type).toBe('text');
  await user.click(page.getByRole('button', { name: kitTexts.hidePassword }));
  expect(password.type).toBe('password');
});
