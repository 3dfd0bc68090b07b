import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Toast } from './kit/toast.tsx';
import type { createOfficeRouter } from './router.ts';
import { GateDialog } from './session/gate-dialog.tsx';

/** The whole back office: its pages, and above them the dialog that a call waits for and short messages. */
export function BackOffice(props: { queries: QueryClient; router: ReturnType<typeof createOfficeRouter> }) {
  return (
    <QueryClientProvider client={props.queries}>
      <RouterProvider router={props.router} />
      <GateDialog />
      <Toast />
    </QueryClientProvider>
  );
}
