import { type TouchEvent, useEffect, useRef } from 'react';
import { swipeStep } from './gallery-position.ts';

/**
 * Steps by the arrow keys, wherever the focus is, and by swipes on the element that gets the returned listeners. With
 * `onStep` null both are off, for example where they scroll. Gestures with two fingers, or on a page zoomed by
 * pinching, are no swipes.
 */
export function useSteps(onStep: ((step: -1 | 1) => void) | null) {
  const touched = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    if (onStep === null) return;
    const stepByKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') onStep(-1);
      if (key === 'ArrowRight') onStep(1);
    };
    window.addEventListener('keydown', stepByKey);
    return () => window.removeEventListener('keydown', stepByKey);
  }, [onStep]);

  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [finger, isPinched] = [touches[0], (window.visualViewport?.scale ?? 1) > 1.01];
      touched.current =
        finger === undefined || touches.length > 1 || isPinched ? null : { x: finger.clientX, y: finger.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (touched.current === null || finger === undefined || onStep === null) return;
      const step = swipeStep(touched.current, { x: finger.clientX, y: finger.clientY });
      if (step !== 0) onStep(step);
    },
  };
}
