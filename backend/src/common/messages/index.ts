export { Messages, type Topic } from './messages.js';
