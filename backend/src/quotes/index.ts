export { QuotesForgetting } from './quotes-forgetting.js';
export { lastPricesFor, type LastPrice } from './last-prices.js';
export { QuoteDto } from './quotes.dto.js';
export { QuotesService } from './quotes.service.js';
export { priceBases, priceUnits, type PriceBasis, type PriceUnit } from './quote-sums.js';
export { QuotesModule } from './quotes.module.js';
export { Quote } from './quote.entity.js';
