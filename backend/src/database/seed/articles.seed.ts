import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { dayMs } from '../../common/tehran-day.js';
import { Env } from '../../config/index.js';
import { Post, PostsService } from '../../content/index.js';
import { Database } from '../database.js';
import { demoArticles } from './articles/index.js';
import { seedOnce } from './seed-once.js';

/** `SEED=demo`: six articles, into a database without any; also one whose catalogue was put in before there was a blog. */
@Injectable()
export class ArticlesSeed implements OnApplicationBootstrap {
  constructor(
    private readonly env: Env,
    private readonly database: Database,
    private readonly posts: PostsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.env.seed !== 'demo') return;
    await seedOnce(this.database, {
      name: 'demo-articles',
      hasOwn: (manager) => manager.exists(Post),
      fill: (tx) => this.fill(tx),
    });
  }

  private async fill(tx: EntityManager): Promise<void> {
    const oldestFirst = [...demoArticles].sort((a, b) => b.daysAgo - a.daysAgo);
    for (const { daysAgo, ...article } of oldestFirst) {
      await this.posts.add({ ...article, status: 'published' }, new Date(Date.now() - daysAgo * dayMs), tx);
    }
  }
}
