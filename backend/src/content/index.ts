export { Certificate } from './certificates/index.js';
export {
  Comment,
  ModerationService,
  Post,
  postCategoryLabels,
  PostsService,
  PublishedPostsService,
  type NewPost,
} from './blog/index.js';
export { lockCallTimes } from './call-times-lock.js';
export { ContentModule } from './content.module.js';
export { calendarOf, Holiday, HolidaysService } from './holidays/index.js';
export { SectionVersion } from './section-version.entity.js';
export { Setting } from './setting.entity.js';
export { SettingsService } from './settings.service.js';
export type { Settings } from './settings.js';
export { PictureAddress } from './site-link.decorator.js';
