import { CallFailure } from '@kontor/contract';
import type { CarrierFileResults } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { officeCall } from '../../calls/office-call.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useOfficeForm } from '../../forms/use-office-form.ts';
import { CheckBox } from '../../kit/check-box.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { newStepKey } from '../../records/order-query.ts';
import { carrierFileTexts as texts } from '../../texts/carrier-file.de.ts';
import { manyTexts, ordersTexts } from '../../texts/orders.de.ts';
import { CarrierFileResult } from './carrier-file-result.tsx';
import { textOf } from './text-of.ts';

/** How many characters the call accepts. */
const longest = 500_000;

/**
 * Ships the orders named in a carrier's file, then shows the result for each row. One dialog with one file is one
 * request, however often the button is pressed.
 */
export function CarrierFileDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const key = useRef(newStepKey());
  const [file, setFile] = useState<File | null>(null);
  const [results, setResults] = useState<CarrierFileResults | null>(null);
  const form = useOfficeForm({
    values: { file: '', carrier: '', isTold: true },
    async send({ carrier, isTold }) {
      if (file === null) throw refusedFile(texts.missing);
      const text = await textOf(file);
      if (text.length > longest) throw refusedFile(texts.tooLarge);
      const by = carrier.trim() === '' ? {} : { carrier };
      setResults(await officeCall('ordersCarrierFile', { key: key.current, text, isTold, ...by }));
      for (const name of ['orders', 'order']) void queries.invalidateQueries({ queryKey: [name] });
    },
    fieldOfCode: { 'invalid-form': 'file' },
  });
  if (results !== null) return <CarrierFileResult results={results} onClose={onClose} />;
  const { error, ref, name } = form.field('file');
  const { error: _, ...told } = form.field('isTold');
  return (
    <FormDialog title={ordersTexts.carrierFile} submit={ordersTexts.carrierFile} form={form} onClose={onClose}>
      <p>{texts.hint}</p>
      <TextField
        label={texts.file}
        hint={texts.fileHint}
        error={error}
        ref={ref}
        name={name}
        type="file"
        accept=".csv,.txt"
        onChange={({ target }) => {
          key.current = newStepKey();
          setFile(target.files?.[0] ?? null);
        }}
      />
      <TextField label={texts.carrier} hint={texts.carrierHint} autoComplete="off" {...form.field('carrier')} />
      <CheckBox label={manyTexts.isTold} {...told} />
    </FormDialog>
  );
}

function refusedFile(msg: string): CallFailure {
  return new CallFailure(400, { code: 'invalid-form', msg });
}
