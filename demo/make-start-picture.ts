import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { assortmentOf } from './demos.ts';
import { loadTypeface, setLettering } from './drawing/lettering.ts';

/**
 * Draws the picture of a demo's start page. Its id in configuration.json then changes. Run: npx node
 * demo/make-start-picture.ts [demo]
 */
const { folder, startPicture } = assortmentOf(process.argv[2]);
mkdirSync(join(folder, 'start'), { recursive: true });
const svg = setLettering(startPicture.draw(), loadTypeface());
const webp = await sharp(Buffer.from(svg)).webp({ quality: 62, effort: 6 }).toBuffer();
writeFileSync(join(folder, 'start', startPicture.file), webp);
console.log(`${Math.round(webp.length / 1024)} kB`);
