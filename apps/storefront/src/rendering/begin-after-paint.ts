/** Milliseconds after which scripts are fetched although nothing was painted: a tab that nobody sees paints nothing. */
const latest = 1000;

/**
 * A script that fetches the page's modules once the browser has painted. The page can be read, followed and sent
 * without them, and on a slow line they would share it with the styles and the first picture. What is imported a second
 * time is there already.
 */
export function beginAfterPaint(modules: readonly string[]): string {
  const imports = modules.map((address) => `import(${JSON.stringify(address)})`).join(';');
  return `{const begin=()=>{${imports}};requestAnimationFrame(()=>setTimeout(begin));setTimeout(begin,${latest})}`;
}
