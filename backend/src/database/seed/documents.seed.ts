import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { leftToRight } from '@afshoreh/persian';
import type { EntityManager } from 'typeorm';
import { Product, ProductDocument, saveShownMedia, type SaveProductDocumentDto } from '../../catalog/index.js';
import { logger, plainText } from '../../common/http/index.js';
import { paperTexts, Pdfs, qrOf, type BilingualFact, type BilingualPaper } from '../../common/pdf/index.js';
import { dayBefore, dayOf } from '../../common/tehran-day.js';
import { Env } from '../../config/index.js';
import { issuerOf, ownCompany, SettingsService, type Company } from '../../content/index.js';
import { MediaUploadService } from '../../media/index.js';
import { theSite } from '../../operations/audit/index.js';
import { Database } from '../database.js';
import { bumpRevision } from '../revision.js';
import {
  demoDocuments,
  documentColumns,
  documentFacts,
  documentPage,
  productPage,
  sampleMark,
  sampleNotes,
  type DemoDocument,
} from './documents.js';
import { seedOnce } from './seed-once.js';

const { fa, en } = paperTexts;

type Documents = { product: Product; documents: SaveProductDocumentDto[] }[];

/**
 * Adds documents to the demonstration catalogue. Their PDFs are made at the first start, because they should not be in the
 * repository. This takes two seconds, and the start does not wait for it. If it is interrupted, the next start makes them.
 */
@Injectable()
export class DocumentsSeed implements BeforeApplicationShutdown {
  /** Resolves when the documents are there, or cannot be made now. */
  finished: Promise<void> = Promise.resolve();
  private isStopping = false;

  constructor(
    private readonly env: Env,
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly pdfs: Pdfs,
    private readonly media: MediaUploadService,
  ) {}

  begin(): void {
    this.finished = this.run().catch((error: unknown) => {
      if (!this.isStopping) logger.warn({ err: error }, 'the sample documents are left to the next start');
    });
  }

  beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    return this.finished;
  }

  private async run(): Promise<void> {
    await seedOnce(this.database, {
      name: 'demo-documents',
      hasOwn: (manager) => manager.exists(ProductDocument),
      prepare: () => this.make(),
      fill: (tx, made) => fill(tx, made),
    });
  }

  private async make(): Promise<Documents> {
    const company = ownCompany(await this.settings.get());
    const made: Documents = [];
    for (const product of await this.database.read.find(Product, { order: { id: 'ASC' } })) {
      const documents: SaveProductDocumentDto[] = [];
      for (const demo of demoDocuments.filter(({ sku }) => sku === product.sku)) {
        if (this.isStopping) throw new Error('the site stops');
        documents.push(await this.document(demo, product, company));
      }
      if (documents.length > 0) made.push({ product, documents });
    }
    return made;
  }

  private async document(demo: DemoDocument, product: Product, company: Company): Promise<SaveProductDocumentDto> {
    const { kind, language, title, edition, validForDays } = demo;
    const today = dayOf(new Date());
    const validUntil = validForDays === undefined ? null : dayBefore(today, -validForDays);
    const paper = paperOf(demo, product, { company, today, validUntil, siteUrl: this.env.siteUrl });
    const bytes = Buffer.from(await this.pdfs.of('statement', paper));
    const { item } = await this.media.add({ bytes, originalFilename: `${title}.pdf`, tags: sampleMark }, theSite);
    return { mediaId: item.id, title, kind, language, edition, validUntil };
  }
}

/** Adds nothing if staff have added documents while the files were made. */
async function fill(tx: EntityManager, made: Documents): Promise<void> {
  await bumpRevision(tx);
  if (await tx.exists(ProductDocument)) return;
  for (const { product, documents } of made) await saveShownMedia(tx, product, { documents });
}

interface Issued {
  company: Company;
  today: string;
  validUntil: string | null;
  siteUrl: string;
}

function paperOf(
  { title, englishTitle, edition, issuer, rows }: DemoDocument,
  { id, name, sku }: Product,
  { company, today, validUntil, siteUrl }: Issued,
): BilingualPaper {
  const address = `${siteUrl}/product/${id}`;
  const nobody = { nationalId: '', economicCode: '', postalCode: '' };
  const dayOn = (day: string) => [fa.day(day), en.day(day)] as const;
  const facts: (BilingualFact | null)[] = [
    [documentFacts.product, [fa.typed(name), null]],
    sku === null ? null : [documentFacts.sku, [leftToRight(sku), null]],
    edition ? [documentFacts.edition, [fa.typed(edition), null]] : null,
    [documentFacts.issuedOn, dayOn(today)],
    validUntil === null ? null : [documentFacts.validUntil, dayOn(validUntil)],
  ];
  return {
    language: 'fa',
    name: plainText(title),
    title,
    englishTitle,
    number: null,
    page: documentPage,
    watermark: sampleMark,
    site: address.replace(/^https?:\/\//, ''),
    qr: qrOf(address),
    qrText: productPage,
    seller: issuerOf(issuer ? { ...nobody, ...issuer } : company),
    facts: facts.filter((fact) => fact !== null),
    columns: documentColumns,
    rows: rows.map((row) => row.map(([persian, english]) => [fa.typed(persian), en.typed(english)])),
    notes: sampleNotes,
  };
}
