import type { RecordTests } from '../support/records.js';

export const tests: RecordTests = {
  whoMayCall: {
    everybody: ['listCategories'],
    'every admin': ['exportCategories', 'listAdminCategories'],
    'owner and editor': [
      'createCategory',
      'deleteCategory',
      'saveCategoryByExternalId',
      'setCategoryOrder',
      'updateCategory',
    ],
  },
  scopes: {
    'catalogue:read': ['exportCategories', 'listAdminCategories'],
    'catalogue:write': [
      'createCategory',
      'deleteCategory',
      'exportCategories',
      'listAdminCategories',
      'saveCategoryByExternalId',
      'setCategoryOrder',
      'updateCategory',
    ],
    'prices:write': ['exportCategories', 'listAdminCategories'],
  },
  writes: ({ exampleOf, list, made, number }) => {
    const form = () => {
      const own = number();
      return { ...exampleOf('createCategory'), slug: `category-${own}`, name: `دسته ${own}`, externalId: `C-${own}` };
    };
    return {
      createCategory: () => ({ body: form() }),
      deleteCategory: async () => ({ path: await made('createCategory', form()) }),
      saveCategoryByExternalId: async () => {
        const category = form();
        await made('createCategory', category);
        return { path: { externalId: category.externalId }, body: { ...category, name: 'نام تازه' } };
      },
      setCategoryOrder: async () => {
        const categories = await list('GET /api/categories');
        return { body: { categories: categories.toReversed().map(({ id, version }) => ({ id, version })) } };
      },
      updateCategory: async () => {
        const category = form();
        return { path: await made('createCategory', category), body: { ...category, name: 'نام تازه' } };
      },
    };
  },
  creations: [
    {
      title: 'a category',
      path: 'categories',
      table: 'category',
      body: () => ({ slug: 'plum', name: 'آلو', group: 'other' }),
      other: { name: 'آلوچه' },
    },
  ],
};
