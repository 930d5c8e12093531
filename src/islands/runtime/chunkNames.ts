/** The bundler's function that returns a chunk's file name. https://rspack.rs/api/runtime-api/module-variables */
declare let __webpack_get_script_filename__: (chunk: string | number) => string;

let attempts = 0;

/** Renames all chunks after a failure, because a browser may have cached a broken file. */
export function renameChunks(): void {
  const nameOf = __webpack_get_script_filename__;
  if (attempts++ === 0) __webpack_get_script_filename__ = (chunk) => `${nameOf(chunk)}?${attempts}`;
}
