import { analysisSheet } from './analysis-sheet.js';
import { appleMarket } from './apple-market.js';
import { asepticFilling } from './aseptic-filling.js';
import { certificates } from './certificates.js';
import type { DemoArticle } from './demo-article.js';
import { exportPapers } from './export-papers.js';
import { pureeLines } from './puree-lines.js';

/** Six articles of use to the trade, one per category. */
export const demoArticles: DemoArticle[] = [
  analysisSheet,
  appleMarket,
  pureeLines,
  certificates,
  exportPapers,
  asepticFilling,
];
