import type { OfficeFrontPage } from '@kontor/contract/office';
import { type FrontPageKind, frontPageKinds, frontPageLimits } from '@kontor/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { officeCall } from '../../calls/office-call.ts';
import { Form } from '../../forms/form.tsx';
import { UnsavedChanges } from '../../forms/unsaved-changes.tsx';
import { useOfficeForm } from '../../forms/use-office-form.ts';
import { Button } from '../../kit/button.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { showToast } from '../../kit/toast-message.ts';
import { frontPageTexts as texts } from '../../texts/front-page.de.ts';
import { BlockFields } from './block-fields.tsx';
import { blockOf, editedBlock, type FrontPageValues, newBlock } from './edited-block.ts';
import { frontPageQuery } from './front-page-query.ts';
import { PreviewDialog } from './preview-dialog.tsx';

/**
 * The blocks, each with its fields. A save names the version that the form began with, so that nobody overwrites what a
 * colleague has stored meanwhile. Whoever may not edit sees the blocks.
 */
export function FrontPageForm({ stored, mayEdit }: { stored: OfficeFrontPage; mayEdit: boolean }) {
  const queries = useQueryClient();
  const version = useRef(stored.version);
  const [previewed, setPreviewed] = useState<OfficeFrontPage['page'] | null>(null);
  const [said, setSaid] = useState('');
  const form = useOfficeForm<FrontPageValues>({
    values: { page: { blocks: stored.page.blocks.map(editedBlock) } },
    async send({ page }) {
      const body = { version: version.current, page: { blocks: page.blocks.map(blockOf) } };
      const saved = await officeCall('frontPageSave', body);
      version.current = saved.version;
      queries.setQueryData(frontPageQuery.queryKey, saved);
      await queries.invalidateQueries({ queryKey: ['log'] });
      showToast(texts.saved);
    },
  });
  const { fields, move, remove, append } = useFieldArray({ control: form.control, name: 'page.blocks' });
  const moveTo = (from: number, to: number) => {
    move(from, to);
    setSaid(texts.moved(to + 1));
  };
  const preview = () => {
    const { page } = form.control._formValues as FrontPageValues;
    setPreviewed({ blocks: page.blocks.map(blockOf) });
  };
  return (
    <Form
      form={form}
      actionsClassName="form-actions front-page-actions"
      actions={
        <>
          <Button onClick={preview}>{texts.preview}</Button>
          {mayEdit && (
            <Button look="primary" type="submit" isBusy={form.isBusy}>
              {texts.save}
            </Button>
          )}
        </>
      }
    >
      {fields.length === 0 && <p>{texts.none}</p>}
      <fieldset className="front-page-blocks" disabled={!mayEdit}>
        {fields.map((block, place) => (
          <section
            key={block.id}
            className="front-page-block"
            aria-label={texts.block(place + 1, texts.kinds[block.kind])}
          >
            <header className="front-page-block-head">
              <h2>{texts.block(place + 1, texts.kinds[block.kind])}</h2>
              <Button
                aria-label={texts.up(place + 1)}
                aria-disabled={place === 0}
                onClick={() => place > 0 && moveTo(place, place - 1)}
              >
                {texts.upShort}
              </Button>
              <Button
                aria-label={texts.down(place + 1)}
                aria-disabled={place === fields.length - 1}
                onClick={() => place < fields.length - 1 && moveTo(place, place + 1)}
              >
                {texts.downShort}
              </Button>
              <Button aria-label={texts.remove(place + 1)} onClick={() => remove(place)}>
                {texts.removeShort}
              </Button>
            </header>
            <p className="soft">{texts.kindHints[block.kind]}</p>
            <BlockFields form={form} place={place} kind={block.kind} categories={stored.categories} />
          </section>
        ))}
      </fieldset>
      <p role="status" className="front-page-said">
        {said}
      </p>
      {mayEdit && fields.length < frontPageLimits.blocks && <AddBlock onAdd={(kind) => append(newBlock(kind))} />}
      {previewed !== null && <PreviewDialog page={previewed} onClose={() => setPreviewed(null)} />}
      <UnsavedChanges form={form} />
    </Form>
  );
}

function AddBlock({ onAdd }: { onAdd: (kind: FrontPageKind) => void }) {
  const [kind, setKind] = useState<FrontPageKind>('text');
  return (
    <div className="form-row front-page-add">
      <SelectField label={texts.kind} value={kind} onChange={(event) => setKind(event.target.value as FrontPageKind)}>
        {frontPageKinds.map((one) => (
          <option key={one} value={one}>
            {texts.kinds[one]}
          </option>
        ))}
      </SelectField>
      <Button onClick={() => onAdd(kind)}>{texts.add}</Button>
    </div>
  );
}
