import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

let root: string | undefined;
afterEach(() => {
  if (root !== undefined) rmSync(root, { recursive: true, force: true });
});

// Packages and npm are fakes: this npm writes to stdout, and installs the Node that runs this test.
test('what installs packages stands in the errors, so that the output is the script’s alone', () => {
  root = mkdtempSync(join(tmpdir(), 'kontor-with-node-'));
  for (const folder of ['scripts', 'tools']) mkdirSync(join(root, folder));
  copyFileSync(join(import.meta.dirname, 'with-node.mjs'), join(root, 'scripts/with-node.mjs'));
  writeFileSync(join(root, 'package-lock.json'), '{"packages":{}}');
  writeFileSync(join(root, 'scripts/says.js'), 'console.log(\'{"columns":{}}\');\n');
  const npm = `#!/bin/sh
mkdir -p node_modules/node/bin
ln -s '${process.execPath}' node_modules/node/bin/node
echo '{"packages":{}}' > node_modules/.package-lock.json
echo 'added 1 package'
`;
  writeFileSync(join(root, 'tools/npm'), npm, { mode: 0o755 });
  const run = () =>
    spawnSync(process.execPath, ['scripts/with-node.mjs', 'scripts/says.js'], {
      ...{ cwd: root, encoding: 'utf8' },
      env: { ...process.env, PATH: `${join(root ?? '', 'tools')}:${dirname(process.execPath)}:/usr/bin:/bin` },
    });

  const first = run();
  expect({ status: first.status, output: first.stdout }).toEqual({ status: 0, output: '{"columns":{}}\n' });
  expect(first.stderr).toMatch(/^Installing packages .*\nadded 1 package\n$/);
  expect(run()).toMatchObject({ status: 0, stdout: '{"columns":{}}\n', stderr: '' });
});
