import type { OfficeListName, OfficeView } from '@kontor/contract/office';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { officeCall } from '../calls/office-call.ts';
import { ConfirmDialog } from '../forms/confirm-dialog.tsx';
import { FailureNotice } from '../forms/failure-notice.tsx';
import { Menu, type MenuEntry } from '../kit/menu.tsx';
import { Tabs } from '../kit/tabs.tsx';
import { showToast } from '../kit/toast-message.ts';
import { useAction } from '../kit/use-action.ts';
import { listTexts as texts } from '../texts/lists.de.ts';
import { useColumnNames } from './list-columns.ts';
import { filtersOf } from './list-search.ts';
import type { ShownList } from './shown-list.ts';
import { ViewDialog } from './view-dialog.tsx';
import { viewsQuery } from './views-query.ts';

/** The saved views of a list as links, and what can be done with them. */
export function ListViews({ list }: { list: ShownList }) {
  const name = list.of.list;
  const { views } = useSuspenseQuery(viewsQuery(name)).data;
  const view = views.find(({ _id }) => _id === list.search.ansicht) ?? null;
  const isChanged = view !== null && isDifferent(view, list);
  return (
    <>
      {views.length > 0 && (
        <Tabs label={texts.views}>
          <ViewLink
            list={list}
            search={{}}
            isCurrent={view === null && Object.keys(filtersOf(list.search)).length === 0}
          >
            {texts.everything}
          </ViewLink>
          {views.map((one) => (
            <ViewLink
              key={one._id}
              list={list}
              search={{ ...one.filters, ansicht: one._id }}
              isCurrent={one === view}
              title={one.isShared && !one.isOwn ? texts.sharedBy(one.by) : undefined}
            >
              {one.name}
              {one === view && isChanged && (
                <span className="view-changed">
                  <span className="unseen">{texts.changed}</span>
                </span>
              )}
            </ViewLink>
          ))}
        </Tabs>
      )}
      <ViewMenu list={list} name={name} view={view} isChanged={isChanged} />
    </>
  );
}

function ViewLink(props: {
  list: ShownList;
  search: Readonly<Record<string, string>>;
  isCurrent: boolean;
  title?: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <Link
      to={props.list.path}
      // Each room reads what it knows of an address.
      search={props.search as never}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={props.isCurrent ? 'page' : undefined}
      title={props.title}
    >
      {props.children}
    </Link>
  );
}

/** Whether filters or columns differ from what the view has stored. */
function isDifferent({ filters, columns }: OfficeView, list: ShownList): boolean {
  const sorted = (values: Readonly<Record<string, string>>) => JSON.stringify(Object.entries(values).sort());
  const { spalten } = list.search;
  return (
    sorted(filters) !== sorted(filtersOf(list.search)) || (spalten !== undefined && spalten !== columns?.join(','))
  );
}

function ViewMenu(props: { list: ShownList; name: OfficeListName; view: OfficeView | null; isChanged: boolean }) {
  const { list, name, view, isChanged } = props;
  const [dialog, setDialog] = useState<'new' | 'edit' | 'remove' | null>(null);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const columns = useColumnNames(name, list.search);
  const content = { list: name, filters: filtersOf(list.search), columns: columns && [...columns] };
  const show = (id: string | undefined, filters: Readonly<Record<string, string>>) =>
    navigate({ to: list.path, search: { ...filters, ansicht: id } as never, replace: true });
  const save = useAction(async ({ _id, name: title, isShared }: OfficeView) => {
    const saved = await officeCall('listViewSave', { ...content, _id, name: title, isShared });
    queries.setQueryData(viewsQuery(name).queryKey, saved);
    await show(_id, content.filters);
    showToast(texts.saved(title));
  });
  const remove = async ({ _id, name: title }: OfficeView) => {
    queries.setQueryData(viewsQuery(name).queryKey, await officeCall('listViewRemove', { _id, list: name }));
    await show(undefined, content.filters);
    showToast(texts.removed(title));
  };
  const close = () => setDialog(null);
  const changes: readonly MenuEntry[] = view?.mayChange
    ? [
        ...(isChanged ? [{ label: texts.save(view.name), onChoose: () => void save.run(view) }] : []),
        { label: texts.rename, onChoose: () => setDialog('edit') },
        { label: texts.remove, isDanger: true, onChoose: () => setDialog('remove') },
      ]
    : [];
  return (
    <div className="list-tools">
      <Menu label={texts.view} entries={[{ label: texts.saveNew, onChoose: () => setDialog('new') }, ...changes]}>
        {texts.view}
      </Menu>
      <FailureNotice failure={save.failure} />
      {dialog === 'new' && <ViewDialog content={content} view={null} onSaved={show} onClose={close} />}
      {dialog === 'edit' && view !== null && (
        <ViewDialog content={{ ...content, ...storedOf(view) }} view={view} onClose={close} />
      )}
      {dialog === 'remove' && view !== null && (
        <ConfirmDialog
          title={texts.removeOf(view.name)}
          confirm={texts.remove}
          act={() => remove(view)}
          onClose={close}
        >
          <p>{view.isShared ? texts.removeShared : texts.removeOwn}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** A new name changes neither filters nor columns. */
function storedOf({ filters, columns }: OfficeView): Pick<OfficeView, 'filters' | 'columns'> {
  return { filters, columns };
}
