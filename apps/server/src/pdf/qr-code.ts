import encodeQr from 'qr';
import sharp from 'sharp';

/** A QR code as a drawing. `size`: the number of modules per side, including the quiet zone. */
export interface QrCode {
  readonly size: number;
  /** The dark modules as an SVG path, one unit per module. */
  readonly path: string;
}

/** The number of empty modules around a code that scanners need (ISO/IEC 18004, 9.1). */
const quietZone = 4;

/** The QR code of a text, with the error correction level of EPC069-12 (M). */
export function qrCode(text: string): QrCode {
  const rows = squares(text);
  const path = rows.flatMap((row, y) => runsOf(row).map(({ from, to }) => `M${from} ${y}h${to - from}v1H${from}z`));
  return { size: rows.length, path: path.join('') };
}

/** The QR code as a PNG for mail readers, which show no SVG. `scale`: pixels per module. */
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

/** Combines adjacent dark modules of a row. */
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
