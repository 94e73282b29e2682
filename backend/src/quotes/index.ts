export { QuotesForgetting } from './quotes-forgetting.js';
export { QuotesModule } from './quotes.module.js';
