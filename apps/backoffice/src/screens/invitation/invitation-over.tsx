import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { failureMessage } from '../../calls/failure-message.ts';
import { Doorstep } from '../../shell/doorstep.tsx';
import { invitationTexts as texts } from '../../texts/invitation.de.ts';

/** The invitation was used, is older than a day, or could not be checked. */
export function InvitationOver({ error }: Pick<ErrorComponentProps, 'error'>) {
  return (
    <Doorstep title={texts.over}>
      <p>{failureMessage(error)}</p>
      <p>
        <Link className="button button-secondary" to="/anmelden">
          {texts.toSignIn}
        </Link>
      </p>
    </Doorstep>
  );
}
