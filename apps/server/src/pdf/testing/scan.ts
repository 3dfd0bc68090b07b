import decodeQr from 'qr/decode.js';
import sharp from 'sharp';

/** For tests: the text of the QR code in a picture or an SVG. */
export async function scanned(picture: Uint8Array | string): Promise<string> {
  const bytes = typeof picture === 'string' ? Buffer.from(picture) : picture;
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQr({ width: info.width, height: info.height, data });
}
