import type { ReactNode } from 'react';
import { productTexts } from '../../texts/de/product.ts';
import { Icon } from '../../ui/icon.tsx';

/** The buttons to the previous and the next picture, below it: over it they would cover what is drawn there. */
export function GallerySteps({ onStep, children }: { onStep: (step: -1 | 1) => void; children?: ReactNode }) {
  return (
    <div className="gallery-steps">
      <button
        type="button"
        className="gallery-step"
        aria-label={productTexts.previousPicture}
        onClick={() => onStep(-1)}
      >
        <Icon name="left" />
      </button>
      {children}
      <button type="button" className="gallery-step" aria-label={productTexts.nextPicture} onClick={() => onStep(1)}>
        <Icon name="right" />
      </button>
    </div>
  );
}
