import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { pictureAddress } from '../../shop/picture-address.ts';
import { productTexts } from '../../texts/de/product.ts';
import { Icon } from '../../ui/icon.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useSteps } from './use-steps.ts';

/**
 * A picture in its original size: fitted into the dialog at first, at a click in full, to be scrolled to every part of it. Says when it is
 * on its way or cannot be had. `onStep` is null where there is no other picture.
 */
export function PictureStage(props: {
  content: string;
  name: string;
  alt: string;
  onStep: ((step: -1 | 1) => void) | null;
}) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [isFull, setFull] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const isLarger = useIsLarger(picture, isFull);
  const touches = useSteps(isFull ? null : props.onStep);

  /** What was clicked at comes to the middle. */
  const toggle = ({ clientX, clientY, detail }: MouseEvent) => {
    const [box, view] = [picture.current, stage.current];
    if (box === null || view === null) return;
    const { left, top, width, height } = box.getBoundingClientRect();
    const isByPointer = detail > 0;
    const at = isByPointer ? { x: (clientX - left) / width, y: (clientY - top) / height } : { x: 0.5, y: 0.5 };
    setFull(!isFull);
    requestAnimationFrame(() => {
      view.scrollLeft = at.x * box.clientWidth - view.clientWidth / 2;
      view.scrollTop = at.y * box.clientHeight - view.clientHeight / 2;
    });
  };
  return (
    <div className={`picture-stage ${isFull ? 'picture-stage-full' : ''}`} ref={stage} {...touches}>
      {state === 'loading' && <Progress label={productTexts.pictureLoading} />}
      {state === 'failed' && <p role="alert">{productTexts.pictureFailed}</p>}
      <button
        type="button"
        title={productTexts.originalSize}
        aria-pressed={isFull}
        disabled={!isLarger && !isFull}
        hidden={state === 'failed'}
        onClick={toggle}
      >
        <img
          ref={picture}
          src={pictureAddress(props.content, '', props.name)}
          alt={props.alt}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
        {isLarger && !isFull && (
          <span className="gallery-zoom">
            <Icon name="zoom" />
          </span>
        )}
      </button>
    </div>
  );
}

/** Whether the original is larger than it is shown. */
function useIsLarger(picture: { readonly current: HTMLImageElement | null }, isFull: boolean): boolean {
  const [isLarger, setLarger] = useState(false);
  useEffect(() => {
    const element = picture.current;
    if (element === null || isFull) return;
    const sizes = new ResizeObserver(() => setLarger(element.naturalWidth > element.clientWidth + 1));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [picture, isFull]);
  return isLarger;
}
