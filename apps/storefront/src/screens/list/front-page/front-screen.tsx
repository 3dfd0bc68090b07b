export { FrontPageView } from './front-page.tsx';
export { loadFrontPage } from './load-front-page.ts';
