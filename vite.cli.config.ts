import { defineConfig } from 'vite';

/** The command line as one file: the same registries as the app, found by the same glob. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/cli/main.ts',
    outDir: 'dist-cli',
    target: 'node20',
    minify: false,
    rollupOptions: { output: { entryFileNames: 'lethe.mjs' } },
  },
});
