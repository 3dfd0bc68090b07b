import encodeQr from 'qr';
import sharp from 'sharp';

/** A QR code as a drawing: `size` squares wide and high, the quiet zone around it included. */
export interface QrCode {
  readonly size: number;
  /** The dark squares as an SVG path, one square being one unit. */
  readonly path: string;
}

/** The empty squares around a code without which it is not found (ISO/IEC 18004, 9.1). */
const quietZone = 4;

/** The code of a text, with the error correction that EPC069-12 asks for (M). */
export function qrCode(text: string): QrCode {
  const rows = squares(text);
  const path = rows.flatMap((row, y) => runsOf(row).map(({ from, to }) => `M${from} ${y}h${to - from}v1H${from}z`));
  return { size: rows.length, path: path.join('') };
}

/** The same as a picture, for mail readers, which draw nothing. `scale` pixels a square. */
export async function qrPicture(text: string, scale: number): Promise<Uint8Array> {
  const rows = squares(text);
  const size = rows.length;
  const grey = Uint8Array.from(rows.flatMap((row) => row.map((dark) => (dark ? 0 : 255))));
  return sharp(grey, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * scale, size * scale, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}

function squares(text: string): boolean[][] {
  return encodeQr(text, 'raw', { ecc: 'medium', border: quietZone, encoding: 'byte' });
}

/** Dark squares that lie side by side, as one. */
function runsOf(row: readonly boolean[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last?.to === x) last.to = x + 1;
    else runs.push({ from: x, to: x + 1 });
  }
  return runs;
}
