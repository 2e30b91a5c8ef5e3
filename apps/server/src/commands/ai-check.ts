import { ConfigError, readConfig } from '../config.ts';
import { runAiCheck } from '../integrations/ai/check/run-ai-check.ts';

/** Command that asks the configured AI service three questions. Exit code 2 means that none is configured. */
try {
  process.exitCode = await runAiCheck(readConfig(), (line) => process.stdout.write(`${line}\n`));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
