import type { Section, SectionId } from '@afshoreh/api-client';
import { useQuery } from '@afshoreh/contracts/query';
import { Button, ErrorBox, FormFailure, Loading, SkeletonLines } from '@afshoreh/ui';
import { ConfirmDialog, Dialog } from '@afshoreh/ui/dialog';
import { media, space } from '@afshoreh/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { writeFailureOf } from '../../../form/failed-write';
import { StaleNotice } from '../../../layout/loaded';
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
  const { data: versions, error, isFetching, refetch } = useQuery(versionsQuery(id));
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
      open
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title={words.title(copy.tabs[id])}
      description={words.description}
      footer={shown && shown !== current && <Button onClick={() => setIsConfirming(true)}>{words.restore}</Button>}
    >
      {restore.error && <FormFailure title={words.restoreFailed} text={writeFailureOf(restore.error)} />}
      {versions && error && <StaleNotice reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />}
      {versions && current && shown ? (
        <Columns>
          <VersionList versions={versions} shown={shown} onShow={setSelectedVersion} />
          <VersionComparison id={id} was={shown} now={current} title={nameOf(shown)} />
        </Columns>
      ) : error ? (
        <ErrorBox title={words.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorBox>
      ) : (
        <Loading>
          <SkeletonLines lines={6} />
        </Loading>
      )}
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        tone="primary"
        title={words.restoreTitle}
        description={isDirty ? `${words.restoreText} ${words.restoreKeepsTyped}` : words.restoreText}
        confirmLabel={words.restore}
        pending={restore.isPending}
        pendingLabel={words.restoring}
        onConfirm={handleRestore}
      />
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
