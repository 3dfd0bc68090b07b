import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../docs/rules.ts';
import { madePages, wrongTags } from '../docs/shown-by.ts';

// Writes the tables in docs/ of clauses and the tests that show them, from the tags in the tests' titles.
for (const fault of wrongTags()) console.error(fault);
for (const [path, text] of Object.entries(madePages)) writeFileSync(join(root, path), text());
