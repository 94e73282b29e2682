import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { adminAudience, AdminSessionsService, type AdminTokenPayload } from './admin-sessions.service.js';
import type { Admin } from './admin.js';
import { JwtSecret } from './jwt-secret.js';

/** Reads the Bearer token and finds the session that it names; nothing but `false` is said about a bad one. */
@Injectable()
export class AdminJwtStrategy extends PassportStrategy(Strategy, 'admin') {
  constructor(
    private readonly sessions: AdminSessionsService,
    secret: JwtSecret,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      algorithms: ['HS256'],
      audience: adminAudience,
      passReqToCallback: true,
      secretOrKeyProvider: (_request, _token, done) => {
        secret.get().then(
          // Taken as it is; the types know of texts only.
          (key) => done(null, key as unknown as Buffer),
          (error: unknown) => done(error),
        );
      },
    });
  }

  async validate(request: Request, payload: AdminTokenPayload): Promise<Admin | false> {
    // What a page asks by itself says nothing about whether somebody is there (D13).
    const isByPerson = request.headers['x-background'] !== '1';
    return (await this.sessions.use(payload, { isByPerson })) ?? false;
  }
}
