/** To whoever was entered; the address may be another's, so the mail says how to leave and nothing that was typed. */
export function subscribedMail(unsubscribeLink: string): { subject: string; text: string } {
  return {
    subject: 'عضویت در خبرنامهٔ افشره',
    text: [
      'سلام،',
      'این ایمیل در خبرنامهٔ افشره ثبت شد و از این پس تازه‌های بازار کنسانتره، پوره و رب گوجه‌فرنگی را دریافت می‌کنید.',
      'اگر شما این ایمیل را ثبت نکرده‌اید یا دیگر خبرنامه نمی‌خواهید، با این پیوند عضویت را لغو کنید:',
      unsubscribeLink,
    ].join('\n'),
  };
}
