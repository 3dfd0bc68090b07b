import { getRouteApi, rootRouteId, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { registrationAddress } from '../../page/address.ts';
import { LoginForm } from '../../shell/login/login-form.tsx';
import { NoPasswordDialog } from '../../shell/login/no-password-dialog.tsx';
import { accountTexts } from '../../texts/account.de.ts';
import { Icon } from '../../ui/icon.tsx';

const root = getRouteApi(rootRouteId);

/**
 * Shown to guests: why a login is needed here, the login form, and below it how to get an account and what for. After
 * the login the page is reloaded (SPEC §4).
 */
export function GuestSection() {
  const router = useRouter();
  const offersRegistration = root.useLoaderData({ select: (shell) => shell.login === 'anybody' });
  const [isImported, setImported] = useState(false);
  return (
    <div className="account-guest">
      <p>{offersRegistration ? accountTexts.guest : accountTexts.guestWithoutRegistration}</p>
      <LoginForm
        offersRegistration={offersRegistration}
        onImported={() => setImported(true)}
        onLeave={() => undefined}
      />
      {offersRegistration && (
        <section className="account-reasons">
          <h2>{accountTexts.reasons.title}</h2>
          <ul>
            {accountTexts.reasons.lines.map((line) => (
              <li key={line}>
                <Icon name="check" />
                {line}
              </li>
            ))}
          </ul>
        </section>
      )}
      {isImported && <NoPasswordDialog onClose={() => router.navigate({ href: registrationAddress })} />}
    </div>
  );
}
