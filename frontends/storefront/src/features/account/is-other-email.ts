/** Whether what is typed is another address than the account has: e-mails are kept in lower case. */
export function isOtherEmail(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() !== email;
}
