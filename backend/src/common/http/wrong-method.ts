import type { Express, NextFunction, Request, RequestHandler, Response } from 'express';
import { MethodNotAllowed } from '../errors/index.js';
import { patternOf } from './route-pattern.js';

interface RouteLayer {
  route?: { path: string; methods: Record<string, boolean> };
}

/** Runs after all routes. A path that has other methods is a 405 that lists them (RFC 9110 §15.5.6). */
export function wrongMethod(app: Express): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const [path = ''] = request.originalUrl.split('?', 1);
    const allowed = methodsAt(app, path);
    if (allowed.length === 0) return next();
    response.setHeader('Allow', allowed.join(', '));
    next(new MethodNotAllowed(allowed));
  };
}

function methodsAt(app: Express, path: string): string[] {
  const layers = app.router.stack as unknown as RouteLayer[];
  const methods = layers
    .flatMap(({ route }) => (route && patternOf(route.path).test(path) ? Object.keys(route.methods) : []))
    .map((method) => method.toUpperCase());
  return [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)];
}
