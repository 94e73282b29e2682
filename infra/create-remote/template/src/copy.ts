export const copy = {
  title: 'بخش جدید',
  description: 'صفحهٔ اول بخش جدید',
  lead: 'این صفحه از مخزن گروه دیگری آمده است.',
  opened: (times: string) => `${times} بار باز شد`,
  open: 'باز کنید',
  help: 'راهنما',
  helpTitle: 'راهنمای بخش جدید',
  helpText: 'هر صفحه یک خط در src/app.tsx و یک فایل در src/pages است.',
};
