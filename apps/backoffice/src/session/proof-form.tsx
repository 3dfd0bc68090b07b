import type { CurrentOperator, PasskeyProof } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isRefusedWith } from '../calls/call-failure.ts';
import { FailureNotice } from '../forms/failure-notice.tsx';
import { Form } from '../forms/form.tsx';
import { type OfficeForm, useOfficeForm } from '../forms/use-office-form.ts';
import { Button } from '../kit/button.tsx';
import { PasswordField } from '../kit/password-field.tsx';
import { TextField } from '../kit/text-field.tsx';
import { sessionTexts as texts } from '../texts/session.de.ts';
import { noteOperator, useOfficeState } from './office-state.ts';
import { hasPasskeySupport } from './passkeys.ts';
import { usePasskeyProof } from './use-passkey-proof.ts';

/** The proof that was typed. */
export interface TypedProof {
  readonly email: string;
  readonly password: string;
  readonly code?: string;
}

/** A way in which a form proves identity. */
export interface ProofWay {
  byPassword(proof: TypedProof): Promise<CurrentOperator>;
  byPasskey(proof: PasskeyProof): Promise<CurrentOperator>;
}

/**
 * Password and, if required, a code; or a passkey. `email`: the operator's address, if known. `offers`: the browser may
 * suggest passkeys in the e-mail field.
 */
export function ProofForm(props: {
  way: ProofWay;
  email?: string;
  offers?: boolean;
  submit: string;
  passkey: string;
  onProven: (operator: CurrentOperator) => void;
  /** Further actions of the form. */
  actions?: ReactNode;
  actionsClassName?: string;
}) {
  const { way, email, offers = false } = props;
  const queries = useQueryClient();
  const [asksCode, setAsksCode] = useState(false);
  const hasPasskeys = useOfficeState()?.hasPasskeys === true && hasPasskeySupport();

  const proven = (operator: CurrentOperator) => {
    noteOperator(queries, operator);
    props.onProven(operator);
  };
  const form = useOfficeForm({
    values: { email: email ?? '', password: '', code: '' },
    async send({ code, ...typed }) {
      try {
        proven(await way.byPassword({ ...typed, ...(code.trim() !== '' && { code }) }));
      } catch (failure) {
        if (isRefusedWith(failure, 'code-required')) setAsksCode(true);
        throw failure;
      }
    },
    fieldOfCode: { 'code-required': 'code' },
  });
  const passkey = usePasskeyProof(async (proof) => proven(await way.byPasskey(proof)), offers && hasPasskeys);

  return (
    <>
      <Form
        form={form}
        actionsClassName={props.actionsClassName ?? 'form-actions'}
        actions={
          <>
            {props.actions}
            <Button look="primary" type="submit" isBusy={form.isBusy}>
              {props.submit}
            </Button>
          </>
        }
      >
        <ProofFields form={form} isKnown={email !== undefined} offers={offers} asksCode={asksCode} />
      </Form>
      {hasPasskeys && (
        <div className="proof-passkey">
          <Button onClick={passkey.ask} isBusy={passkey.isBusy}>
            {props.passkey}
          </Button>
          <FailureNotice failure={passkey.failure} />
        </div>
      )}
    </>
  );
}

/** E-mail and password, and the code. `isKnown`: the operator is already known. */
function ProofFields(props: {
  form: OfficeForm<{ email: string; password: string; code: string }>;
  isKnown: boolean;
  offers: boolean;
  asksCode: boolean;
}) {
  const { form, isKnown, offers, asksCode } = props;
  return (
    <>
      {/* Password managers need it even if the operator is known. */}
      <TextField
        label={texts.email}
        type="email"
        autoComplete={offers ? 'username webauthn' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isKnown}
        {...form.field('email', { required: true })}
      />
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        {...form.field('password', { required: true })}
      />
      {asksCode && (
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('code', { required: true })}
        />
      )}
    </>
  );
}
