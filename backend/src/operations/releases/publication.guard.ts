import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Caller } from '../../auth/index.js';
import { PublicationsService } from './publications.service.js';

/** Refuses a publication before its body of up to 20 MB is read. */
@Injectable()
export class PublicationGuard implements CanActivate {
  constructor(private readonly publications: PublicationsService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request<{ remote: string }> & { user: Caller }>();
    // A body of another type is refused without being read anyway, whatever the remote is.
    if (request.is('multipart/form-data')) await this.publications.admit(request.params.remote, request.user);
    return true;
  }
}
