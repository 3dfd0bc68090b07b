import { useRouter, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Notice } from '../../kit/notice.tsx';
import { useOfficeState } from '../../session/office-state.ts';
import { ProofForm } from '../../session/proof-form.tsx';
import { signingIn } from '../../session/signing-in.ts';
import { Doorstep } from '../../shell/doorstep.tsx';
import { sessionTexts as texts } from '../../texts/session.de.ts';
import { readSignInSearch } from './sign-in-search.ts';

/** Signing in by password, by code if required, or by passkey. */
export function SignInScreen(): ReactNode {
  const { nach = '/' } = readSignInSearch(useSearch({ strict: false }));
  const router = useRouter();
  const isSetUp = useOfficeState()?.isSetUp ?? true;
  return (
    <Doorstep title={texts.signIn}>
      {!isSetUp && (
        <Notice look="warn" title={texts.notSetUp}>
          <p>{texts.notSetUpHint}</p>
        </Notice>
      )}
      <ProofForm
        way={signingIn}
        offers
        submit={texts.signIn}
        passkey={texts.passkey}
        onProven={() => router.navigate({ href: nach, replace: true })}
      />
      <p className="field-hint">{texts.forgotten}</p>
    </Doorstep>
  );
}
