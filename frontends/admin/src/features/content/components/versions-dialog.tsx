import type { Section, SectionId } from '@afshoreh/api-client';
import { useQuery } from '@afshoreh/contracts/query';
import { Button, FormFailure, SkeletonLines } from '@afshoreh/ui';
import { ConfirmDialog, Dialog } from '@afshoreh/ui/dialog';
import { media, space } from '@afshoreh/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { writeFailureOf } from '../../../form/failed-write';
import { QueryLoader } from '../../../layout/query-loader';
import { copy } from '../copy';
import { versionsQuery, useRestoreVersion, nameOf } from '../save-section';
import { VersionComparison } from './version-comparison';
import { VersionList } from './version-list';

const words = copy.versions;

interface VersionsDialogProps {
  id: SectionId;
  /** Whether the form has unsaved input. */
  isDirty: boolean;
  onRestored: (section: Section) => void;
  onClose: () => void;
}

/** All versions of a section, each compared with the current one, and the button that restores a version. */
export function VersionsDialog({ id, isDirty, onRestored, onClose }: VersionsDialogProps) {
  const query = useQuery(versionsQuery(id));
  const versions = query.data;
  const restore = useRestoreVersion(id);
  const [selectedVersion, setSelectedVersion] = useState<number>();
  const [isConfirming, setIsConfirming] = useState(false);
  const [current, ...older] = versions ?? [];
  const shown = versions?.find(({ version }) => version === selectedVersion) ?? older[0] ?? current;

  const handleRestore = () => {
    if (!shown) return;
    restore.mutate(shown.version, {
      onSuccess: (section) => {
        onRestored(section);
        onClose();
      },
      onError: () => setIsConfirming(false),
    });
  };
  return (
    <Dialog
      onClose={onClose}
      size="large"
      title={words.title(copy.tabs[id])}
      description={words.description}
      footer={shown && shown !== current && <Button onClick={() => setIsConfirming(true)}>{words.restore}</Button>}
    >
      {restore.error && <FormFailure title={words.restoreFailed} text={writeFailureOf(restore.error)} />}
      <QueryLoader queries={[query]} failed={words.loadFailed} skeleton={<SkeletonLines lines={6} />}>
        {(all) =>
          current &&
          shown && (
            <Columns>
              <VersionList versions={all} shown={shown} onShow={setSelectedVersion} />
              <VersionComparison id={id} was={shown} now={current} title={nameOf(shown)} />
            </Columns>
          )
        }
      </QueryLoader>
      {isConfirming && (
        <ConfirmDialog
          onClose={() => setIsConfirming(false)}
          tone="primary"
          title={words.restoreTitle}
          description={isDirty ? `${words.restoreText} ${words.restoreKeepsTyped}` : words.restoreText}
          confirmLabel={words.restore}
          pending={restore.isPending}
          pendingLabel={words.restoring}
          onConfirm={handleRestore}
        />
      )}
    </Dialog>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(5)};

  ${media.md} {
    grid-template-columns: 16rem minmax(0, 1fr);
  }
`;
