import { formatDateTime } from '@afshoreh/persian';
import { AnchorButton } from '@afshoreh/ui';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import { ExternalLink } from 'lucide-react';
import styled from 'styled-components';
import { DescriptionList } from '../../../list/description-list';
import { copy } from '../copy';
import type { Comment } from '../comments';
import { CommentStatusBadge } from './comment-status';
import { EmailLink } from '../../../list/email-link';

const { dialog } = copy;

/** The comment, and the article it belongs to. */
export function CommentDetails({ comment }: { comment: Comment }) {
  const { email, status, createdAt, comment: text, post } = comment;
  return (
    <Columns>
      <div>
        <DescriptionList
          items={[
            [dialog.status, <CommentStatusBadge key="status" status={status} />],
            [dialog.email, <EmailLink key="email" email={email} />],
            [dialog.sentAt, formatDateTime(createdAt)],
          ]}
        />
        <Text aria-label={dialog.comment} dir="auto">
          {text}
        </Text>
      </div>
      <Article aria-label={dialog.article}>
        <small>{dialog.article}</small>
        <h3>{post.title}</h3>
        <p>{post.excerpt}</p>
        {post.status === 'published' ? (
          <AnchorButton href={`/blog/${post.slug}`} target="_blank" variant="secondary" size="small">
            <ExternalLink />
            {dialog.visit}
          </AnchorButton>
        ) : (
          <p>{dialog.draft}</p>
        )}
      </Article>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space(5)};

  ${media.md} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;
  }
`;

const Text = styled.section`
  margin-block-start: ${space(4)};
  padding: ${space(4)};
  border-radius: ${radius.medium};
  background: ${color('sunken')};
  white-space: pre-wrap;
`;

const Article = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.medium};
  font-size: ${font.sm};

  small,
  p {
    color: ${color('muted')};
  }
  h3 {
    font-size: ${font.md};
  }
`;
