import sharp from 'sharp';
import { brands } from '../catalogue/brands.ts';
import type { Draft, View } from '../catalogue/family.ts';
import { setLettering, type Typeface } from '../drawing/lettering.ts';
import { detailView } from '../drawing/views/detail-view.ts';
import { EDGE } from '../drawing/views/frame.ts';
import { bareView, mainView } from '../drawing/views/main-view.ts';
import { measureView } from '../drawing/views/measure-view.ts';
import { packView } from '../drawing/views/pack-view.ts';
import { inkExtent } from './extent.ts';

/** The picture of a product as SVG, lettering set; throws when its drawing has not what the view shows. */
export const pictureSvg = async (draft: Draft, view: View | undefined, face: Typeface): Promise<string> => {
  const drawing = draft.draw();
  const { name, livery } = brands[draft.family.brand];
  const caption = `${draft.family.name} ${draft.size.size}`;
  const views: Record<View, () => string | undefined> = {
    measures: () => measureView(drawing, caption),
    detail: () => detailView(drawing, livery),
    pack: () =>
      packView(drawing, livery, {
        brand: name,
        name: draft.family.name,
        size: draft.size.size,
        unit: draft.family.offers?.[0]?.unit ?? 'Stück',
      }),
  };
  if (!view) {
    const ink = await inkExtent(setLettering(bareView(drawing, livery), face), EDGE);
    return setLettering(mainView(drawing, livery, ink), face);
  }
  const svg = views[view]();
  if (!svg) throw new Error(`${caption}: its drawing has no ${view}`);
  return setLettering(svg, face);
};

/** Quality at which flat drawings show no artefacts at twice their usual size. */
const QUALITY = 46;

/** The picture as WebP of 1200 × 1200 pixels. */
export const pictureWebp = async (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).webp({ quality: QUALITY, effort: 6 }).toBuffer();
