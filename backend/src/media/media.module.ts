import { Module } from '@nestjs/common';

/** The media library: files that products, sections, posts and sellers show. */
@Module({})
export class MediaModule {}
