import { buildStorefront } from './build-storefront.ts';

process.env.NODE_ENV ??= 'production';
buildStorefront();
await import('../apps/server/src/main.ts');
