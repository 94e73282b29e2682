const { basename } = require('node:path');

/** An imported picture or font is its file's name. */
module.exports = {
  process: (_source, path) => ({ code: `module.exports = ${JSON.stringify(`/${basename(path)}`)};` }),
};
