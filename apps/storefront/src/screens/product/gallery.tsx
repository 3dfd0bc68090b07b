import type { Product } from '@kontor/contract';
import { useRef, useState } from 'react';
import { pictureAddress } from '../../shop/picture-address.ts';
import { type PictureRatio, ratioClass } from '../../shop/picture-ratio.ts';
import { ProductPicture } from '../../shop/product-picture.tsx';
import { productTexts } from '../../texts/de/product.ts';
import { wrapped } from './gallery-position.ts';
import { GallerySteps } from './gallery-steps.tsx';
import { PictureDialog } from './picture-dialog.tsx';

const pictureSizes = '(width < 960px) 92vw, (width < 1280px) 40vw, 36rem';

/**
 * The pictures of a product in a row that is swiped or stepped through, and wraps around. The row scrolls by itself, so it works before
 * scripts have loaded. A picture opens in its original size.
 */
export function Gallery({ name, files, ratio }: { name: string; files: Product['files']; ratio: PictureRatio }) {
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const count = files.length;

  const show = (position: number) => {
    const next = wrapped(position, count);
    setShown(next);
    row.current?.scrollTo({ left: next * row.current.clientWidth });
  };
  const followSwipe = () => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setShown(wrapped(Math.round(scrollLeft / clientWidth), count));
  };

  if (count === 0) {
    return (
      <div className={`gallery ${ratioClass(ratio)}`}>
        <ProductPicture content={undefined} name={name} alt="" sizes={pictureSizes} />
      </div>
    );
  }
  return (
    <section className={`gallery ${ratioClass(ratio)}`} aria-label={productTexts.pictures}>
      <ul className="gallery-row" ref={row} onScrollEnd={followSwipe}>
        {files.map(({ content }, position) => (
          <li className="gallery-slide" key={content}>
            <button
              type="button"
              className="gallery-picture"
              aria-label={productTexts.zoom(position + 1, count)}
              onClick={() => setZoomed(true)}
              tabIndex={position === shown ? 0 : -1}
            >
              <ProductPicture
                content={content}
                name={name}
                alt={productTexts.picture(name, position + 1, count)}
                sizes={pictureSizes}
                early={position === 0}
              />
            </button>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <GallerySteps onStep={(step) => show(shown + step)}>
          <ul className="gallery-thumbnails">
            {files.map(({ content }, position) => (
              <li key={content}>
                <button
                  type="button"
                  aria-label={productTexts.showPicture(position + 1, count)}
                  aria-current={position === shown}
                  onClick={() => show(position)}
                >
                  <img
                    className="picture"
                    src={pictureAddress(content, 'thumb', name)}
                    alt=""
                    width={160}
                    height={120}
                    loading="lazy"
                  />
                </button>
              </li>
            ))}
          </ul>
        </GallerySteps>
      )}
      {zoomed && (
        <PictureDialog name={name} files={files} shown={shown} onShow={show} onClose={() => setZoomed(false)} />
      )}
    </section>
  );
}
