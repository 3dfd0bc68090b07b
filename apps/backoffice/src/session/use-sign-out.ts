import { isRefusedWith } from '../calls/call-failure.ts';
import { sendCall } from '../calls/send-call.ts';
import { type Action, useAction } from '../kit/use-action.ts';

/** Ends the session. The page is reloaded, so nothing that it showed remains. */
export function useSignOut(): Action<[]> {
  return useAction(async () => {
    try {
      await sendCall('officeSignOut', {});
    } catch (failure) {
      if (!isRefusedWith(failure, 'not-signed-in')) throw failure;
    }
    location.assign(`${import.meta.env.BASE_URL}anmelden`);
  });
}
