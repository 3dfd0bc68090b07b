import type { Answer, SessionSummary } from '@kontor/contract';
import { useId, useRef } from 'react';
import { callFailureOf } from '../../../calls/call-failure.ts';
import { formatTime } from '../../../format/format-date.ts';
import { accountCall } from '../../../session/account-call.ts';
import { signOut } from '../../../session/sign-in.ts';
import { loginDataTexts } from '../../../texts/account.de.ts';
import { loginTexts } from '../../../texts/login.de.ts';
import { Button } from '../../../ui/button.tsx';
import { showSnackbar } from '../../../ui/snackbar-message.ts';
import { useAction } from '../../../ui/use-action.ts';
import type { Loading } from '../../../ui/use-loaded.ts';
import { FailureNotice } from '../notices/failure-notice.tsx';
import { LoadedPart } from '../notices/loaded-part.tsx';

/**
 * The devices on which the customer is logged in, the current one first, with buttons to log out one of them or all
 * others.
 */
export function Devices({ devices }: { devices: Loading<Answer<'accountSessions'>> }) {
  const heading = useId();
  const headline = useRef<HTMLHeadingElement>(null);

  // The button with the focus disappears with the device.
  const end = async (ids: readonly string[]) => {
    for (const id of ids) await endSession(id);
    headline.current?.focus();
    await devices.reload();
    showSnackbar(loginDataTexts.ended(ids.length));
  };

  return (
    <section className="account-part" aria-labelledby={heading}>
      <h2 id={heading} ref={headline} tabIndex={-1}>
        {loginDataTexts.devices}
      </h2>
      <p className="account-hint">{loginDataTexts.devicesHint}</p>
      <LoadedPart of={devices}>
        {({ sessions }) => (
          <>
            <ul className="account-devices">
              {presentFirst(sessions).map((session) => (
                <li key={session._id}>
                  <Device session={session} onEnd={() => (session.isCurrent ? signOut() : end([session._id]))} />
                </li>
              ))}
            </ul>
            {sessions.length > 1 && (
              <EndOthers onEnd={() => end(sessions.filter(({ isCurrent }) => !isCurrent).map(({ _id }) => _id))} />
            )}
          </>
        )}
      </LoadedPart>
    </section>
  );
}

function Device({ session, onEnd }: { session: SessionSummary; onEnd: () => Promise<void> }) {
  const ending = useAction(onEnd);
  const { device, isCurrent } = session;
  return (
    <div className="account-device">
      <p>
        <strong>{device}</strong>
        {isCurrent && <span className="account-device-here">{loginDataTexts.thisDevice}</span>}
        <span className="account-device-facts">{loginDataTexts.usedAt(formatTime(session.usedAt))}</span>
        <span className="account-device-facts">{loginDataTexts.since(formatTime(session.createdAt))}</span>
      </p>
      <Button
        onClick={ending.run}
        aria-disabled={ending.isBusy || undefined}
        aria-label={isCurrent ? loginDataTexts.endThis : loginDataTexts.endOf(device)}
      >
        {loginTexts.signOut}
      </Button>
      <FailureNotice failure={ending.failure} />
    </div>
  );
}

function EndOthers({ onEnd }: { onEnd: () => Promise<void> }) {
  const ending = useAction(onEnd);
  return (
    <>
      <p>
        <Button onClick={ending.run} aria-disabled={ending.isBusy || undefined}>
          {loginDataTexts.endOthers}
        </Button>
      </p>
      <FailureNotice failure={ending.failure} />
    </>
  );
}

/** Ends a session. One that has already ended counts as logged out. */
async function endSession(_id: string): Promise<void> {
  try {
    await accountCall('accountSessionEnd', { _id });
  } catch (failure) {
    if (callFailureOf(failure)?.status !== 404) throw failure;
  }
}

function presentFirst(sessions: readonly SessionSummary[]): SessionSummary[] {
  return [...sessions].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}
