import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { loadTypeface, setLettering } from './drawing/lettering.ts';
import { workshopView } from './drawing/views/workshop-view.ts';

/**
 * Draws the picture of the demo's start page. Its id in configuration.json then changes. Run: npx node
 * demo/make-start-picture.ts
 */
const folder = fileURLToPath(new URL('./start', import.meta.url));
mkdirSync(folder, { recursive: true });
const svg = setLettering(workshopView(), loadTypeface());
const webp = await sharp(Buffer.from(svg)).webp({ quality: 62, effort: 6 }).toBuffer();
writeFileSync(`${folder}/werkstatt.webp`, webp);
console.log(`${Math.round(webp.length / 1024)} kB`);
