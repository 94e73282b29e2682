export { Seller } from './seller.entity.js';
export { SellerFile } from './files/seller-file.entity.js';
export { SellersModule } from './sellers.module.js';
export type { CreateSellerDto } from './seller-forms.dto.js';
export { SellersService } from './sellers.service.js';
