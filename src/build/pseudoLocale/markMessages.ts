import path from 'node:path';
import { compileFile } from '../../checks/messages/files';
import { mark } from '.';

interface LoaderContext {
  readonly resourcePath: string;
  readonly rootContext: string;
  readonly addDependency: (file: string) => void;
}

/** Replaces the module of a message file by one whose texts are marked. */
export default function markMessages(this: LoaderContext): string {
  const file = this.resourcePath.replace(/\.ts$/u, '.ftl');
  this.addDependency(file);
  return compileFile(this.rootContext, path.relative(this.rootContext, file).replaceAll(path.sep, '/'), mark).code;
}
