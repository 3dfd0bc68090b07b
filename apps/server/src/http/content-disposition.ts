/**
 * The header that names a download (RFC 6266): an ASCII name for old programs and the real one. Characters that could
 * break out of the header or name another folder are replaced.
 */
export function contentDisposition(kind: 'inline' | 'attachment', filename: string | undefined): string {
  const name = (filename ?? '').replace(/[\p{Cc}\p{Cf}\p{Cs}/\\]/gu, '_').trim();
  if (name === '') return kind;
  const ascii = name.replace(/[^\x20-\x7e]|["%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
