/** What the API says of mails and the audit. */
export const copy = {
  forgotten: 'حذف شد',
  mailSender: 'افشره',
} as const;
