import type { OwnSecurity } from '@kontor/contract/office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeCall } from '../../calls/office-call.ts';
import { ConfirmDialog } from '../../forms/confirm-dialog.tsx';
import { Button } from '../../kit/button.tsx';
import { Menu } from '../../kit/menu.tsx';
import { type Column, Table } from '../../kit/table.tsx';
import { Time } from '../../kit/time.tsx';
import { securityQuery } from '../../records/security-query.ts';
import { useOfficeState } from '../../session/office-state.ts';
import { hasPasskeySupport } from '../../session/passkeys.ts';
import { securityTexts as texts } from '../../texts/security.de.ts';
import { NewPasskeyDialog } from './new-passkey-dialog.tsx';
import { SecuritySection } from './security-section.tsx';

type Passkey = OwnSecurity['passkeys'][number];

/** The operator's passkeys. */
export function PasskeysSection({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const queries = useQueryClient();
  const arePossible = useOfficeState()?.hasPasskeys === true;
  const remove = async (passkey: Passkey) =>
    void queries.setQueryData(securityQuery.queryKey, await officeCall('passkeyRemove', { _id: passkey._id }));
  return (
    <SecuritySection title={texts.passkeys} hint={texts.passkeysHint}>
      {passkeys.length > 0 && (
        <Table
          caption={texts.passkeyCaption}
          columns={columnsOf(setRemoved)}
          rows={passkeys}
          keyOf={({ _id }) => _id}
        />
      )}
      {arePossible && passkeys.length === 0 && <p className="soft">{texts.none}</p>}
      {!arePossible && <p className="soft">{texts.noPasskeys}</p>}
      {arePossible &&
        (hasPasskeySupport() ? (
          <Button onClick={() => setAdding(true)}>{texts.add}</Button>
        ) : (
          <p className="soft">{texts.noSupport}</p>
        ))}
      {isAdding && <NewPasskeyDialog onClose={() => setAdding(false)} />}
      {removed !== null && (
        <ConfirmDialog
          title={texts.removePasskeyOf(removed.name)}
          confirm={texts.removePasskey}
          act={() => remove(removed)}
          onClose={() => setRemoved(null)}
        >
          <p>{texts.removePasskeyHint}</p>
        </ConfirmDialog>
      )}
    </SecuritySection>
  );
}

function columnsOf(onRemove: (passkey: Passkey) => void): readonly Column<Passkey>[] {
  return [
    { title: texts.name, cell: ({ name }) => name },
    { title: texts.created, cell: ({ createdAt }) => <Time iso={createdAt} /> },
    { title: texts.used, cell: ({ usedAt }) => (usedAt === null ? texts.neverUsed : <Time iso={usedAt} />) },
    {
      title: texts.actions,
      isActions: true,
      cell: (passkey) => (
        <Menu
          label={`${texts.actions}: ${passkey.name}`}
          entries={[{ label: texts.removePasskey, isDanger: true, onChoose: () => onRemove(passkey) }]}
        />
      ),
    },
  ];
}
