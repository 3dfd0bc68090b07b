import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. Scripts run from it, wherever they were called. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));
