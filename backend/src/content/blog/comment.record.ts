import { defineRecordKind } from '../../record-kind.js';
import { commentStatusNames } from '../copy.js';

export const commentKind = defineRecordKind({
  name: 'comment',
  label: 'دیدگاه',
  area: 'comments',
  actions: {
    setCommentStatus: { name: 'تأیید یا رد دیدگاه' },
    deleteComment: { name: 'حذف دیدگاه' },
  },
  valueNames: { status: commentStatusNames },
});
