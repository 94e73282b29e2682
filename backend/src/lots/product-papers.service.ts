import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { DataSheets, validDocumentsOf } from '../catalog/index.js';
import type { ZipEntry } from '../common/http/index.js';
import { Database } from '../database/index.js';
import { MediaFiles } from '../media/index.js';
import { lotsOnSale } from './lot-rows.js';
import { PapersTooLarge } from './lots.errors.js';
import { AnalysisPdfs } from './paper/analysis-pdfs.service.js';

const mostBytes = 100 * 1024 * 1024;
/** Only the newest lots are in the archive; older ones have their own pages. */
const mostLots = 5;
/** Some programs that read archives do not support the longest names that file systems allow. */
const longestName = 80;

interface Paper {
  name: string;
  /** `pdf` */
  ending: string;
  /** Returns null for a file that was deleted meanwhile. */
  read: () => Promise<Uint8Array | null>;
}

/**
 * All papers of a product that visitors may download: its data sheet, its documents, and the certificates of the lots
 * on sale.
 */
@Injectable()
export class ProductPapers {
  constructor(
    private readonly database: Database,
    private readonly sheets: DataSheets,
    private readonly analyses: AnalysisPdfs,
    private readonly files: MediaFiles,
  ) {}

  /**
   * The files of an archive; each is read when it is sent. All errors are thrown before the first file.
   * @throws ProductNotFound, PapersTooLarge, PdfUnavailable
   */
  async of(productId: number, now: Date = new Date()): Promise<AsyncGenerator<ZipEntry>> {
    const sheet = await this.sheets.of(productId);
    const papers = [
      { name: sheet.readableName, ending: 'pdf', read: () => Promise.resolve(sheet.bytes) },
      ...(await this.documents(productId, now)),
      ...(await this.certificates(productId, now)),
    ];
    return entriesOf(papers);
  }

  private async documents(productId: number, now: Date): Promise<Paper[]> {
    const documents = await validDocumentsOf(this.database.read, productId, now);
    if (documents.reduce((sum, { media }) => sum + media.size, 0) > mostBytes) throw new PapersTooLarge();
    return documents.map(({ title, media: { filename } }) => ({
      name: title,
      ending: filename.split('.').at(-1) ?? '',
      read: async () => {
        const file = await this.files.open(filename);
        return file && buffer(file.bytes);
      },
    }));
  }

  private async certificates(productId: number, now: Date): Promise<Paper[]> {
    const lots = (await lotsOnSale(this.database.read, productId, now)).slice(0, mostLots);
    const editions = lots.flatMap(({ lot: { number }, analyses }) =>
      analyses.map(({ edition }) => ({ number, edition })),
    );
    const files = editions.map(({ number, edition }) => this.analyses.ofEdition(number, edition ?? 0));
    return (await Promise.all(files)).map(({ readableName, bytes }) => ({
      name: readableName,
      ending: 'pdf',
      read: () => Promise.resolve(bytes),
    }));
  }
}

/** «01 برگهٔ مشخصات کنسانترهٔ سیب.pdf»: numbered, so that no name comes twice. */
async function* entriesOf(papers: readonly Paper[]): AsyncGenerator<ZipEntry> {
  for (const [at, { name, ending, read }] of papers.entries()) {
    const bytes = await read();
    const number = String(at + 1).padStart(2, '0');
    if (bytes) yield { name: `${number} ${fileNameOf(name)}.${ending}`, bytes };
  }
}

/** Without characters that a file system refuses or that would name a folder. */
function fileNameOf(title: string): string {
  const plain = title.replace(/[\s\p{Cc}\u2066-\u2069\\/:*?"<>|]+/gu, ' ').trim();
  return [...plain].slice(0, longestName).join('').trim();
}
