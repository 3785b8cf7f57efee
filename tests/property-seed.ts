import fc from 'fast-check';

/** A run of the suite repeats: the same seed for every property. `npm run fuzz` looks for new ones. */
const fixedSeed = 18_850_101;

fc.configureGlobal({ seed: Number(process.env.LETHE_SEED ?? fixedSeed) });
