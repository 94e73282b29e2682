import { timeColumns, type CsvColumn } from '../../common/http/index.js';
import { commentStatusNames, copy } from '../copy.js';
import type { Comment } from './comment.entity.js';

const { commentColumns: headings } = copy;

export const commentColumns: CsvColumn<Comment>[] = [
  [headings.id, ({ id }) => id],
  ...timeColumns<Comment>(headings.createdAt, ({ createdAt }) => createdAt),
  [headings.name, ({ name }) => name],
  [headings.email, ({ email }) => email],
  [headings.post, ({ post }) => post.title],
  [headings.comment, ({ comment }) => comment],
  [headings.status, ({ status }) => commentStatusNames[status]],
];
