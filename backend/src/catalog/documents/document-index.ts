import { Injectable } from '@nestjs/common';
import { rangeOf, type Page } from '../../common/http/index.js';
import { isValid } from '../../common/validity.js';
import { SettingsService } from '../../content/index.js';
import { Database, RevisionCache } from '../../database/index.js';
import { OrderedList } from '../ordered-list.js';
import { isInKey, searchTermsOf, synonymsOf, type Synonyms } from '../search-terms.js';
import { documentEntries, type DocumentEntry, type FoundDocument } from './document-entry.js';
import type { DocumentsQuery } from './documents.dto.js';

interface Kept {
  list: OrderedList<DocumentEntry>;
  synonyms: Synonyms;
}

/** The documents of all products, kept in memory for the reason that `ProductIndex` gives. */
@Injectable()
export class DocumentIndex {
  private readonly kept: RevisionCache<Kept>;

  constructor(database: Database, settings: SettingsService) {
    this.kept = new RevisionCache(database, async () => {
      const [entries, { searchSynonyms }] = await Promise.all([documentEntries(database.read), settings.get()]);
      return { list: new OrderedList(entries), synonyms: synonymsOf(searchSynonyms) };
    });
  }

  /**
   * The valid documents whose texts, together with those of their product, have every word. At least one word must be
   * in the document's own texts only: «سیب» is a search for products, «برگهٔ ایمنی سیب» one for a document. Two or
   * three queries after a change of public data, otherwise none.
   */
  async find(query: DocumentsQuery, now: Date): Promise<Page<FoundDocument>> {
    const { list, synonyms } = await this.kept.get();
    const terms = searchTermsOf(query.q, synonyms);
    const isNamed = ({ productKey }: DocumentEntry): boolean =>
      terms.some((term) => !term.some((word) => isInKey(productKey, word)));
    const found = list.matching(terms, (entry) => isNamed(entry) && isValid(entry, now));
    const { skip, take } = rangeOf(query);
    return { rows: found.slice(skip, skip + take), total: found.length };
  }
}
