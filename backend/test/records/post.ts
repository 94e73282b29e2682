import { aPost } from '../support/blog.js';
import type { RecordTests } from '../support/records.js';

const article = { title: 'بریکس', excerpt: 'کوتاه', category: 'standards', slug: 'brix', content: '<p>بریکس</p>' };

export const tests: RecordTests = {
  whoMayCall: {
    everybody: ['getFeed', 'getPost', 'listPosts'],
    'owner and editor': ['createPost', 'deletePost', 'getAdminPost', 'listAdminPosts', 'updatePost'],
  },
  writes: ({ made }) => ({
    createPost: () => ({ body: aPost() }),
    deletePost: async () => ({ path: await made('createPost', aPost()) }),
    updatePost: async () => {
      const post = aPost();
      const { id, version } = await made('createPost', post);
      return { path: { id }, body: { ...post, title: 'عنوان تازه', version } };
    },
  }),
  creations: [
    {
      title: 'an article',
      path: 'admin/blog/posts',
      table: 'blog_post',
      body: () => article,
      other: { title: 'pH' },
    },
  ],
};
