/** Made by vite.config.ts from the browser build: the chunks that each lazily loaded route needs. */
declare module 'virtual:route-chunks' {
  const routeChunks: Readonly<Record<string, { preloads: string[] }>>;
  export default routeChunks;
}
