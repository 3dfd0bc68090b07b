/**
 * Made by vite.config.ts from the browser build: the files of each lazily loaded screen, by the kind of address it
 * belongs to.
 */
declare module 'virtual:screen-chunks' {
  const screenChunks: Readonly<Record<string, readonly string[]>>;
  export default screenChunks;
}
