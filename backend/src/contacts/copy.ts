import { phoneInText } from '@afshoreh/persian';
import type { Contact } from './contact.entity.js';

export const copy = {
  contactNotFound: 'این پیام پیدا نشد',
  subscriberNotFound: 'این مشترک پیدا نشد',
  contactChanged: 'همکار دیگری این پیام را هم‌زمان تغییر داده است؛ دوباره بخوانید',
  contactWithoutAddress: 'این فرستنده نه ایمیل گذاشته است و نه شمارهٔ تماس؛ پاسخ فرستاده نشد',
  replySubject: 'پاسخ به پیام شما در افشره',
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
    assignee: 'مسئول پیگیری',
    answeredAt: 'زمان پاسخ',
    note: 'یادداشت',
  },
  subscriberColumns: {
    id: 'شناسه',
    email: 'ایمیل',
    subscribedAt: 'زمان عضویت',
    unsubscribedAt: 'زمان لغو عضویت',
  },
} as const;

/** Mail to the experts about a message. `link` opens the messages in the admin. */
export function contactMail(
  { name, phone, email, message }: Pick<Contact, 'name' | 'phone' | 'email' | 'message'>,
  link: string,
): { subject: string; text: string } {
  return {
    subject: `پیام جدید از ${name}`,
    text: [
      'پیام جدیدی از سایت رسیده است.',
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

/** Mail to the sender of a message: the reply, then the sender's own words, so that both are in one place. */
export function replyMail({ message }: Pick<Contact, 'message'>, reply: string): { subject: string; text: string } {
  return { subject: copy.replySubject, text: [reply, '', 'پیام شما:', message].join('\n') };
}

/**
 * Mail to the address that was entered. The address may be another person's, so the mail says how to unsubscribe, and
 * contains nothing that was typed into the form.
 */
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
