import { Button, Notice, Stack } from '@afshoreh/ui';
import type { TableColumn } from '@afshoreh/ui/table';
import { font } from '@afshoreh/ui/theme';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { PanelHead } from '../../../layout/panel-head';
import { remoteName } from '../../../layout/remote-name';
import { copy } from '../copy';
import type { Change, PublishedVersion, RemoteReleases } from '../releases';
import { ChangeDialog } from './change-dialog';
import { PreviewDialog } from './preview-dialog';
import { VersionsTable, type VersionAction } from './versions-table';

interface RemoteSectionProps {
  remote: RemoteReleases;
  quality: TableColumn<PublishedVersion>[];
}

/** The versions of one frontend, with the actions of an owner. */
export function RemoteSection({ remote, quality }: RemoteSectionProps) {
  const [change, setChange] = useState<Change | null>(null);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const handleAction = (action: VersionAction, version: string) => {
    if (action === 'preview') setPreviewed(version);
    else setChange({ action, remote, version });
  };
  const id = `releases-${remote.remote}`;
  const [live] = remote.versions;
  const hasCanary = live !== undefined && live.percent > 0 && live.percent < 100;
  return (
    <Stack as="section" aria-labelledby={id} $gap={3}>
      <PanelHead>
        <Heading id={id}>{remoteName(remote.remote)}</Heading>
        {hasCanary && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => setChange({ action: 'endCanary', remote, version: live.version })}
          >
            {copy.actions.endCanary}
          </Button>
        )}
        {remote.previous !== null && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => setChange({ action: 'rollback', remote, version: remote.previous ?? '' })}
          >
            <Undo2 />
            {copy.actions.rollback}
          </Button>
        )}
      </PanelHead>
      {!remote.canSign && <Notice tone="info">{copy.keyMissing(remoteName(remote.remote))}</Notice>}
      {live ? <VersionsTable remote={remote} quality={quality} onAction={handleAction} /> : <p>{copy.none}</p>}
      {change && <ChangeDialog change={change} onClose={() => setChange(null)} />}
      {previewed !== null && (
        <PreviewDialog remote={remote.remote} version={previewed} onClose={() => setPreviewed(null)} />
      )}
    </Stack>
  );
}

const Heading = styled.h2`
  margin-inline-end: auto;
  font-size: ${font.lg};
`;
