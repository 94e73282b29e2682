export { Seller } from './seller.entity.js';
export { SellersModule } from './sellers.module.js';
export { SellersService } from './sellers.service.js';
