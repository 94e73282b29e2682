/** The renderer says where the browser finds the files of the version it renders. */
__webpack_public_path__ = globalThis[Symbol.for('afshoreh.publicPaths')]?.[REMOTE_NAME] ?? '/';
