/** The mails about customers' accounts. No name is in them: whoever registers chooses it, and may register another's address. */

export function resetMail(link: string): { subject: string; text: string } {
  return {
    subject: 'بازیابی رمز عبور در افشره',
    text: [
      'سلام،',
      'برای حساب شما در افشره بازیابی رمز عبور درخواست شده است. برای گذاشتن رمز تازه، تا ۳۰ دقیقهٔ دیگر این پیوند را باز کنید:',
      link,
      'این پیوند تنها یک بار کار می‌کند. اگر شما آن را نخواسته‌اید، این نامه را نادیده بگیرید؛ رمز شما عوض نمی‌شود.',
    ].join('\n'),
  };
}

export function passwordChangedMail(link: string): { subject: string; text: string } {
  return {
    subject: 'رمز عبور شما در افشره عوض شد',
    text: [
      'سلام،',
      'رمز عبور حساب شما در افشره همین حالا عوض شد و همهٔ نشست‌های باز آن پایان یافت.',
      'اگر این کار شما نبوده است، بی‌درنگ رمز تازه‌ای بخواهید:',
      link,
    ].join('\n'),
  };
}
