import type { Product } from '@kontor/contract';
import type { KeyboardEvent } from 'react';
import { pictureAddress } from '../../catalogue/picture-address.ts';
import { ProductPicture } from '../../catalogue/product-picture.tsx';
import { productTexts } from '../../texts/product.de.ts';
import { Icon } from '../../ui/icon.tsx';
import { isPlainClick } from './plain-click.ts';
import type { PictureRow } from './use-picture-row.ts';

/**
 * Phones with dense screens load a smaller size that arrives quickly. The original is loaded when the picture is
 * opened.
 */
const pictureSizes =
  '(width < 720px) and (resolution >= 2dppx) 75vw, (width < 720px) 100vw, (width < 1280px) 45vw, 38rem';

/**
 * The pictures side by side, one visible at a time. Each is a link to its original: without scripts it opens as a page,
 * with scripts in a dialog.
 */
export function GallerySlides(props: {
  name: string;
  files: Product['files'];
  row: PictureRow;
  onZoom: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const { name, files, row, onZoom, onKeyDown } = props;
  const count = files.length;
  return (
    <ul className="gallery-row" ref={row.ref} onScroll={row.onScroll}>
      {row.isLoop && <Copy content={files.at(-1)?.content} name={name} />}
      {files.map(({ content, alt = name }, position) => (
        <li className="gallery-slide" key={content}>
          <a
            className="gallery-picture"
            href={pictureAddress(content, '', name)}
            aria-haspopup="dialog"
            aria-label={productTexts.zoom(alt, position + 1, count)}
            tabIndex={position === row.shown ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onZoom();
            }}
          >
            <ProductPicture content={content} name={name} alt="" sizes={pictureSizes} early={position === 0} />
            <span className="gallery-zoom">
              <Icon name="zoom" />
            </span>
          </a>
        </li>
      ))}
      {row.isLoop && <Copy content={files[0]?.content} name={name} />}
    </ul>
  );
}

/** A copy of the first or last picture, seen while swiping past the other end. */
function Copy({ content, name }: { content: string | undefined; name: string }) {
  return (
    <li className="gallery-slide" aria-hidden="true">
      <ProductPicture content={content} name={name} alt="" sizes={pictureSizes} />
    </li>
  );
}
