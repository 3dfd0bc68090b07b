import type { OfficeFrontPage } from '@kontor/contract/office';
import { type FrontPageKind, frontPageKinds, frontPageLimits } from '@kontor/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { isRefusedWith } from '../../calls/call-failure.ts';
import { officeCall } from '../../calls/office-call.ts';
import { Form } from '../../forms/form.tsx';
import { UnsavedChanges } from '../../forms/unsaved-changes.tsx';
import { useOfficeForm } from '../../forms/use-office-form.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { showToast } from '../../kit/toast-message.ts';
import { frontPageTexts as texts } from '../../texts/front-page.de.ts';
import { atEditedFields, blockOf, editedBlock, type FrontPageValues, newBlock } from './edited-block.ts';
import { FrontPageBlockView } from './front-page-block.tsx';
import { frontPageQuery } from './front-page-query.ts';
import { PreviewDialog } from './preview-dialog.tsx';

interface FrontPageFormProps {
  /** The page that the form began with. */
  readonly begun: OfficeFrontPage;
  /** The page as it is stored now. */
  readonly stored: OfficeFrontPage;
  readonly mayEdit: boolean;
  /** Whether the reader was in another form, in whose place this one is now. */
  readonly takesFocus: boolean;
  /** Begins anew with what is stored. `byHand`: the operator wants it, and loses what was typed. */
  readonly onNewer: (byHand: boolean) => void;
}

/**
 * The blocks, each with its fields. A save names the version that the form began with, so that nobody overwrites what a
 * colleague has stored meanwhile. A newer page takes the place of a form without changes; beside one with changes it is
 * offered. Whoever may not edit sees the blocks.
 */
export function FrontPageForm({ begun, stored, mayEdit, takesFocus, onNewer }: FrontPageFormProps) {
  const [previewed, setPreviewed] = useState<OfficeFrontPage['page'] | null>(null);
  const [said, setSaid] = useState('');
  const { form, isNewer } = useFrontPageForm(begun, stored);
  const [uploads, setUploads] = useState(0);
  const isKept = form.isChanged || uploads > 0;
  useEffect(() => {
    if (isNewer && !isKept) onNewer(false);
  }, [isNewer, isKept, onNewer]);
  const blocks = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takesFocus) blocks.current?.focus();
  }, [takesFocus]);
  const { fields, move, remove, append } = useFieldArray({ control: form.control, name: 'page.blocks' });
  /** Blocks keep their places while a picture is on its way to one of them. */
  const arrange = (change: () => void) => {
    if (uploads > 0) setSaid(texts.uploading);
    else change();
  };
  const moveTo = (from: number, to: number) =>
    arrange(() => {
      move(from, to);
      setSaid(texts.moved(to + 1));
    });
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
          <NewerPage isThere={isNewer && isKept} onTake={() => onNewer(true)} />
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
      <fieldset ref={blocks} className="front-page-blocks" aria-label={texts.blocks} tabIndex={-1} disabled={!mayEdit}>
        {fields.map((block, place) => (
          <FrontPageBlockView
            key={block.id}
            {...{ form, place }}
            count={fields.length}
            kind={block.kind}
            categories={stored.categories}
            onMove={(to) => moveTo(place, to)}
            onRemove={() => arrange(() => remove(place))}
            onUpload={(isRunning) => setUploads((count) => count + (isRunning ? 1 : -1))}
          />
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

/** The form, and whether a newer page than its own is stored. */
function useFrontPageForm(begun: OfficeFrontPage, stored: OfficeFrontPage) {
  const queries = useQueryClient();
  const [version, setVersion] = useState(begun.version);
  const form = useOfficeForm<FrontPageValues>({
    values: { page: { blocks: begun.page.blocks.map(editedBlock) } },
    async send({ page }) {
      try {
        const saved = await officeCall('frontPageSave', { version, page: { blocks: page.blocks.map(blockOf) } });
        setVersion(saved.version);
        queries.setQueryData(frontPageQuery.queryKey, saved);
      } catch (failure) {
        if (isRefusedWith(failure, 'front-page-stale')) await queries.fetchQuery({ ...frontPageQuery, staleTime: 0 });
        throw atEditedFields(failure, page.blocks);
      }
      await queries.invalidateQueries({ queryKey: ['log'] });
      showToast(texts.saved);
    },
  });
  return { form, isNewer: stored.version > version && !form.isBusy };
}

/** Offers the page that somebody else has stored meanwhile. */
function NewerPage({ isThere, onTake }: { isThere: boolean; onTake: () => void }) {
  return (
    <div role="alert" hidden={!isThere}>
      {isThere && (
        <Notice look="warn" title={texts.newer}>
          <p>{texts.newerHint}</p>
          <Button onClick={onTake}>{texts.takeNewer}</Button>
        </Notice>
      )}
    </div>
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
