/** The name of the root element without prefix; empty if the first 64 KB have none. */
export async function rootName(chunks: AsyncIterable<string>): Promise<string> {
  let begin = '';
  for await (const chunk of chunks) {
    begin += chunk;
    if (begin.length > 64 * 1024) break;
  }
  const bare = begin.replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE(?:[^[>]|\[[\s\S]*?\]\s*)*>/gi, '');
  return /<(?:[\w.-]+:)?([\w.-]+)/.exec(bare)?.[1] ?? '';
}
