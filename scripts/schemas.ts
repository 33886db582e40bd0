import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { editorFiles } from './schemas/files.ts';

// Writes what editors need for completion and red lines: a JSON Schema for each kind of file, and the
// settings that name them. A test keeps them equal to the schemas of the build.
// Usage: npm run schemas [-- folder, the project's own]
const [folder = '.'] = process.argv.slice(2);
const files = editorFiles();
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
console.log(`${Object.keys(files).length} files in .vscode.`);
