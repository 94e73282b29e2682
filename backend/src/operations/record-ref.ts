/** Names one record by its kind and id, as audit entries and messages store them. */
export interface RecordRef {
  subject: string;
  id: number | string;
}

/** `order:12` */
export function refKey({ subject, id }: RecordRef): string {
  return `${subject}:${id}`;
}
