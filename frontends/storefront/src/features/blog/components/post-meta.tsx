import { CalendarDays, Clock, UserRound } from 'lucide-react';
import styled from 'styled-components';
import { formatLongDate, toPersianDigits } from '@afshoreh/persian';
import { color, font, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import type { PostCard } from '../get-posts';

/** The date and reading time of an article, and its author when `author` is set. */
export function PostMeta({ post, author = false }: { post: PostCard; author?: boolean }) {
  return (
    <Line>
      {author && (
        <span>
          <UserRound size={16} /> {post.author}
        </span>
      )}
      <time dateTime={post.publishedAt}>
        <CalendarDays size={16} /> {formatLongDate(post.publishedAt)}
      </time>
      <span>
        <Clock size={16} /> {copy.minutes(toPersianDigits(post.readingMinutes))}
      </span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  color: ${color('muted')};
  font-size: ${font.sm};

  > * {
    display: inline-flex;
    gap: ${space(1.5)};
    align-items: center;
  }
`;
