export { BlogModule } from './blog.module.js';
export { Comment } from './comment.entity.js';
export { CommentSearchTerm } from './comment-search-term.entity.js';
export { ModerationService } from './moderation.service.js';
export { postCategoryLabels } from './post-category.js';
export { Post } from './post.entity.js';
export { PostAddress } from './post-address.entity.js';
export { PublishedPostsService } from './published-posts.service.js';
export { PostsService, type NewPost } from './posts.service.js';
