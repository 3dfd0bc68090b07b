import { type ErrorComponentProps, getRouteApi, useRouter } from '@tanstack/react-router';
import { ErrorScreen } from '../../shell/error-screen.tsx';
import { failureMessage } from '../../shop/failure-message.ts';
import { failureTexts } from '../../texts/de/failure.ts';
import { listTexts } from '../../texts/de/list.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ListView } from './list-view.tsx';
import { shownAt } from './shown-list.ts';

const route = getRouteApi('/catalogue/list/$');

/** Another filter, order, page or search that could not be had: the list before stays, with the reason and another try. */
export function ListFailure({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter();
  const list = shownAt(route.useMatch({ select: (match) => match.pathname }));
  if (list === null) return <ErrorScreen error={error} />;
  const retry = () => {
    // The button goes: the focus must not be lost with it.
    document.getElementById('content')?.focus({ preventScroll: true });
    router.load();
  };
  return (
    <ListView list={list}>
      <Notice look="bad" alert>
        <strong>{listTexts.notUpdated}</strong>
        <p>{failureMessage(error)}</p>
        <Button onClick={retry}>{failureTexts.retry}</Button>
      </Notice>
    </ListView>
  );
}

/** While another try is on its way. */
export function ListRetry() {
  const list = shownAt(route.useMatch({ select: (match) => match.pathname }));
  return list === null ? null : <ListView list={list} />;
}
