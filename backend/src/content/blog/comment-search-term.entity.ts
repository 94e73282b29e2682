import { searchTermsOf, termsOfText } from '../../common/search/index.js';
import { Comment } from './comment.entity.js';

export const CommentSearchTerm = searchTermsOf('blog_comment_search_term', 'commentId', () => Comment);

export function commentTermsOf({ name, email, comment }: Pick<Comment, 'name' | 'email' | 'comment'>): string[] {
  return termsOfText(name, email, comment);
}
