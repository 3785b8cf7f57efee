/* Writes public/schema/policy.v1.json from the code's own schema. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'vite';
import { root } from './run-step.mjs';

const server = await createServer({
  root,
  server: { middlewareMode: true },
  appType: 'custom',
  logLevel: 'error',
});
const { policyJsonSchema } = await server.ssrLoadModule('/src/persistence/policy-schema.ts');
mkdirSync(`${root}/public/schema`, { recursive: true });
writeFileSync(`${root}/public/schema/policy.v1.json`, `${JSON.stringify(policyJsonSchema(), null, 2)}\n`);
await server.close();
