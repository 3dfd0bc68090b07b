import type { Product } from '@kontor/contract';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { pictureAddress } from '../../catalogue/picture-address.ts';
import { productTexts } from '../../texts/product.de.ts';

/**
 * Small versions of all pictures, to jump to one. If there are many, they scroll in a strip that follows the picture
 * shown.
 */
export function GalleryThumbnails(props: {
  name: string;
  files: Product['files'];
  shown: number;
  onShow: (position: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const { name, files, shown, onShow, onKeyDown } = props;
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const thumbnail = strip.current?.children[shown];
    if (!(thumbnail instanceof HTMLElement) || strip.current === null) return;
    strip.current.scrollTo({ left: thumbnail.offsetLeft - (strip.current.clientWidth - thumbnail.offsetWidth) / 2 });
  }, [shown]);
  return (
    <ul className="gallery-thumbnails" ref={strip}>
      {files.map(({ content }, position) => (
        <li key={content}>
          <button
            type="button"
            aria-label={productTexts.showPicture(position + 1, files.length)}
            aria-current={position === shown}
            tabIndex={position === shown ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => onShow(position)}
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
  );
}
