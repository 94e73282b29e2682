/** What makes a certificate of the first rows one that visitors see; of issuers that do not exist, as the whole company. */
export interface DemoCertificate {
  name: string;
  issuer: string;
  number: string;
  /** Counted from the start that puts it in. */
  validForDays: number;
}

export const demoCertificates: DemoCertificate[] = [
  { name: 'ISO 22000', issuer: 'مؤسسهٔ گواهی آریاسنج', number: 'FSMS-22-1048', validForDays: 760 },
  { name: 'HACCP', issuer: 'مؤسسهٔ گواهی آریاسنج', number: 'HACCP-22-1049', validForDays: 760 },
  { name: 'ISO 9001', issuer: 'شرکت ممیزی کیفیت زاگرس', number: 'QMS-31-0772', validForDays: 540 },
];
