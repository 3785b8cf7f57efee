/** How long a start waits for a database that may be blocked. */
const patienceMs = 2000;

/** The value, or undefined when it fails or takes too long. */
export function withinPatience<T>(value: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patienceMs, undefined);
  });
  return Promise.race([value.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}
