import { defineRecordKind } from '../../record-kind.js';
import { postCategoryLabels } from '../copy.js';

export const postKind = defineRecordKind({
  name: 'post',
  label: 'مقاله',
  labelBeforeName: 'مقالهٔ',
  area: 'blog',
  nameField: 'title',
  actions: {
    createPost: { name: 'افزودن مقاله' },
    updatePost: { name: 'ویرایش مقاله' },
    deletePost: { name: 'حذف مقاله' },
  },
  fieldNames: { contentLength: 'تعداد کاراکترهای متن' },
  valueNames: { status: { draft: 'پیش‌نویس', published: 'منتشرشده' }, category: postCategoryLabels },
  hiddenFields: ['categoryLabel', 'readingMinutes'],
});
