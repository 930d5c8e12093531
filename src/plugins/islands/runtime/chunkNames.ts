/** The bundler's function that names the file of a chunk. https://rspack.rs/api/runtime-api/module-variables */
declare let __webpack_get_script_filename__: (chunk: string | number) => string;

let attempts = 0;

/** A browser may keep a broken file under its name, so that after a failure every chunk is asked for by another one. */
export function renameChunks(): void {
  const nameOf = __webpack_get_script_filename__;
  if (attempts++ === 0) __webpack_get_script_filename__ = (chunk) => `${nameOf(chunk)}?${attempts}`;
}
