import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * The options of a command, parsed by `parseArgs`. An unknown one ends the command with its help
 * text.
 */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
  help: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    console.error(`${error.message.split('. ')[0]}.\n\n${help}`);
    process.exit(1);
  }
}
