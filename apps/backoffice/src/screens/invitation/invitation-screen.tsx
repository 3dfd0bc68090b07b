import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { sendCall } from '../../calls/send-call.ts';
import { Form } from '../../forms/form.tsx';
import { useOfficeForm } from '../../forms/use-office-form.ts';
import { Button } from '../../kit/button.tsx';
import { PasswordField } from '../../kit/password-field.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { noteOperator } from '../../session/office-state.ts';
import { Doorstep } from '../../shell/doorstep.tsx';
import { invitationTexts as texts } from '../../texts/invitation.de.ts';

const route = getRouteApi('/einladung');

/** Creates the account of an invitation, or sets its new password, and signs in. */
export function InvitationScreen(): ReactNode {
  const { token, invitation } = route.useLoaderData();
  const { kind, name, email } = invitation;
  const queries = useQueryClient();
  const router = useRouter();
  const form = useOfficeForm({
    values: { name, email, password: '' },
    async send(typed) {
      const operator = await sendCall('invitationAccept', { token, ...typed });
      noteOperator(queries, operator);
      await router.navigate({ to: '/', replace: true, ignoreBlocker: true });
    },
    fieldOfCode: { 'operator-exists': 'email' },
  });
  const isOwner = kind === 'owner';
  return (
    <Doorstep title={texts[kind]}>
      {isOwner && <p>{texts.ownerHint}</p>}
      {kind === 'reset' && <p>{texts.resetHint}</p>}
      <Form
        form={form}
        actions={
          <Button look="primary" type="submit" isBusy={form.isBusy}>
            {kind === 'reset' ? texts.submitReset : texts.submit}
          </Button>
        }
      >
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="name"
          {...form.field('name', { required: true })}
        />
        <TextField
          label={texts.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={!isOwner}
          {...form.field('email', { required: true })}
        />
        <PasswordField
          label={texts.password}
          hint={texts.passwordHint}
          autoComplete="new-password"
          {...form.field('password', { required: true })}
        />
      </Form>
    </Doorstep>
  );
}
