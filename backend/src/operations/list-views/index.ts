export { AdminListViews, type ListView } from './list-views.entity.js';
