/** A text in both languages of a paper: Persian, and English beside it. */
export type Both = readonly [persian: string, english: string];

/** A text, and the English one where it says more. */
export type BilingualText = readonly [persian: string, english: string | null];
export type BilingualFact = readonly [label: Both, value: BilingualText];

/** Who issues a paper, ready to be printed. */
export interface Issuer {
  title: Both;
  name: string;
  facts: BilingualFact[];
  address: string;
}

/** What all papers of `assets/pdf/bilingual.typ` have, every text ready to be printed. */
export interface BilingualPaper {
  language: 'fa';
  /** Of the document, without the invisible marks of the texts. */
  name: string;
  title: string;
  englishTitle: string;
  number: string | null;
  page: readonly string[];
  /** Stands across every page. */
  watermark: string | null;
  site: string;
  /** An SVG of the address of the page that the paper is about. */
  qr: string;
  qrText: Both;
  seller: Issuer;
  facts: BilingualFact[];
  columns: readonly Both[];
  rows: BilingualText[][];
  notes: Both;
}
