/**
 * Lets a command end as usual when its reader has seen enough, as with `| head`, instead of with a stack trace. It goes on: what it writes to files
 * is not half done because nobody reads on.
 */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') throw error;
});
