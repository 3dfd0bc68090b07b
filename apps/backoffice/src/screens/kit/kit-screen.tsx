import { CallFailure } from '@kontor/contract';
import type { ReactNode } from 'react';
import { RoomHead } from '../../shell/room-head.tsx';
import { kitPageTexts as texts } from '../../texts/kit-page.de.ts';
import { KitFields } from './kit-fields.tsx';
import { KitForm } from './kit-form.tsx';
import { KitMessages } from './kit-messages.tsx';
import { KitOverlays } from './kit-overlays.tsx';
import { KitParts } from './kit-parts.tsx';

/** Every component of the kit in every state, on one page, for viewing, trying out and tests. */
export function KitScreen(): ReactNode {
  return (
    <main id="content" className="content" tabIndex={-1} aria-busy={false}>
      <div className="room">
        <RoomHead title={texts.title} />
        <KitPart title={texts.fields}>
          <KitFields />
        </KitPart>
        <KitPart title={texts.form}>
          <KitForm refuse={() => Promise.reject(refusal)} />
        </KitPart>
        <KitPart title={texts.overlays}>
          <KitOverlays />
        </KitPart>
        <KitPart title={texts.messages}>
          <KitMessages />
        </KitPart>
        <KitPart title={texts.parts}>
          <KitParts />
        </KitPart>
      </div>
    </main>
  );
}

const refusal = new CallFailure(400, {
  code: 'invalid-form',
  msg: texts.refused,
  errors: [{ path: 'name', msg: texts.error }],
});

function KitPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
