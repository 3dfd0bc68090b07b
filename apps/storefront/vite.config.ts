import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { devPages } from './dev-pages.ts';

/**
 * Two builds from one source: the browser's (dist/client: hashed names and a manifest) and the server's
 * (dist/server/entry-server.js: one file that needs nothing else). The server's comes second, since it names the chunks
 * that the browser's came to.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  // The router's store asks for what React has had since 18.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  plugins: [
    react(),
    withoutLink(),
    screenChunks(command === 'build'),
    devPages(process.env.KONTOR_SERVER ?? 'http://127.0.0.1:3000'),
  ],
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node26',
        rolldownOptions: { output: { codeSplitting: false } },
      }
    : {
        outDir: 'dist/client',
        target: 'baseline-widely-available',
        manifest: true,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          // What every page needs is one file: as many small ones as screens share it would each cost a request.
          output: { codeSplitting: { groups: [{ name: 'shop', tags: ['$initial'] }] } },
        },
      },
  ...(command === 'build' && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.TSS_INLINE_CSS_ENABLED': '"true"' },
  }),
}));

/**
 * The router's routes bring its `Link` with them, 2 kB of every page. The shop's links are plain, so that they work
 * without scripts, and a click on one is taken over for all (`shell/in-app-navigation.ts`).
 */
function withoutLink(): Plugin {
  const id = '\0without-link';
  return {
    name: 'kontor-without-link',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './link.js' && importer?.endsWith('@tanstack/react-router/dist/esm/route.js') ? id : null,
    load: (resolved) => (resolved === id ? 'export const Link = () => null;' : null),
  };
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/**
 * `virtual:screen-chunks`: for each lazily loaded screen the scripts to preload, so that its code does not wait for the
 * entry to ask for it, and its stylesheets. None in development.
 */
function screenChunks(isBuild: boolean): Plugin {
  const id = 'virtual:screen-chunks';
  return {
    name: 'kontor-screen-chunks',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(resolved) {
      if (resolved !== `\0${id}`) return null;
      if (!isBuild) return 'export default {};';
      const manifest: Record<string, Chunk> = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));
      const screens = Object.keys(manifest).flatMap((source) => {
        const screen = /^src\/screens\/.*\/([a-z]+)-screen\.tsx$/.exec(source)?.[1];
        return screen === undefined ? [] : [[screen, filesOf(chunksOf(manifest, source))]];
      });
      return `export default ${JSON.stringify(Object.fromEntries(screens))};`;
    },
  };
}

/** The addresses of the scripts and stylesheets of chunks. */
function filesOf(chunks: readonly Chunk[]) {
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  return { scripts: chunks.map(({ file }) => `/${file}`), styles: [...styles].map((file) => `/${file}`) };
}

/** The chunk of a source and all it imports, without what the entry brings anyway. */
function chunksOf(manifest: Record<string, Chunk>, source: string, seen = new Set<string>()): Chunk[] {
  const chunk = manifest[source];
  if (chunk === undefined || source === 'src/entry-client.tsx' || seen.has(source)) return [];
  seen.add(source);
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => chunksOf(manifest, imported, seen))];
}
