import { productTexts } from '../../texts/product.de.ts';
import { Icon } from '../../ui/icon.tsx';

/**
 * The buttons for the previous and the next picture, with the announced position between them. They stand below the
 * picture, so that they cover nothing of it.
 */
export function GallerySteps(props: { shown: number; count: number; onStep: (step: -1 | 1) => void }) {
  const { shown, count, onStep } = props;
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
      <p className="gallery-place figures" aria-hidden="true">
        {productTexts.shortPlace(shown + 1, count)}
      </p>
      <p className="unseen" role="status">
        {productTexts.place(shown + 1, count)}
      </p>
      <button type="button" className="gallery-step" aria-label={productTexts.nextPicture} onClick={() => onStep(1)}>
        <Icon name="right" />
      </button>
    </div>
  );
}
