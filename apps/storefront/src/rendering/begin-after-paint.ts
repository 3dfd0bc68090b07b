/** The delay in ms after which scripts are loaded even without a paint, because background tabs do not paint. */
const latest = 1000;

/**
 * A script that imports the page's modules after the first paint. Pages work without them, and on a slow line they
 * would compete with the styles and the first picture. Importing a module twice is harmless.
 */
export function beginAfterPaint(modules: readonly string[]): string {
  const imports = modules.map((address) => `import(${JSON.stringify(address)})`).join(';');
  return `{const begin=()=>{${imports}};requestAnimationFrame(()=>setTimeout(begin));setTimeout(begin,${latest})}`;
}
