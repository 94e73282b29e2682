/** The texts of a list, its search, its empty states and its dialogs for one kind of record. */
export interface ResourceWords<Item> {
  title: string;
  table: string;
  search: string;
  searchPlaceholder: string;
  sort: string;
  /** The number of records, beside the title. Without it the screen shows `intro`. */
  found?: (count: string) => string;
  intro?: string;
  emptyTitle: string;
  emptyText: string;
  noneYetTitle: string;
  noneYetText: string;
  clearFilters: string;
  loadFailed: string;
  gone: string;
  notFound: string;
  add: string;
  /** The name of a row for screen readers, when the name of the record is not enough. */
  rowOf?: (name: string) => string;
  viewOf: (name: string) => string;
  editOf: (name: string) => string;
  deleteOf: (name: string) => string;
  deleteTitle: string;
  /** Left out when records cannot be deleted. */
  deleteText?: (name: string, item: Item) => string;
  deleted: string;
  deleteFailed: string;
  /** Left out when several records cannot be deleted at once. */
  bulkDeleteText?: (count: string) => string;
  bulkDelete: string;
  bulkDeleteTitle: string;
  saved: string;
  /** After a record was added. By default `saved`. */
  added?: string;
  saveFailed: string;
  addFailed?: string;
}

interface Nouns {
  /** «گواهی», «گواهی‌ها», «گواهی‌ای». */
  one: string;
  many: string;
  any: string;
  /** The form before a name: «دستهٔ» for «دسته». Empty when the name is enough. */
  of?: string;
}

/** Returns the texts that all kinds of record share. The `copy.ts` of a feature adds others and replaces some. */
export function wordsOf({ one, many, any, of = one }: Nouns) {
  const named = (name: string) => (of === '' ? name : `${of} ${name}`);
  return {
    title: many,
    sort: 'ترتیب فهرست',
    table: `فهرست ${many}`,
    search: `جست‌وجوی ${many}`,
    searchPlaceholder: '',
    emptyTitle: `${any} یافت نشد`,
    emptyText: 'جست‌وجو یا فیلتر دیگری را امتحان کنید.',
    noneYetTitle: `هنوز ${any} نیست`,
    noneYetText: '',
    clearFilters: 'پاک کردن فیلترها',
    loadFailed: `فهرست ${many} دریافت نشد`,
    gone: `این ${one} دیگر در فهرست نیست`,
    notFound: `این ${one} پیدا نشد`,
    add: `افزودن ${one}`,
    view: 'مشاهده',
    viewOf: (name: string) => `مشاهدهٔ ${named(name)}`,
    editOf: (name: string) => `ویرایش ${named(name)}`,
    deleteOf: (name: string) => `حذف ${named(name)}`,
    deleteTitle: `حذف ${one}`,
    deleted: `${one} حذف شد`,
    deleteFailed: `خطا در حذف ${one}`,
    bulkDelete: `حذف ${many}`,
    bulkDeleteTitle: `حذف چند ${one}`,
    saved: `${one} ذخیره شد`,
    saveFailed: `خطا در ذخیرهٔ ${one}`,
    form: {
      addTitle: `افزودن ${one}`,
      editTitle: `ویرایش ${one}`,
      save: 'ذخیره',
      saving: 'در حال ذخیره…',
      cancel: 'انصراف',
    },
  };
}

export const copy = {
  close: 'بستن',
  notFoundText: 'شاید حذف شده یا نشانی ناقص باز شده است.',
  confirmDelete: 'حذف شود',
} as const;
