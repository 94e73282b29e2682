import { FormLayout } from '@afshoreh/ui/form';
import { useNavigate } from '@afshoreh/contracts/router';
import { Button, LinkButton, Cluster } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { ArrowRight, ExternalLink, Eye } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { FormOutcome } from '../../../form/form-outcome';
import { RestoredNotice } from '../../../form/restored-notice';
import { Screen } from '../../../layout/screen';
import { HistoryLink } from '../../../history/history-link';
import { copy } from '../copy';
import { editorPath, type AdminPost, type PostCategory } from '../get-posts';
import { usePostForm, type PostForm } from '../use-post-form';
import { PostDetails } from './post-details';
import { PostPreviewDialog } from './post-preview-dialog';
import { PostText } from './post-text';

const words = copy.edit;
const FORM_ID = 'post-form';

const LABELS = {
  title: words.title,
  slug: words.slug,
  content: words.content,
  excerpt: words.excerpt,
  tags: words.tags,
  category: words.category,
  author: words.author,
  image: words.cover,
  status: words.status,
};

/** The editor of an article. The text is in the middle, and the details for lists and search engines are beside it. */
export default function PostEditor({ post }: { post: AdminPost | undefined }) {
  const navigate = useNavigate();
  const form = usePostForm({
    post,
    onSaved: ({ id }) => {
      if (id !== post?.id) void navigate(editorPath(id), { replace: true });
    },
  });
  return (
    <Screen
      title={post ? words.editTitle : words.addTitle}
      note={
        <LinkButton to="/admin/blog" variant="ghost" size="small">
          <ArrowRight />
          {words.back}
        </LinkButton>
      }
      actions={<Actions form={form} id={post?.id} />}
    >
      <FormLayout id={FORM_ID} {...form.formProps}>
        {form.draft.isRestored && <RestoredNotice onDiscard={form.discardDraft} />}
        <FormOutcome
          form={form}
          canAdd
          labels={LABELS}
          formatValue={(field, value) => {
            if (field === 'status') return copy.statuses[value as AdminPost['status']];
            if (field === 'category') return copy.categories[value as PostCategory];
            return field === 'content' ? wordsOf(value as string) : undefined;
          }}
        />
        <Columns>
          <PostText form={form} />
          <PostDetails form={form} />
        </Columns>
      </FormLayout>
    </Screen>
  );
}

/** Returns the text of an article with one line per block, for comparing two versions. */
function wordsOf(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replace(/<\/(?:p|h\d|li|td|th|figcaption)>/g, '$&\n'),
    'text/html',
  );
  return body.textContent.trim();
}

function Actions({ form, id }: { form: PostForm; id: number | undefined }) {
  const { edited, isSubmitting, setNextStatus } = form;
  const [isPreviewed, setIsPreviewed] = useState(false);
  const isPublished = edited?.status === 'published';
  return (
    <Cluster $gap={2}>
      {id !== undefined && <HistoryLink subject="post" id={id} />}
      {isPublished && (
        <LinkButton to={`/blog/${edited.slug}`} target="_blank" variant="ghost" size="small">
          <ExternalLink />
          {words.visit}
        </LinkButton>
      )}
      <Button variant="ghost" size="small" onClick={() => setIsPreviewed(true)}>
        <Eye />
        {words.preview}
      </Button>
      {isPreviewed && <PostPreviewDialog form={form} onClose={() => setIsPreviewed(false)} />}
      <Button
        type="submit"
        form={FORM_ID}
        variant="secondary"
        size="small"
        disabled={isSubmitting}
        onClick={() => setNextStatus(isPublished ? 'draft' : 'published')}
      >
        {isPublished ? copy.withdraw : copy.publish}
      </Button>
      <Button type="submit" form={FORM_ID} size="small" pending={isSubmitting} pendingLabel={words.saving}>
        {isPublished ? words.save : words.saveDraft}
      </Button>
    </Cluster>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space(8)};
  grid-template-columns: minmax(0, 1fr);

  @media (min-width: 75rem) {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
  }
`;
