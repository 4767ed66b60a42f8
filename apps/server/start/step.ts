/** Runs a step of the start and logs how long it took, on lines of its own, as another may run beside it. */
export async function step<T>(name: string, run: () => Promise<T>): Promise<T> {
  const started = performance.now();
  process.stderr.write(`${name} …\n`);
  try {
    const value = await run();
    process.stderr.write(`${name} ready (${((performance.now() - started) / 1000).toFixed(1)} s)\n`);
    return value;
  } catch (error) {
    process.stderr.write(`${name} failed\n`);
    throw error;
  }
}
