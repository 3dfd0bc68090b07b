import type { CurrentOperator, PasskeyProof } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { isRefusedWith } from '../calls/call-failure.ts';
import { FailureNotice } from '../forms/failure-notice.tsx';
import { Form } from '../forms/form.tsx';
import { useOfficeForm } from '../forms/use-office-form.ts';
import { Button } from '../kit/button.tsx';
import { PasswordField } from '../kit/password-field.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useAction } from '../kit/use-action.ts';
import { sessionTexts as texts } from '../texts/session.de.ts';
import { noteOperator, useOfficeState } from './office-state.ts';
import { askForPasskey, hasPasskeySupport, offerPasskeys, stopOffering } from './passkeys.ts';

/** What somebody typed to prove who they are. */
export interface TypedProof {
  readonly email: string;
  readonly password: string;
  readonly code?: string;
}

/** How a form proves who somebody is. */
export interface ProofWay {
  byPassword(proof: TypedProof): Promise<CurrentOperator>;
  byPasskey(proof: PasskeyProof): Promise<CurrentOperator>;
}

/** A question to a passkey is over after five minutes, so a page that stays open asks another one before, in ms. */
const offeredAnew = 4 * 60_000;

/**
 * Password, and a code where one is asked for; or a passkey. `email`: whose, where that is known. `offers`: the browser
 * may suggest passkeys in the e-mail field.
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
  const passkey = useAction(async () => {
    proven(await way.byPasskey(await askForPasskey()));
  });

  const offered = useAction(async (proof: PasskeyProof) => proven(await way.byPasskey(proof)));
  const accept = useEffectEvent((proof: PasskeyProof) => offered.run(proof));
  useEffect(() => {
    if (!offers || !hasPasskeys) return;
    let isOver = false;
    const offer = async () => {
      const proof = await offerPasskeys();
      if (proof !== null && !isOver) accept(proof);
    };
    offer();
    const again = setInterval(offer, offeredAnew);
    return () => {
      isOver = true;
      clearInterval(again);
      stopOffering();
    };
  }, [offers, hasPasskeys]);

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
        {/* For password managers also where it is known. */}
        <TextField
          label={texts.email}
          type="email"
          autoComplete={offers ? 'username webauthn' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
          readOnly={email !== undefined}
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
      </Form>
      {hasPasskeys && (
        <div className="proof-passkey">
          <Button onClick={() => passkey.run()} isBusy={passkey.isBusy}>
            {props.passkey}
          </Button>
          <FailureNotice failure={passkey.failure ?? offered.failure} />
        </div>
      )}
    </>
  );
}
