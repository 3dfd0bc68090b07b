import type { OfficeFrontPage } from '@kontor/contract/office';
import { useState } from 'react';
import { FrontPageForm } from './front-page-form.tsx';

/** The form of the page that is stored. With a newer page it begins anew when it is asked to. */
export function FrontPageEditor({ stored, mayEdit }: { stored: OfficeFrontPage; mayEdit: boolean }) {
  const [begun, setBegun] = useState({ page: stored, byHand: false });
  return (
    <FrontPageForm
      key={begun.page.version}
      {...{ stored, mayEdit }}
      begun={begun.page}
      takesFocus={begun.byHand}
      onNewer={(byHand) => setBegun({ page: stored, byHand })}
    />
  );
}
