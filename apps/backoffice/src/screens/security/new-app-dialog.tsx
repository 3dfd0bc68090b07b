import type { TotpOffer } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { officeCall } from '../../calls/office-call.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useOfficeForm } from '../../forms/use-office-form.ts';
import { CopyField } from '../../kit/copy-field.tsx';
import { QrCode } from '../../kit/qr-code.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { securityQuery } from '../../records/security-query.ts';
import { securityTexts as texts } from '../../texts/security.de.ts';

/**
 * Shows the secret to the app's camera and asks for one of its codes. The picture is drawn here, so nobody else sees
 * it.
 */
export function NewAppDialog(props: {
  offer: TotpOffer;
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
}) {
  const { challenge, secret, address } = props.offer;
  const queries = useQueryClient();
  const form = useOfficeForm({
    values: { code: '' },
    async send({ code }) {
      const { codes } = await officeCall('totpAdd', { challenge, code });
      await queries.invalidateQueries(securityQuery);
      props.onClose();
      props.onCodes(codes);
    },
    fieldOfCode: { 'code-refused': 'code' },
  });
  return (
    <FormDialog title={texts.setUpApp} submit={texts.setUpApp} form={form} onClose={props.onClose}>
      <p>{texts.scan}</p>
      <QrCode text={address} label={texts.picture} />
      <CopyField label={texts.secret} text={secret} />
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.field('code', { required: true })}
      />
    </FormDialog>
  );
}
