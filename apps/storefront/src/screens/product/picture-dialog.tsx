import type { Product } from '@kontor/contract';
import { useEffect } from 'react';
import { pictureAddress } from '../../shop/picture-address.ts';
import { productTexts } from '../../texts/de/product.ts';
import { shopTexts } from '../../texts/de/shop.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { GallerySteps } from './gallery-steps.tsx';

/** The pictures in their original size, at most 90 % of the window (SPEC §2). The arrow keys step through them too. */
export function PictureDialog(props: {
  name: string;
  files: Product['files'];
  shown: number;
  onShow: (position: number) => void;
  onClose: () => void;
}) {
  const { name, files, shown, onShow } = props;
  const picture = files[shown];
  useEffect(() => {
    const stepByKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') onShow(shown - 1);
      if (key === 'ArrowRight') onShow(shown + 1);
    };
    window.addEventListener('keydown', stepByKey);
    return () => window.removeEventListener('keydown', stepByKey);
  }, [shown, onShow]);
  return (
    <Dialog title={name} closeLabel={shopTexts.close} className="picture-dialog" onClose={props.onClose}>
      {picture !== undefined && (
        <div className="picture-dialog-stage">
          <img
            key={picture.content}
            src={pictureAddress(picture.content, '', name)}
            alt={productTexts.picture(name, shown + 1, files.length)}
          />
        </div>
      )}
      {files.length > 1 && <GallerySteps onStep={(step) => onShow(shown + step)} />}
    </Dialog>
  );
}
