import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { editorFiles } from './schemas/files.ts';

// Writes the files that editors need for completion and error marking: a JSON Schema for each kind
// of file, and the settings that refer to them. A test compares them with the schemas of the build.
// Usage: npm run schemas [-- folder, by default the project's own]
const [folder = '.'] = process.argv.slice(2);
const files = editorFiles();
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
console.log(`${Object.keys(files).length} files in .vscode.`);
