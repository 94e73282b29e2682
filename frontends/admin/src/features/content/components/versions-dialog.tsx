import type { Section, SectionId } from '@afshoreh/api-client';
import { Button, ErrorBox, FormFailure, Loading, SkeletonLines } from '@afshoreh/ui';
import { ConfirmDialog, Dialog } from '@afshoreh/ui/dialog';
import { useQuery } from '@afshoreh/contracts/query';
import { media, space } from '@afshoreh/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { writeFailureOf } from '../../../form/failed-write';
import { copy } from '../copy';
import { versionsQuery } from '../get-versions';
import { useRestoreVersion } from '../save-section';
import { nameOf } from '../version-names';
import { VersionComparison } from './version-comparison';
import { VersionList } from './version-list';

const words = copy.versions;

interface VersionsDialogProps {
  id: SectionId;
  /** Something is typed and not saved. */
  isDirty: boolean;
  onRestored: (section: Section) => void;
  onClose: () => void;
}

/** Every version of a section beside what is on the site now, and the way back to it. */
export function VersionsDialog({ id, isDirty, onRestored, onClose }: VersionsDialogProps) {
  const { data: versions, error, isFetching, refetch } = useQuery(versionsQuery(id));
  const restore = useRestoreVersion(id);
  const [wanted, setWanted] = useState<number>();
  const [isAsking, setIsAsking] = useState(false);
  const [current, ...older] = versions ?? [];
  const shown = versions?.find(({ version }) => version === wanted) ?? older[0] ?? current;

  const handleRestore = () => {
    if (!shown) return;
    restore.mutate(shown.version, {
      onSuccess: (section) => {
        onRestored(section);
        onClose();
      },
      onError: () => setIsAsking(false),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title={words.title(copy.tabs[id])}
      description={words.description}
      footer={shown && shown !== current && <Button onClick={() => setIsAsking(true)}>{words.restore}</Button>}
    >
      {restore.error && <FormFailure title={words.restoreFailed} text={writeFailureOf(restore.error)} />}
      {versions && current && shown ? (
        <Columns>
          <VersionList versions={versions} shown={shown} onShow={setWanted} />
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
        open={isAsking}
        onOpenChange={setIsAsking}
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
