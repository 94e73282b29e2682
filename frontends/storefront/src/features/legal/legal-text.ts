/** A legal text: an introduction and sections. A section's number is its position in the list. */
export interface LegalText {
  title: string;
  /** The description for search engines. */
  description: string;
  lead: string;
  /** The date of the last change as shown, in the Persian calendar. */
  updated: string;
  introduction: string[];
  sections: LegalSection[];
}

export interface LegalSection {
  /** The fragment of the section's address (`/terms#orders`). Other pages link to it, so do not change it. */
  id: string;
  title: string;
  paragraphs: string[];
  points?: string[];
  link?: { to: string; label: string };
}
