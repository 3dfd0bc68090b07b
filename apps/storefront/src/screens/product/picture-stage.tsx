import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { pictureAddress } from '../../catalogue/picture-address.ts';
import { productTexts } from '../../texts/product.de.ts';
import { Icon } from '../../ui/icon.tsx';
import { Progress } from '../../ui/progress.tsx';
import { useSteps } from './use-steps.ts';

/**
 * A picture in its original size. At first it is fitted into the dialog; a click shows it in full, to be scrolled.
 * Shows when it is loading or could not be loaded. `onStep` is null if there is only one picture. The button stays the
 * same from picture to picture and is never disabled, so that it keeps the focus.
 */
export function PictureStage(props: {
  content: string;
  name: string;
  alt: string;
  onStep: ((step: -1 | 1) => void) | null;
}) {
  const { content } = props;
  const [arrived, setArrived] = useState<{ content: string; isFailed: boolean } | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const isLoading = arrived?.content !== content;
  const isFailed = !isLoading && arrived.isFailed;
  const { isFull, isLarger, toggle } = useFullSize(stage, picture, content);
  const touches = useSteps(isFull ? null : props.onStep);

  return (
    <div className={`picture-stage ${isFull ? 'picture-stage-full' : ''}`} ref={stage} tabIndex={-1} {...touches}>
      {isLoading && <Progress label={productTexts.pictureLoading} />}
      {isFailed && <p role="alert">{productTexts.pictureFailed}</p>}
      <button
        type="button"
        title={productTexts.originalSize}
        aria-pressed={isFull}
        aria-disabled={!isLarger && !isFull}
        hidden={isFailed}
        onClick={toggle}
      >
        <img
          key={content}
          ref={picture}
          src={pictureAddress(content, '', props.name)}
          alt={props.alt}
          onLoad={() => setArrived({ content, isFailed: false })}
          onError={() => {
            if (stage.current?.contains(document.activeElement)) stage.current.focus();
            setArrived({ content, isFailed: true });
          }}
        />
        {(isLarger || isFull) && (
          <span className="gallery-zoom">
            <Icon name={isFull ? 'zoomOut' : 'zoom'} />
          </span>
        )}
      </button>
    </div>
  );
}

type ElementRef<Kind> = { readonly current: Kind | null };

/** Whether a picture is shown in full, whether that would make it larger, and how to change it. */
function useFullSize(stage: ElementRef<HTMLElement>, picture: ElementRef<HTMLImageElement>, content: string) {
  const [fullContent, setFullContent] = useState<string | null>(null);
  const isFull = fullContent === content;
  const isLarger = useIsLarger(picture, content, isFull);

  /** Toggles the full size. The point that was clicked moves to the middle. */
  const toggle = ({ clientX, clientY, detail }: MouseEvent) => {
    const [box, view] = [picture.current, stage.current];
    if (box === null || view === null || !(isLarger || isFull)) return;
    const { left, top, width, height } = box.getBoundingClientRect();
    const isByPointer = detail > 0;
    const at = isByPointer ? { x: (clientX - left) / width, y: (clientY - top) / height } : { x: 0.5, y: 0.5 };
    setFullContent(isFull ? null : content);
    requestAnimationFrame(() => {
      view.scrollLeft = at.x * box.clientWidth - view.clientWidth / 2;
      view.scrollTop = at.y * box.clientHeight - view.clientHeight / 2;
    });
  };
  return { isFull, isLarger, toggle };
}

/** Whether the original is larger than the picture as shown. Each `content` has an img element of its own. */
function useIsLarger(picture: ElementRef<HTMLImageElement>, content: string, isFull: boolean): boolean {
  const [larger, setLarger] = useState<string | null>(null);
  useEffect(() => {
    const element = picture.current;
    if (element === null || isFull) return;
    const sizes = new ResizeObserver(() => setLarger(element.naturalWidth > element.clientWidth + 1 ? content : null));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [picture, content, isFull]);
  return larger === content;
}
