import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. Scripts run in it, wherever they were called. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));
