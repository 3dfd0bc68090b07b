import sharp from 'sharp';
import { fileIdOf } from './file-id.ts';
import { isPicture, mediaTypeOf } from './media-type.ts';

/** A checked file that can be stored. Width and height are in pixels, of the upright picture; null for documents. */
export interface NewFile {
  readonly id: string;
  readonly mimeType: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly bytes: Uint8Array;
}

/** Why a file cannot be taken as a picture. */
export type FileRefusal = 'not-a-picture' | 'picture-too-large';

/** A file to store, or the reason why not. */
export type InspectedFile =
  | { readonly ok: true; readonly file: NewFile }
  | { readonly ok: false; readonly code: FileRefusal };

/**
 * How much of a picture is decoded. `header` is for pictures that were decoded whole where they were made.
 */
export type Inspection = 'whole' | 'header';

/** The most pixels of a picture. A larger one is a decompression bomb, or of no use in a shop. */
export const maxPixels = 40_000_000;

/** The most bytes of a picture. */
export const maxPictureBytes = 30 * 1024 * 1024;

/**
 * Checks a file. Pictures are decoded whole unless told otherwise: one that is cut off is refused here, not found
 * broken later.
 */
export async function inspectFile(
  bytes: Uint8Array,
  kind: 'picture' | 'document',
  inspection: Inspection = 'whole',
): Promise<InspectedFile> {
  const id = fileIdOf(bytes);
  const mimeType = mediaTypeOf(bytes);
  if (kind === 'document') return { ok: true, file: { id, mimeType, width: null, height: null, bytes } };
  if (!isPicture(mimeType)) return { ok: false, code: 'not-a-picture' };
  if (bytes.length > maxPictureBytes) return { ok: false, code: 'picture-too-large' };
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (autoOrient.width * autoOrient.height > maxPixels) return { ok: false, code: 'picture-too-large' };
    if (inspection === 'whole') {
      await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' }).resize(8, 8).raw().toBuffer();
    }
    return { ok: true, file: { id, mimeType, ...autoOrient, bytes } };
  } catch {
    return { ok: false, code: 'not-a-picture' };
  }
}
