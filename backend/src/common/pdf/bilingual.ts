/** A text in both languages of a paper. */
export type Both = readonly [persian: string, english: string];

/** A Persian text, and its English text; null if the Persian one is enough, for example for a code. */
export type BilingualText = readonly [persian: string, english: string | null];
export type BilingualFact = readonly [label: Both, value: BilingualText];

/** The company that issues a paper, as texts that are ready to be printed. */
export interface Issuer {
  title: Both;
  name: string;
  facts: BilingualFact[];
  address: string;
}

/** The data of all papers that use `assets/pdf/bilingual.typ`. Every text is ready to be printed. */
export interface BilingualPaper {
  language: 'fa';
  /** The title of the document, without the invisible direction marks of the other texts. */
  name: string;
  title: string;
  englishTitle: string;
  number: string | null;
  page: readonly string[];
  /** A large pale text across every page. */
  watermark: string | null;
  site: string;
  /** An SVG with the QR code of the page that the paper is about. */
  qr: string;
  qrText: Both;
  seller: Issuer;
  facts: BilingualFact[];
  columns: readonly Both[];
  rows: BilingualText[][];
  notes: Both;
}
