import { phoneInText } from '@afshoreh/persian';
import type { Contact } from './contact.entity.js';

/** What the API says of messages and the newsletter. */
export const copy = {
  contactNotFound: 'این پیام پیدا نشد',
  subscriberNotFound: 'این مشترک پیدا نشد',
  contactReceived: 'پیام شما با موفقیت ارسال شد؛ به‌زودی با شما تماس می‌گیریم',
  subscribed: 'ایمیل شما در خبرنامه ثبت شد',
  emailWrong: 'لطفاً یک ایمیل معتبر وارد کنید',
  tokenMissing: 'کد لینک را وارد کنید',
  unsubscribed: 'عضویت شما لغو شد و دیگر خبرنامه‌ای برای شما فرستاده نمی‌شود',
  read: 'خوانده‌شده',
  unread: 'جدید',
  columns: {
    id: 'شناسه',
    createdAt: 'زمان',
    name: 'نام',
    phone: 'شمارهٔ تماس',
    email: 'ایمیل',
    message: 'متن پیام',
    isRead: 'وضعیت',
  },
  subscriberColumns: {
    id: 'شناسه',
    email: 'ایمیل',
    subscribedAt: 'زمان عضویت',
    unsubscribedAt: 'زمان لغو عضویت',
  },
} as const;

/** To the experts: a visitor wrote. `link` leads to the messages of the admin area. */
export function contactMail(
  { name, phone, email, message }: Pick<Contact, 'name' | 'phone' | 'email' | 'message'>,
  link: string,
): { subject: string; text: string } {
  return {
    subject: `پیام تازه از ${name}`,
    text: [
      'پیام تازه‌ای از سایت رسیده است.',
      `نام: ${name}`,
      ...(phone ? [`شمارهٔ تماس: ${phoneInText(phone)}`] : []),
      ...(email ? [`ایمیل: ${email}`] : []),
      'متن پیام:',
      message,
      'همهٔ پیام‌ها:',
      link,
    ].join('\n'),
  };
}

/** To whoever was entered; the address may be another's, so the mail says how to leave and nothing that was typed. */
export function subscribedMail(unsubscribeLink: string): { subject: string; text: string } {
  return {
    subject: 'عضویت در خبرنامهٔ افشره',
    text: [
      'سلام،',
      'این ایمیل در خبرنامهٔ افشره ثبت شد و از این پس تازه‌های بازار کنسانتره، پوره و رب گوجه‌فرنگی را دریافت می‌کنید.',
      'اگر شما این ایمیل را ثبت نکرده‌اید یا دیگر خبرنامه نمی‌خواهید، با این لینک عضویت را لغو کنید:',
      unsubscribeLink,
    ].join('\n'),
  };
}
