import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.KONTOR_SERVER ?? 'http://127.0.0.1:3000';

/**
 * One static page under /admin, the same for everybody, and its files. The page's policy allows no inline script and no
 * data address, so nothing is inlined.
 */
export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  server: { proxy: { '/api': server } },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The modules that every room needs become one file.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'office', tags: ['$initial'] }] } } },
  },
});
