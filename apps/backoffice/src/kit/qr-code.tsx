import { useMemo } from 'react';
import { encode } from 'uqr';

/** The quiet zone that cameras need around a code, in squares (ISO/IEC 18004 §5.3.8). */
const border = 4;

/** A text as a QR code, drawn in this browser, so nobody else sees the text. Always black on white. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => squares(text), [text]);
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function squares(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join('') };
}
