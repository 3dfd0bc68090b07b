import { productTexts } from '../../texts/de/product.ts';
import { Icon } from '../../ui/icon.tsx';

/** The buttons to the previous and the next picture. */
export function GallerySteps({ onStep }: { onStep: (step: -1 | 1) => void }) {
  return (
    <>
      <button
        type="button"
        className="gallery-step gallery-previous"
        aria-label={productTexts.previousPicture}
        onClick={() => onStep(-1)}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className="gallery-step gallery-next"
        aria-label={productTexts.nextPicture}
        onClick={() => onStep(1)}
      >
        <Icon name="right" />
      </button>
    </>
  );
}
