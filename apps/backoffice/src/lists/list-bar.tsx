import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import { isAllowed } from '../session/is-allowed.ts';
import { useOperator } from '../session/office-state.ts';
import { listTexts as texts } from '../texts/lists.de.ts';
import { ColumnsDialog } from './columns-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { ListViews } from './list-views.tsx';
import type { ShownList } from './shown-list.ts';

/** What a list offers besides its filters: saved views, a choice of columns, and a file of what is seen. */
export function ListBar({ list, hasViews = false }: { list: ShownList; hasViews?: boolean }) {
  const [dialog, setDialog] = useState<'columns' | 'export' | null>(null);
  const mayExport = isAllowed('export', useOperator());
  const close = () => setDialog(null);
  return (
    <div className="list-bar">
      {hasViews && <ListViews list={list} />}
      <div className="list-tools list-tools-end">
        {list.columns.length > 0 && <Button onClick={() => setDialog('columns')}>{texts.columns}</Button>}
        {mayExport && <Button onClick={() => setDialog('export')}>{texts.export}</Button>}
      </div>
      {dialog === 'columns' && <ColumnsDialog list={list} onClose={close} />}
      {dialog === 'export' && <ExportDialog list={list} onClose={close} />}
    </div>
  );
}
