/* global __webpack_require__, REMOTE_NAME */
/** The renderer says where the browser finds the files of the version it renders. */
__webpack_require__.p = globalThis[Symbol.for('afshoreh.publicPaths')]?.[REMOTE_NAME] ?? '/';
