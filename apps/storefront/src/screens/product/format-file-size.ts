const whole = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** A file size in German notation: `48 kB`, `1,2 MB`. */
export function formatFileSize(bytes: number): string {
  const isSmall = bytes < 1_000_000;
  return isSmall ? `${whole.format(Math.max(1, bytes / 1000))}\u00a0kB` : `${tenths.format(bytes / 1_000_000)}\u00a0MB`;
}
