import { expect, test } from 'vitest';
import { exampleOrder } from '../testing/order.ts';
import { createDocumentMaker } from './document-maker.ts';

test('makes documents in a thread of its own, which starts again after it ended', async () => {
  const maker = createDocumentMaker();
  const wanted = { kind: 'confirmation', order: exampleOrder() } as const;

  const [first, second] = await Promise.all([maker.make(wanted), maker.make(wanted)]);
  expect(Buffer.from(first).subarray(0, 5).toString()).toBe('%PDF-');
  expect(Buffer.compare(first, second)).toBe(0);

  const brokenOff = maker.make(wanted);
  await Promise.all([maker.close(), expect(brokenOff).rejects.toThrow('has ended')]);
  expect(Buffer.compare(await maker.make(wanted), first)).toBe(0);
  await maker.close();
});

test('a document that cannot be made rejects its caller, and the next one is made', async () => {
  const maker = createDocumentMaker();
  const broken = { ...exampleOrder(), lines: null as never };
  await expect(maker.make({ kind: 'confirmation', order: broken })).rejects.toThrow("null (reading 'map')");
  expect(await maker.make({ kind: 'confirmation', order: exampleOrder() })).toBeInstanceOf(Uint8Array);
  await maker.close();
});
