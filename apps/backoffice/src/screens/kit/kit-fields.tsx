import { Button, type ButtonLook } from '../../kit/button.tsx';
import { CheckBox } from '../../kit/check-box.tsx';
import { CopyField } from '../../kit/copy-field.tsx';
import { PasswordField } from '../../kit/password-field.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { kitPageTexts as texts } from '../../texts/kit-page.de.ts';

const looks: readonly ButtonLook[] = ['primary', 'secondary', 'danger', 'plain'];

/** Buttons and fields: empty, filled, with hints, refused, disabled. */
export function KitFields() {
  return (
    <div className="form">
      {[false, true].map((isBusy) => (
        <div key={`${isBusy}`} className="form-actions">
          {looks.map((look) => (
            <Button key={look} look={look} isBusy={isBusy}>
              {look === 'danger' ? texts.remove : texts.save}
            </Button>
          ))}
        </div>
      ))}
      <div className="form-row">
        <TextField label={texts.name} />
        <TextField label={texts.name} hint={texts.hint} defaultValue={texts.value} />
        <TextField label={texts.name} hint={texts.hint} error={texts.error} defaultValue={texts.long} />
        <TextField label={texts.name} readOnly value={texts.value} />
        <PasswordField label={texts.password} autoComplete="off" defaultValue={texts.value} />
        <SelectField label={texts.role}>
          {texts.roles.map((role) => (
            <option key={role}>{role}</option>
          ))}
        </SelectField>
        <TextField label={texts.day} type="date" defaultValue="2026-11-26" />
        <TextField label={texts.day} type="date" error={texts.error} />
      </div>
      <CheckBox label={texts.right} defaultChecked />
      <CheckBox label={texts.right} hint={texts.rightHint} />
      <CheckBox label={texts.right} disabled />
      <CopyField label={texts.address} text={texts.addressText} />
    </div>
  );
}
