import { formatPhone } from '@afshoreh/persian';
import type { Contact } from './contact.entity.js';

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
      ...(phone ? [`شماره تماس: ${formatPhone(phone)}`] : []),
      ...(email ? [`ایمیل: ${email}`] : []),
      'متن پیام:',
      message,
      'همهٔ پیام‌ها:',
      link,
    ].join('\n'),
  };
}
