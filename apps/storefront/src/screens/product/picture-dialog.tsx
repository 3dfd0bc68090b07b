import './picture-dialog.css';
import type { Product } from '@kontor/contract';
import { productTexts } from '../../texts/product.de.ts';
import { shopTexts } from '../../texts/shop.de.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { wrapped } from './gallery-position.ts';
import { GallerySteps } from './gallery-steps.tsx';
import { PictureStage } from './picture-stage.tsx';

/**
 * The pictures in their original size, at most 90 % of the window (SPEC §2). Buttons, arrow keys and swipes step
 * through them.
 */
export function PictureDialog(props: {
  name: string;
  files: Product['files'];
  shown: number;
  onShow: (position: number) => void;
  onClose: () => void;
}) {
  const { name, files, shown, onShow } = props;
  const count = files.length;
  const picture = files[shown];
  const step = (by: -1 | 1) => onShow(wrapped(shown + by, count));
  return (
    <Dialog title={name} closeLabel={shopTexts.close} className="picture-dialog" onClose={props.onClose}>
      {picture !== undefined && (
        <PictureStage
          content={picture.content}
          name={name}
          alt={productTexts.picture(name, shown + 1, count)}
          onStep={count > 1 ? step : null}
        />
      )}
      {count > 1 && <GallerySteps shown={shown} count={count} onStep={step} />}
    </Dialog>
  );
}
