import { useQueryClient } from '@tanstack/react-query';
import { officeCall } from '../../calls/office-call.ts';
import { Form } from '../../forms/form.tsx';
import { useOfficeForm } from '../../forms/use-office-form.ts';
import { Button } from '../../kit/button.tsx';
import { PasswordField } from '../../kit/password-field.tsx';
import { showToast } from '../../kit/toast-message.ts';
import { useOperator } from '../../session/office-state.ts';
import { securityTexts as texts } from '../../texts/security.de.ts';
import { SecuritySection } from './security-section.tsx';
import { sessionsQuery } from './sessions-query.ts';

/** Changes the password. All other sessions end. */
export function PasswordSection() {
  const queries = useQueryClient();
  const { email } = useOperator();
  const form = useOfficeForm({
    values: { password: '' },
    async send(typed) {
      await officeCall('ownPassword', typed);
      await queries.invalidateQueries(sessionsQuery);
      showToast(texts.passwordSet);
    },
    resetsTo: { password: '' },
  });
  return (
    <SecuritySection title={texts.password}>
      <Form
        form={form}
        label={texts.password}
        actions={
          <Button type="submit" isBusy={form.isBusy}>
            {texts.setPassword}
          </Button>
        }
      >
        {/* The name, for password managers. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={texts.newPassword}
          hint={texts.passwordHint}
          autoComplete="new-password"
          {...form.field('password', { required: true })}
        />
      </Form>
    </SecuritySection>
  );
}
