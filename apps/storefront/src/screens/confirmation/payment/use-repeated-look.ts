import { useEffect, useRef, useState } from 'react';
import { pauseBeforeLook } from './look-pauses.ts';

/** Repeated checks of a status. */
export interface RepeatedLook {
  /** It has checked often enough and waits for the visitor. */
  readonly rests: boolean;
  again(): void;
}

/**
 * Checks with growing pauses while the component is mounted; whoever learns the status unmounts it. Failed checks are
 * ignored. `atOnce`: no pause before the first check.
 */
export function useRepeatedLook(look: () => Promise<unknown>, atOnce: boolean): RepeatedLook {
  const [round, setRound] = useState(0);
  const [rests, setRests] = useState(false);
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    let isShown = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (done: number) => {
      if (!isShown) return;
      const pause = pauseBeforeLook(done);
      if (pause === null) setRests(true);
      else timer = setTimeout(lookNow, pause, done + 1);
    };
    const lookNow = (done: number) =>
      latest.current().then(
        () => wait(done),
        () => wait(done),
      );
    if (atOnce || round > 0) lookNow(0);
    else wait(0);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [atOnce, round]);
  const again = () => {
    setRests(false);
    setRound(round + 1);
  };
  return { rests, again };
}
