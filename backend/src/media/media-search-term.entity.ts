import { searchTermsOf, termsOfText } from '../common/search/index.js';
import { MediaItem } from './media-item.entity.js';

export const MediaSearchTerm = searchTermsOf('media_search_term', 'mediaId', () => MediaItem);

export function mediaTermsOf({
  filename,
  originalFilename,
  tags,
}: Pick<MediaItem, 'filename' | 'originalFilename' | 'tags'>): string[] {
  return termsOfText(filename, originalFilename, ...tags.split(','));
}
