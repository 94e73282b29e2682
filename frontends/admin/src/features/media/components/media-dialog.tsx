import { TextArea, TextField, Stack } from '@afshoreh/ui';
import { font, media, space } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import * as z from 'zod/mini';
import { areTags, tagsOf } from '../../../form/tags';
import { FileName } from '../../../media/file-name';
import { isImage, type MediaItem } from '../../../media/get-media';
import { ResourceDialog } from '../../../resource/resource-dialog';
import { copy } from '../copy';
import { library } from '../media';
import { MediaFacts } from './media-facts';
import { UsesList } from './uses-list';

const words = copy.details;

/** The limits are those of the API (openapi.json). */
const schema = z.object({
  originalFilename: z.string().check(z.trim(), z.minLength(1, words.nameRequired), z.maxLength(200, words.nameTooLong)),
  alt: z.string().check(z.trim(), z.maxLength(300, words.altTooLong)),
  tags: z.string().check(z.refine(areTags, words.tagsTooMany)),
});

/** Returns the form values. Tags are joined with the Persian comma. */
function valuesOf(item?: MediaItem): z.infer<typeof schema> {
  const { originalFilename = '', alt = '', tags = '' } = item ?? {};
  return { originalFilename, alt, tags: tagsOf(tags).join('، ') };
}

interface MediaDialogProps {
  id: number;
  onClose: () => void;
  onDelete: (item: MediaItem) => void;
}

/** All details of one file. */
export function MediaDialog({ id, onClose, onDelete }: MediaDialogProps) {
  return (
    <ResourceDialog
      of={library}
      id={id}
      cannotAdd
      size="large"
      words={{ ...words, editTitle: words.title, editDescription: (name) => <FileName>{name}</FileName> }}
      schema={schema}
      valuesOf={valuesOf}
      bodyOf={(values) => values}
      labels={{ originalFilename: words.originalFilename, alt: words.alt, tags: words.tags }}
      onClose={onClose}
    >
      {({ edited: item, fieldProps, rebase: followKeepingTyped }) =>
        item && (
          <Columns>
            <MediaFacts item={item} onDelete={() => onDelete(item)} onReplaced={followKeepingTyped} />
            <Stack $gap={5}>
              <TextField label={words.originalFilename} dir="auto" required {...fieldProps('originalFilename')} />
              {isImage(item) && <TextArea label={words.alt} hint={words.altHint} rows={2} {...fieldProps('alt')} />}
              <TextField label={words.tags} hint={words.tagsHint} {...fieldProps('tags')} />
              <Usages aria-label={words.usages}>
                <h3>{words.usages}</h3>
                <UsesList id={id} />
              </Usages>
            </Stack>
          </Columns>
        )
      }
    </ResourceDialog>
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
  h3 {
    margin-block-end: ${space(2)};
    font-size: ${font.sm};
    font-weight: 600;
  }
`;
