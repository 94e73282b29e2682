export { MediaModule } from './media.module.js';
export { MediaService } from './media.service.js';
export { MediaItem } from './media-item.entity.js';
export { MediaLeftover } from './media-leftover.entity.js';
export { MediaUse, type MediaPlace } from './media-use.entity.js';
export { recordMediaUses, type MediaMention, type PlaceOfUse } from './media-uses.js';
export { MediaVariantDto } from './media.dto.js';
export { variantsOfPicture } from './picture-of.js';
export { serveMedia } from './serve-media.js';
