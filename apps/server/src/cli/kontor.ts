import { runKontor } from './run-kontor.ts';

// The reader of the output may close it early (`kontor jobs | head`). The command still runs to its end.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

process.exitCode = await runKontor(process.argv.slice(2));
