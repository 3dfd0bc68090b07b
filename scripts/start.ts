import { buildBrowserApps } from './build-browser-apps.ts';

process.env.NODE_ENV ??= 'production';
buildBrowserApps();
await import('../apps/server/src/main.ts');
