/** Something of the shop that audit entries and messages speak of: kind and id, as the audit has them. */
export interface Thing {
  subject: string;
  id: number | string;
}

/** `order:12` */
export function nameOf({ subject, id }: Thing): string {
  return `${subject}:${id}`;
}
