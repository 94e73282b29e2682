/** A legal text: an introduction and numbered sections. The number is the place in the list. */
export interface LegalText {
  title: string;
  /** For search engines. */
  description: string;
  lead: string;
  /** As it is shown, Persian calendar (spec §2). */
  updated: string;
  introduction: string[];
  sections: LegalSection[];
}

export interface LegalSection {
  /** Part of the address (`/terms#orders`): people link to it, so it stays. */
  id: string;
  title: string;
  paragraphs: string[];
  points?: string[];
  link?: { to: string; label: string };
}
