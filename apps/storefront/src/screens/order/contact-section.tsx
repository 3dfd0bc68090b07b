import { getRouteApi, rootRouteId } from '@tanstack/react-router';
import { askForLogin } from '../../session/login-wish.ts';
import { orderTexts } from '../../texts/order.de.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FormPart } from './form-part.ts';

const root = getRouteApi(rootRouteId);

/**
 * The e-mail address for the confirmation. A customer who is logged in cannot change it here (SPEC §4). Where a mail
 * will ask for reviews, the form says so, and how to object (LAW D8).
 */
export function ContactSection({
  form,
  errors,
  customer,
  asksAfterDays,
}: FormPart & { asksAfterDays: number | undefined }) {
  const offersLogin = root.useLoaderData({ select: (shell) => shell.login !== 'none' });
  return (
    <fieldset className="order-section" disabled={customer !== null}>
      <legend>{orderTexts.contact}</legend>
      {customer === null && offersLogin && (
        <p className="order-login">
          {orderTexts.alreadyCustomer}{' '}
          <Button look="plain" onClick={askForLogin}>
            {orderTexts.login}
          </Button>
        </p>
      )}
      <TextField
        label={orderTexts.email}
        hint={customer === null ? orderTexts.emailHint : orderTexts.emailOfAccount}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="email"
        required
        error={errors.email?.message}
        {...form.register('email')}
      />
      {asksAfterDays !== undefined && <p className="order-form-hint">{orderTexts.reviewRequest(asksAfterDays)}</p>}
    </fieldset>
  );
}
