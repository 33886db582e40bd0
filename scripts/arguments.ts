import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * The options of a command, parsed by `parseArgs`. `--help` ends the command with its help text,
 * and so does an unknown option.
 */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
  help: string,
): ReturnType<typeof parseArgs<Config>> {
  if (process.argv.includes('--help')) {
    console.log(help);
    process.exit();
  }
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    console.error(`${error.message.split('. ')[0]}.\n\n${help}`);
    process.exit(1);
  }
}
