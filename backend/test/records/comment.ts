import type { RecordTests } from '../support/records.js';
import { aPost } from '../support/blog.js';

export const tests: RecordTests = {
  whoMayCall: {
    everybody: ['listPostComments', 'sendComment'],
    'owner and editor': ['deleteComment', 'exportComments', 'getComment', 'listComments', 'setCommentStatus'],
  },
  writes: ({ api, made, newest, number }) => {
    const aComment = async () => {
      const { slug } = await made('createPost', aPost());
      const body = { name: 'سارا', email: 'sara@example.com', comment: `دیدگاه ${number()}` };
      await api.call(`POST /api/blog/posts/${slug}/comments`, { body });
      return newest('GET /api/comments');
    };
    return {
      deleteComment: async () => ({ path: await aComment() }),
      setCommentStatus: async () => ({ path: await aComment(), body: { status: 'approved' } }),
    };
  },
  creations: [
    {
      title: 'a comment',
      path: 'blog/posts/{slug}/comments',
      table: 'blog_comment',
      body: () => ({ name: 'سارا', email: 'sara@example.com', comment: 'دیدگاهی که زیر یک کلید فرستاده می‌شود' }),
      other: { comment: 'دیدگاهی دیگر زیر همان کلید' },
    },
  ],
};
