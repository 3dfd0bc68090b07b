import type { PictureRatio, Product } from '@kontor/contract';
import { type KeyboardEvent, Suspense, useEffect } from 'react';
import { pictureAddress } from '../../catalogue/picture-address.ts';
import { ratioClass } from '../../catalogue/picture-ratio.ts';
import { ProductPicture } from '../../catalogue/product-picture.tsx';
import { productTexts } from '../../texts/product.de.ts';
import { optional } from '../../ui/when-idle.tsx';
import { wrapped } from './gallery-position.ts';
import { GallerySlides } from './gallery-slides.tsx';
import { GallerySteps } from './gallery-steps.tsx';
import { GalleryThumbnails } from './gallery-thumbnails.tsx';
import { usePictureRow } from './use-picture-row.ts';
import { useZoom } from './use-zoom.ts';

const PictureDialog = optional(async () => (await import('./picture-dialog.tsx')).PictureDialog, PlainPicture);

/**
 * The pictures of a product. Swipes, buttons, thumbnails and arrow keys step through them in a circle. They open in
 * their original size.
 */
export function Gallery({ name, files, ratio }: { name: string; files: Product['files']; ratio: PictureRatio }) {
  const row = usePictureRow(files.length);
  const { ref, shown, show } = row;
  const { isZoomed, zoom, close } = useZoom();
  // On closing, the dialog returns the focus to the picture that opened it. By then another picture may be visible.
  useEffect(() => {
    if (!isZoomed) return;
    return () => focusPicture(ref.current, shown);
  }, [isZoomed, ref, shown]);

  if (files.length === 0) {
    return (
      <div className={`gallery ${ratioClass(ratio)}`}>
        <ProductPicture content={undefined} name={name} alt="" sizes="" />
      </div>
    );
  }
  const stepByKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (step === 0 || files.length === 1) return;
    event.preventDefault();
    show(shown + step);
    focusPicture(event.currentTarget.closest('ul'), wrapped(shown + step, files.length));
  };
  return (
    <>
      <section className={`gallery ${ratioClass(ratio)}`} aria-label={productTexts.pictures}>
        <GallerySlides name={name} files={files} row={row} onZoom={zoom} onKeyDown={stepByKey} />
        {files.length > 1 && (
          <div className="gallery-controls">
            <GalleryThumbnails name={name} files={files} shown={shown} onShow={show} onKeyDown={stepByKey} />
            <GallerySteps shown={shown} count={files.length} onStep={(step) => show(shown + step)} />
          </div>
        )}
      </section>
      {isZoomed && (
        <Suspense>
          <PictureDialog name={name} files={files} shown={shown} onShow={show} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Opens a picture as a page of its own, as its link does without scripts. Going back leads to the product. */
function PlainPicture({ name, files, shown }: { name: string; files: Product['files']; shown: number }) {
  const content = files[shown]?.content;
  useEffect(() => {
    if (content !== undefined) location.replace(pictureAddress(content, '', name));
  }, [content, name]);
  return null;
}

/**
 * Moves the focus to the picture at a position, among the pictures or the thumbnails. Does not scroll: the row scrolls
 * to it smoothly by itself.
 */
function focusPicture(list: Element | null, position: number): void {
  list?.querySelectorAll<HTMLElement>('a, button')[position]?.focus({ preventScroll: true });
}
