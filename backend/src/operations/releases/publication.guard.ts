import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Caller } from '../../auth/index.js';
import { PublicationsService } from './publications.service.js';

/** Refuses a publication before its body of up to 20 MB is read. */
@Injectable()
export class PublicationGuard implements CanActivate {
  constructor(private readonly publications: PublicationsService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { params, user } = context.switchToHttp().getRequest<Request<{ remote: string }> & { user: Caller }>();
    await this.publications.admit(params.remote, user);
    return true;
  }
}
