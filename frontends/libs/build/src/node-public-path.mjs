/* global __webpack_require__, REMOTE_NAME */
/** The renderer sets the public URL of the version that it renders. */
__webpack_require__.p = globalThis[Symbol.for('afshoreh.publicPaths')]?.[REMOTE_NAME] ?? '/';
