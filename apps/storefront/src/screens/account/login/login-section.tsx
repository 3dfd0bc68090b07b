import type { User } from '@kontor/contract';
import { useCallback } from 'react';
import { accountCall } from '../../../session/account-call.ts';
import { useLoaded } from '../../../ui/use-loaded.ts';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { Devices } from './devices.tsx';

/** The customer's login data and devices. */
export function LoginSection({ user }: { user: User }) {
  const load = useCallback(() => accountCall('accountSessions', {}), []);
  const devices = useLoaded(load);
  return (
    <>
      <ChangeEmail user={user} />
      <ChangePassword user={user} onChanged={devices.reload} />
      <Devices devices={devices} />
    </>
  );
}
