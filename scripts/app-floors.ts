import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Import, importsOf } from './imports.ts';

/**
 * The imports of one screen from another. Each screen is a folder in `screens/`. `area`: the folder with the sources of
 * an app.
 */
export function importsAcrossScreens(area: string): Import[] {
  const screenOf = (file: string) => /^screens\/[^/]+/.exec(file)?.[0];
  return importsOf(area).filter(({ file, to }) => {
    const [from, at] = [screenOf(file), screenOf(to)];
    return from !== undefined && at !== undefined && from !== at;
  });
}

/** The lines of components with a text for people, as `file: line`: an umlaut, or words between two tags. */
export function textsInComponents(area: string): string[] {
  return globSync('**/*.tsx', { cwd: area }).flatMap((file) => {
    const code = readFileSync(join(area, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    return [...code.matchAll(/[^\n]*[äöüßÄÖÜ][^\n]*|>\s*\p{L}{2,}[^<>{}=;()]*<\//gu)].map(
      ([said]) => `${file}: ${said}`,
    );
  });
}
