export { BlogModule } from './blog.module.js';
export { Comment } from './comment.entity.js';
export { CommentSearchTerm } from './comment-search-term.entity.js';
export { ModerationService } from './moderation.service.js';
export { Post } from './post.entity.js';
export { PostsService, type NewPost } from './posts.service.js';
