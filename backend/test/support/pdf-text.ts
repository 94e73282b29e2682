import { getDocumentProxy } from 'unpdf';

export interface PlacedText {
  text: string;
  /** In points, from the left and from the bottom of the page. */
  x: number;
  y: number;
  width: number;
}

/** What a reader of a PDF gets: the title, the language, and the texts of each page at their places. */
export interface ReadPdf {
  title: string;
  language: string;
  isTagged: boolean;
  pages: PlacedText[][];
}

interface TextItem {
  str: string;
  transform: number[];
  width: number;
}

/** The parts of pdf.js that are used here; unpdf does not ship all of its types. */
interface Pdf {
  numPages: number;
  getMetadata(): Promise<{ info: { Title: string; Language: string } }>;
  getMarkInfo(): Promise<{ Marked?: boolean } | null>;
  getPage(number: number): Promise<{ getTextContent(): Promise<{ items: TextItem[] }> }>;
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = (await getDocumentProxy(new Uint8Array(bytes))) as unknown as Pdf;
  const { info } = await document.getMetadata();
  const marks = await document.getMarkInfo();
  const pages: PlacedText[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const placed = items.filter(({ str }) => str.trim() !== '');
    pages.push(
      placed.map(({ str, transform, width }) => ({
        text: str.replace(/[\u2066-\u2069\u200b]/g, ''),
        x: Math.round(transform[4] ?? 0),
        y: Math.round(transform[5] ?? 0),
        width: Math.round(width),
      })),
    );
  }
  return { title: info.Title, language: info.Language, isTagged: marks?.Marked === true, pages };
}

/** The lines of a page from the top; in each, what stands further right comes first, as Persian is read. */
export function persianLines(page: readonly PlacedText[]): string[] {
  const heights = [...new Set(page.map(({ y }) => y))].sort((a, b) => b - a);
  return heights.map((height) =>
    page
      .filter(({ y }) => y === height)
      .sort((one, other) => other.x - one.x)
      .map(({ text }) => text)
      .join(' '),
  );
}

/** Texts of one line of which the later begins before the earlier has ended. */
export function overlapsOf(page: PlacedText[]): string[] {
  const places = [...page].sort((one, other) => one.y - other.y || one.x - other.x);
  return places.flatMap((each, at) => {
    const next = places[at + 1];
    return next && next.y === each.y && next.x < each.x + each.width - 2 ? [`${each.text} | ${next.text}`] : [];
  });
}
