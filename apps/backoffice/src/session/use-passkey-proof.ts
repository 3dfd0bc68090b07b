import type { PasskeyProof } from '@kontor/contract/office';
import { useEffect, useEffectEvent } from 'react';
import { useAction } from '../kit/use-action.ts';
import { askForPasskey, offerPasskeys, stopOffering } from './passkeys.ts';

/** A passkey challenge expires after five minutes, so an open page requests a new one earlier, in ms. */
const offeredAnew = 4 * 60_000;

/**
 * Proves identity by passkey: when a button is pressed or, with `isOffered`, when the browser suggests one in the
 * e-mail field.
 */
export function usePasskeyProof(prove: (proof: PasskeyProof) => Promise<void>, isOffered: boolean) {
  const asked = useAction(async () => prove(await askForPasskey()));
  const offered = useAction(prove);
  const accept = useEffectEvent((proof: PasskeyProof) => offered.run(proof));
  useEffect(() => {
    if (!isOffered) return;
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
  }, [isOffered]);
  return { ask: () => asked.run(), isBusy: asked.isBusy, failure: asked.failure ?? offered.failure };
}
