/** Whether the typed address differs from the account's; the server stores e-mails in lower case. */
export function isOtherEmail(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() !== email;
}
