import sharp from 'sharp';
import { setLettering, type Typeface } from '../drawing/lettering.ts';
import { detailView } from '../drawing/views/detail-view.ts';
import { EDGE } from '../drawing/views/frame.ts';
import { bareView, mainView } from '../drawing/views/main-view.ts';
import { measureView } from '../drawing/views/measure-view.ts';
import { packView } from '../drawing/views/pack-view.ts';
import type { PictureFormat } from './assortment.ts';
import type { Brand } from './brand.ts';
import { inkExtent } from './extent.ts';
import type { Draft, View } from './family.ts';

/** Where a picture is drawn: the maker of what it shows, and its format. */
type Setting = { readonly brand: Brand; readonly format: PictureFormat };

/** The picture of a product as SVG, lettering set; throws when its drawing has not what the view shows. */
export const pictureSvg = async (
  draft: Draft,
  view: View | undefined,
  face: Typeface,
  { brand: { name, ...brand }, format: { width, ground } }: Setting,
): Promise<string> => {
  const drawing = draft.draw();
  const livery = { ...brand.livery, ...(ground && { ground }) };
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
    return setLettering(mainView(drawing, livery, ink, width), face);
  }
  const svg = views[view]();
  if (!svg) throw new Error(`${caption}: its drawing has no ${view}`);
  return setLettering(svg, face);
};

/** Quality at which flat drawings show no artefacts at twice their usual size. */
const QUALITY = 46;

/** The picture as WebP. */
export const pictureWebp = async (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).webp({ quality: QUALITY, effort: 6 }).toBuffer();
