import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../docs/rules.ts';
import { madePages, wrongShowing } from '../docs/shown-by.ts';

// Writes the tables in docs/ of clauses, threats and rows of the law with the tests that show them, from the tags in
// the tests' titles.
for (const fault of wrongShowing()) console.error(fault);
for (const [path, text] of Object.entries(madePages)) writeFileSync(join(root, path), text());
