import { defineRecordKind } from '../record-kind.js';

export const adminKind = defineRecordKind({
  name: 'admin',
  label: 'مدیر',
  area: 'admins',
  nameField: 'displayName',
  actions: {
    inviteAdmin: { name: 'دعوت همکار', summary: (admin) => `${admin} را به پنل دعوت کرد` },
    updateAdmin: { name: 'ویرایش مدیر' },
    setAdminState: { name: 'فعال یا غیرفعال کردن مدیر' },
    createAdminLink: { name: 'ساخت لینک رمز عبور', summary: (admin) => `برای ${admin} لینک رمز عبور ساخت` },
    acceptAdminLink: { name: 'تعیین رمز عبور با لینک', summary: () => 'با لینک، رمز عبور خود را تعیین کرد' },
    deleteStaffSession: {
      name: 'پایان دادن به نشست مدیر',
      summary: (admin) => `یکی از نشست‌های ${admin} را پایان داد`,
    },
    changeAdminPassword: { name: 'تغییر رمز عبور', summary: () => 'رمز عبور خود را تغییر داد' },
    changeAdminProfile: { name: 'تغییر مشخصات خود', summary: () => 'مشخصات خود را تغییر داد' },
  },
  fieldNames: { linkExpiresAt: 'اعتبار لینک تا', passwordChangedAt: 'زمان تغییر رمز عبور', role: 'نقش' },
  valueNames: {
    role: { owner: 'مدیر ارشد', sales_manager: 'مدیر فروش', sales: 'کارشناس فروش', editor: 'ویراستار' },
    state: { active: 'فعال', invited: 'دعوت‌شده', disabled: 'غیرفعال' },
  },
});
