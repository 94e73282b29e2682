import { ErrorBox, FormFailure, Loading, SkeletonLines, TextArea, TextField } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import { useQuery } from '@afshoreh/contracts/query';
import { font, media, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { ConflictChooser } from '../../../form/conflict-chooser';
import { FormDialog } from '../../../form/form-dialog';
import { isImage, type MediaItem } from '../../../media/get-media';
import { copy } from '../copy';
import { mediaItemQuery } from '../get-media-item';
import { useMediaForm } from '../use-media-form';
import { MediaFacts } from './media-facts';
import { UsesList } from './uses-list';

const words = copy.details;
const FORM_ID = 'media-form';
const LABELS = { originalFilename: words.originalFilename, alt: words.alt, tags: words.tags };

interface MediaDialogProps {
  id: number;
  onClose: () => void;
  onDelete: (item: MediaItem) => void;
}

/** Everything about one file (spec §2 "detail dialog"). */
export function MediaDialog({ id, onClose, onDelete }: MediaDialogProps) {
  const { data: item, error, refetch, isFetching } = useQuery(mediaItemQuery(id));
  const { formProps, fieldProps, failure, isSubmitting, isDirty, conflict } = useMediaForm(item, onClose);
  return (
    <FormDialog
      size="large"
      title={words.title}
      description={item ? <bdi>{item.originalFilename}</bdi> : <SkeletonLines lines={1} />}
      formId={FORM_ID}
      record={{ thing: 'media', id }}
      words={words}
      isDirty={isDirty}
      isSubmitting={isSubmitting}
      onClose={onClose}
    >
      {item ? (
        <Columns>
          <MediaFacts item={item} onDelete={() => onDelete(item)} />
          <div>
            <FormLayout id={FORM_ID} {...formProps}>
              <TextField label={words.originalFilename} dir="auto" required {...fieldProps('originalFilename')} />
              {isImage(item) && <TextArea label={words.alt} hint={words.altHint} rows={2} {...fieldProps('alt')} />}
              <TextField label={words.tags} hint={words.tagsHint} {...fieldProps('tags')} />
              {failure && <FormFailure {...failure} />}
            </FormLayout>
            <ConflictChooser conflict={conflict} labels={LABELS} />
            <Usages aria-label={words.usages}>
              <h3>{words.usages}</h3>
              <UsesList id={id} />
            </Usages>
          </div>
        </Columns>
      ) : error ? (
        <ErrorBox title={words.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorBox>
      ) : (
        <Loading>
          <SkeletonLines lines={8} />
        </Loading>
      )}
    </FormDialog>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space(6)};

  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Usages = styled.section`
  margin-block-start: ${space(6)};

  h3 {
    margin-block-end: ${space(2)};
    font-size: ${font.sm};
    font-weight: 600;
  }
`;
