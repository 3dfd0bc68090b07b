import { isRefusedWith } from '../calls/call-failure.ts';
import { sendCall } from '../calls/send-call.ts';
import { type Action, useAction } from '../kit/use-action.ts';

/**
 * Ends the session. The page is reloaded, so nothing that it showed remains.
 *
 * @param pause stops what needs a session; returns the function that goes on with it if the session could not be ended
 */
export function useSignOut(pause: () => () => void): Action<[]> {
  return useAction(async () => {
    const goOn = pause();
    try {
      await sendCall('officeSignOut', {});
    } catch (failure) {
      if (!isRefusedWith(failure, 'not-signed-in')) {
        goOn();
        throw failure;
      }
    }
    location.assign(`${import.meta.env.BASE_URL}anmelden`);
  });
}
