import fc from 'fast-check';

const { PROPERTY_SEED, PROPERTY_RUNS } = process.env;

// A check says the same of a program however often it runs; other seeds are for hunting (decision 108).
fc.configureGlobal({
  seed: Number(PROPERTY_SEED ?? 1),
  ...(PROPERTY_RUNS ? { numRuns: Number(PROPERTY_RUNS) } : {}),
});
