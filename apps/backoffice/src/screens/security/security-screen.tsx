import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { securityQuery } from '../../records/security-query.ts';
import { RoomHead } from '../../shell/room-head.tsx';
import { securityTexts as texts } from '../../texts/security.de.ts';
import { AppSection } from './app-section.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { CodesSection } from './codes-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** How the operator proves their identity, the strongest way first, and their sessions. */
export function SecurityScreen(): ReactNode {
  const { data: security } = useSuspenseQuery(securityQuery);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <div className="room">
      <RoomHead title={texts.title} />
      <PasskeysSection passkeys={security.passkeys} />
      <AppSection hasTotp={security.hasTotp} onCodes={setCodes} />
      {security.hasTotp && <CodesSection left={security.recoveryCodesLeft} onCodes={setCodes} />}
      <PasswordSection />
      <SessionsSection />
      {codes !== null && <CodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </div>
  );
}
