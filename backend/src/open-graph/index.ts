export { OpenGraphModule } from './open-graph.module.js';
export { serveOpenGraph } from './serve-open-graph.js';
