// Lints texts as if they stood in the named files: [{ file, text }] on stdin, the rules that each broke on stdout.
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const eslint = new ESLint();
const broken = [];
for (const { file, text: source } of JSON.parse(await text(process.stdin))) {
  const [result] = await eslint.lintText(source, { filePath: file });
  broken.push(result.messages.map(({ ruleId, message }) => `${ruleId ?? 'fatal'}: ${message}`));
}
console.log(JSON.stringify(broken));
